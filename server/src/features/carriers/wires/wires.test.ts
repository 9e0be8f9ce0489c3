import { carrierConnections } from '@portal/contract/carriers/connections.contract.ts';
import { carrierWires } from '@portal/contract/carriers/wires/wires.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecret } from '../../../integrations/carriers/carrier-secret.ts';
import { portFor } from '../../../integrations/carriers/port-of-carrier.ts';
import { wiresOf } from '../../../integrations/carriers/wires/wires.queries.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import {
  startSimulatedCarriers,
  type SimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newWire } from './new-wire.fixture.ts';

let simulated: SimulatedCarriers;
let app: TestApp;
let operator: Shipper;

beforeAll(async () => {
  simulated = await startSimulatedCarriers(undefined, startTestApp);
  app = simulated.app;
  operator = await makeShipper(app, { role: 'platform_admin' });
});
afterAll(async () => {
  await app.stop();
  await simulated.stop();
});

const newCarrier = () => makeCarrier(app.services.db, { scac: unusedScac() });
const add = async (carrierId: number, changes: Partial<ReturnType<typeof newWire>> = {}) =>
  app.call(carrierWires.add, { body: newWire(carrierId, changes), token: operator.token });
const change = (id: number, body: object) =>
  app.call(carrierWires.change, { params: { id }, body: { wire: 'portal', ...body } as never, token: operator.token });
const check = (id: number) => app.call(carrierWires.check, { params: { id }, token: operator.token });
const ofCarrier = async (carrierId: number) =>
  (await app.call(carrierWires.list, { query: { carrier_id: carrierId }, token: operator.token })).body.items;
const columns = (id: number) =>
  app.services.db
    .selectFrom('carriers')
    .select(['api_address', 'api_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const reachable = (id: number) =>
  app.services.db
    .selectFrom('carriers')
    .select(['scac', wiresOf('carriers.id').as('wires')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const actionsOn = async (carrierId: number) =>
  (
    await app.services.db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('object_type', '=', 'carrier')
      .where('object_id', '=', String(carrierId))
      .orderBy('id')
      .execute()
  ).map((entry) => entry);

describe('a wire to a carrier', () => {
  it('is set up once a kind, with a secret that nobody reads again', async () => {
    const carrierId = await newCarrier();
    const added = await add(carrierId);
    expect(added).toMatchObject({ status: 201, body: { state: 'untried', has_secrets: ['key'], version: 1 } });
    const row = await app.services.db
      .selectFrom('carrier_wires')
      .select('secrets')
      .where('id', '=', added.body.id)
      .executeTakeFirstOrThrow();
    expect(row.secrets['key']).not.toContain('of the carrier');
    expect(openSecret(row.secrets['key'] ?? null, app.services.config.tokenSigningKey)).toBe('of the carrier');
    expect(await add(carrierId)).toMatchObject({ status: 409, body: { detail: [{ code: 'carriers.wire_taken' }] } });
    const shown = JSON.stringify([await ofCarrier(carrierId), await actionsOn(carrierId), added.body]);
    expect(shown).not.toContain('of the carrier');
    expect(shown).not.toContain('aes-256-gcm');
  });

  it('keeps a secret only for the address it was given for', async () => {
    const { id } = (await add(await newCarrier())).body;
    expect(
      (await change(id, { version: 1, settings: { answer_seconds: 20, answer_megabytes: 8 } })).body,
    ).toMatchObject({
      has_secrets: ['key'],
      settings: { answer_seconds: 20, answer_megabytes: 8 },
      version: 2,
    });
    expect((await change(id, { version: 2, address: 'https://other.example.com' })).body.has_secrets).toEqual([]);
    expect(await change(id, { version: 2, enabled: false })).toMatchObject({
      status: 409,
      body: { detail: [{ code: 'carriers.changed_meanwhile' }] },
    });
  });

  it('is refused with an address that cannot be called', async () => {
    const carrierId = await newCarrier();
    expect(await add(carrierId, { address: 'ftp://files.example.com' })).toMatchObject({ status: 400 });
    expect(await add(2_000_000_000)).toMatchObject({ status: 404 });
    expect(await ofCarrier(carrierId)).toEqual([]);
  });

  it('says what a test found, and since when it fails', async () => {
    const { scac, id: carrierId } = await app.services.db
      .selectFrom('carriers')
      .select(['id', 'scac'])
      .where('id', '=', await makeCarrier(app.services.db, { scac: 'ODFL' }))
      .executeTakeFirstOrThrow();
    const wire = (await add(carrierId, { address: `/carriers/${scac}/v1`, secrets: { key: 'wrong' } })).body;
    expect((await check(wire.id)).body).toMatchObject({
      fault: 'key_refused',
      wire: { state: 'failing', failures: 1 },
    });
    const again = (await check(wire.id)).body.wire;
    expect(again).toMatchObject({ failures: 2, failing_since: expect.any(String), answered_at: null });
    await change(wire.id, { version: 1, secrets: { key: 'demo-carrier-odfl' } });
    expect((await check(wire.id)).body).toMatchObject({
      fault: null,
      wire: { state: 'connected', failures: 0, failing_since: null, answered_at: expect.any(String) },
    });
  });

  it('gives no part of the port once it is off, and all of them while it is on', async () => {
    const carrierId = await newCarrier();
    const { id } = (await add(carrierId)).body;
    const on = portFor(app.services, await reachable(carrierId), 'tender');
    expect([typeof on?.tender, typeof on?.findTender]).toEqual(['function', 'function']);
    await change(id, { version: 1, enabled: false });
    expect(portFor(app.services, await reachable(carrierId), 'tender')).toBeNull();
    expect((await ofCarrier(carrierId))[0]).toMatchObject({ state: 'off' });
    expect((await actionsOn(carrierId)).map(({ action }) => action)).toEqual([
      'carrier.wire-added',
      'carrier.wire-off',
    ]);
  });

  it('goes with its secrets', async () => {
    const carrierId = await newCarrier();
    const { id } = (await add(carrierId)).body;
    const remove = () => app.call(carrierWires.remove, { params: { id }, token: operator.token });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await columns(carrierId)).toEqual({ api_address: null, api_key: null });
  });
});

describe('while servers of the former release run beside this one', () => {
  it('is written through to the columns they read, and taken from those they write', async () => {
    const carrierId = await newCarrier();
    const { id } = (await add(carrierId)).body;
    const written = await columns(carrierId);
    expect(written.api_address).toBe('https://api.example.com/v1');
    expect(openSecret(written.api_key, app.services.config.tokenSigningKey)).toBe('of the carrier');
    await change(id, { version: 1, enabled: false });
    expect(await columns(carrierId)).toEqual({ api_address: null, api_key: null });
    const byFormer = { api_address: 'https://former.example.com', api_key: null };
    await app.services.db.updateTable('carriers').set(byFormer).where('id', '=', carrierId).execute();
    expect((await ofCarrier(carrierId))[0]).toMatchObject({
      id,
      address: 'https://former.example.com',
      has_secrets: [],
      state: 'untried',
    });
    await app.services.db.updateTable('carriers').set({ api_address: null }).where('id', '=', carrierId).execute();
    expect(await ofCarrier(carrierId)).toEqual([]);
  });

  it('is what the form of the carrier says', async () => {
    const carrierId = await newCarrier();
    await app.call(carrierConnections.change, {
      params: { id: carrierId },
      body: { version: 1, api_address: 'https://form.example.com' },
      token: operator.token,
    });
    expect((await ofCarrier(carrierId))[0]).toMatchObject({ address: 'https://form.example.com', wire: 'portal' });
  });
});
