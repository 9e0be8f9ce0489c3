import { carrierConnections } from '@portal/contract/carriers/connections.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSecret } from '../../../integrations/carriers/carrier-secret.ts';
import { systemContext } from '../../../platform/context.ts';
import { operatorDay } from '../../../platform/settings/operator-day.ts';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { imageFile } from '../../../testing/audit/image-file.ts';
import { pushEvents, wireEvent } from '../../../testing/fixtures/carriers/carrier-push.ts';
import { makeDeliveredLoad } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import {
  startSimulatedCarriers,
  type SimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { loadBody } from '../../loads/load-body.fixture.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { encryptSecrets } from './carrier-secrets.ts';
import { newConnection } from './new-connection.fixture.ts';

let simulated: SimulatedCarriers;
let app: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  // The operator's list has the carriers of every file.
  simulated = await startSimulatedCarriers(undefined, startTestApp);
  app = simulated.app;
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
});
afterAll(async () => {
  await app.stop();
  await simulated.stop();
});

const add = (body: ReturnType<typeof newConnection>) =>
  app.call(carrierConnections.add, { body, token: operator.token });
const change = (id: number, body: object) =>
  app.call(carrierConnections.change, { params: { id }, body: body as never, token: operator.token });
const keptSecrets = (id: number) =>
  app.services.db
    .selectFrom('carriers')
    .select(['api_key', 'webhook_secret'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const signingKey = () => app.services.config.tokenSigningKey;

describe('a carrier on the operator’s screen', () => {
  it('is added once, with a secret nobody reads again and the database keeps encrypted', async () => {
    const api = { rating: 'api', api_address: '/carriers/SAIA/v1', api_key: 'demo-carrier-saia' } as const;
    const added = await add(newConnection({ scac: 'SAIA', ...api }));
    expect(added).toMatchObject({ status: 201, body: { scac: 'SAIA', has_api_key: true, enabled: true, version: 1 } });
    expect(JSON.stringify(added.body)).not.toContain('demo-carrier-saia');
    const { api_key } = await keptSecrets(added.body.id);
    expect(api_key).not.toContain('demo-carrier-saia');
    expect(openSecret(api_key, signingKey())).toBe('demo-carrier-saia');
    const { rows } = await app.services.pool.query(
      `select after::text from audit_entries where action = 'carrier.added'`,
    );
    expect(JSON.stringify(rows)).toContain('SAIA');
    expect(JSON.stringify(rows)).not.toContain('demo-carrier-saia');
    const again = await add(newConnection({ scac: 'SAIA' }));
    expect(again).toMatchObject({ status: 409, body: { detail: [{ code: 'carriers.scac_taken' }] } });
  });

  it('is refused without an address, with one nobody can read, and with a calendar that is not there', async () => {
    for (const [fields, code] of [
      [{ rating: 'api' }, 'carriers.address_missing'],
      [{ rating: 'api', api_address: 'http://[' }, 'carriers.address_unknown'],
      [{ calendar: 'NONE' }, 'carriers.calendar_unknown'],
    ] as const) {
      const refused = await add(newConnection({ scac: 'NOPE', ...fields }));
      expect(refused).toMatchObject({ status: 400, body: { detail: [{ code }] } });
    }
  });

  it('is tested as the portal asks it: let in, refused by its key, not reached', async () => {
    const test = async (id: number) =>
      (await app.call(carrierConnections.check, { params: { id }, token: operator.token })).body.fault;
    const api = { rating: 'api', api_address: '/carriers/EXLA/v1', api_key: 'demo-carrier-exla' } as const;
    const { body } = await add(newConnection({ scac: 'EXLA', ...api }));
    expect(await test(body.id)).toBe('none');
    await change(body.id, { version: 1, api_key: 'another' });
    expect(await test(body.id)).toBe('key_refused');
    await change(body.id, { version: 2, api_address: 'http://127.0.0.1:9/v1' });
    expect(await test(body.id)).toBe('unreachable');
    const byTables = await add(newConnection({ scac: 'TBLS' }));
    expect(await test(byTables.body.id)).toBe('no_address');
  });

  it('loses its key with its address, so that the key goes nowhere else', async () => {
    const api = { rating: 'api', api_address: '/carriers/RDWY/v1', api_key: 'key-of-rdwy' } as const;
    const { body } = await add(newConnection({ scac: 'RDWY', ...api }));
    const moved = await change(body.id, { version: 1, api_address: 'https://elsewhere.example/v1' });
    expect(moved.body).toMatchObject({ has_api_key: false, version: 2 });
    expect((await keptSecrets(body.id)).api_key).toBeNull();
  });

  it('refuses the second of two people who change it at once, and keeps the first change', async () => {
    const { body } = await add(newConnection({ scac: 'TWOS' }));
    const answers = await Promise.all(
      ['First', 'Second'].map((short_name) => change(body.id, { version: 1, short_name })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.short_name;
    const { items } = (await app.call(carrierConnections.list, { token: operator.token })).body;
    expect(items.find(({ id }) => id === body.id)).toMatchObject({ short_name: kept, version: 2 });
  });

  it('is nobody’s but the operator’s, and one that is not there is not found', async () => {
    expect((await app.call(carrierConnections.list, { token: shipper.token })).status).toBe(403);
    expect((await change(999_999, { version: 1, enabled: false })).status).toBe(404);
  });

  it('has a logo that quotes and lists show, until it is taken away', async () => {
    const { body } = await add(newConnection({ scac: 'LOGO' }));
    const params = { id: body.id };
    const logo = await imageFile();
    const named = await app.call(carrierConnections.changeLogo, { params, body: { logo }, token: operator.token });
    const url = named.body.logo_url ?? '';
    const picture = await fetch(`${app.url}${url}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const text = new File(['<svg/>'], 'logo.svg', { type: 'image/png' });
    const refused = await app.call(carrierConnections.changeLogo, {
      params,
      body: { logo: text },
      token: operator.token,
    });
    expect(refused).toMatchObject({ status: 415, body: { detail: [{ code: 'carriers.logo_type' }] } });
    await app.call(carrierConnections.removeLogo, { params, token: operator.token });
    expect((await fetch(`${app.url}${url}`)).status).toBe(404);
  });
});

describe('a suspended carrier', () => {
  it('is not asked for quotes, and what is booked with it goes on', async () => {
    const { db } = app.services;
    const [going, resting] = [await makeCarrier(db, { scac: 'GONG' }), await makeCarrier(db, { scac: 'REST' })];
    for (const id of [going, resting]) await makeTariff(db, id);
    const booked = await makeDeliveredLoad(app, shipper.account_id, {
      status: 'in transit',
      carrier_id: resting,
      actual_delivery_at: null,
    });
    expect((await change(resting, { version: 1, enabled: false })).body).toMatchObject({
      enabled: false,
      under_way: 1,
    });
    const made = await app.call(loads.create, {
      body: loadBody(),
      token: shipper.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { id } = made.body;
    await vi.waitFor(
      async () => {
        const { body } = await app.call(quotes.list, { params: { id }, token: shipper.token });
        expect(body.items.map(({ carrier }) => carrier.scac)).toContain('GONG');
      },
      { timeout: 30_000, interval: 100 },
    );
    const asked = await db
      .selectFrom('carrier_requests as r')
      .innerJoin('quote_rounds as q', 'q.id', 'r.round_id')
      .select('r.carrier_id')
      .where('q.load_id', '=', id)
      .execute();
    expect(asked.map(({ carrier_id }) => carrier_id)).not.toContain(resting);
    const load = await app.call(loads.get, { params: { id: booked }, token: shipper.token });
    expect(load.body).toMatchObject({ status: 'in transit' });
    await change(resting, { version: 2, enabled: true });
    const { rows } = await app.services.pool.query(
      `select action from audit_entries where object_type = 'carrier' and object_id = $1 order by id`,
      [String(resting)],
    );
    expect(rows.map(({ action }) => action)).toEqual(['carrier.suspended', 'carrier.resumed']);
  });
});

describe('a secret for reports', () => {
  it('is shown once, signs what the carrier pushes, and ends the one before', async () => {
    const id = await makeCarrier(app.services.db, { scac: 'PUSH', webhook_secret: 'written before' });
    const make = () => app.call(carrierConnections.makeWebhookSecret, { params: { id }, token: operator.token });
    const [first, second] = [await make(), await make()];
    expect(first).toMatchObject({ status: 201, body: { path: '/api/carrier-events/PUSH' } });
    const push = async (secret: string) =>
      (await pushEvents(app, [wireEvent({ event_id: 'one' })], { secret, scac: 'PUSH' })).status;
    expect(await push(first.body.webhook_secret)).toBe(401);
    expect(await push(second.body.webhook_secret)).toBe(404);
    expect((await keptSecrets(id)).webhook_secret).not.toContain(second.body.webhook_secret);
    await app.call(carrierConnections.removeWebhookSecret, { params: { id }, token: operator.token });
    expect(await push(second.body.webhook_secret)).toBe(401);
  });

  it('that was written unencrypted is encrypted at the next start and still counts', async () => {
    const { db } = app.services;
    const id = await makeCarrier(db, { scac: 'OLDS', api_key: 'old key', webhook_secret: 'old secret' });
    await encryptSecrets(db, signingKey());
    await encryptSecrets(db, signingKey());
    const { api_key, webhook_secret } = await keptSecrets(id);
    expect(`${api_key}${webhook_secret}`).not.toContain('old');
    expect(openSecret(api_key, signingKey())).toBe('old key');
    expect(openSecret(webhook_secret, signingKey())).toBe('old secret');
    expect(openSecret(api_key, Buffer.alloc(32, 1))).toBeNull();
  });
});

it('counts a carrier’s deliveries, transit and cargo claims for its scorecard', async () => {
  const { db } = app.services;
  const id = await makeCarrier(db, { scac: 'CARD' });
  const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await db
    .insertInto('carrier_days')
    .values({ carrier_id: id, day: before(6), delivered: 4, on_time: 3 })
    .execute();
  const made = { carrier_id: id, delivery_date: before(7) };
  const claimed = await makeDeliveredLoad(app, shipper.account_id, made);
  await makeDeliveredLoad(app, shipper.account_id, { ...made, due_date: before(7), delivery_date: before(5) });
  await makeDeliveredLoad(app, shipper.account_id, { ...made, actual_delivery_at: `${before(100)}T10:00:00Z` });
  await db
    .insertInto('claims')
    .values({
      account_id: shipper.account_id,
      load_id: claimed,
      type: 'cargo_claim',
      status: 'submitted',
      category: 'visible_damage',
      amount: 250.5,
      submitted_at: new Date().toISOString(),
    })
    .execute();
  const { body } = await app.call(carrierConnections.scorecard, {
    params: { id },
    query: { days: '90' },
    token: operator.token,
  });
  expect(body).toEqual({
    days: 90,
    delivered: 4,
    on_time: 3,
    transit: { loads: 2, promised_days: 1.5, actual_days: 2 },
    claims: { loads: 1, amount: 250.5 },
  });
});

it('counts a scorecard from its first day on, today among its days', async () => {
  const { db } = app.services;
  const id = await makeCarrier(db, { scac: 'EDGE' });
  const today = operatorDay(systemContext(app.services, 'test'));
  const rows = [0, 29, 30].map((days) => ({ carrier_id: id, day: addDays(today, -days), delivered: 1, on_time: 1 }));
  await db.insertInto('carrier_days').values(rows).execute();
  for (const days of [29, 30]) {
    const made = { carrier_id: id, actual_delivery_at: `${addDays(today, -days)}T15:00:00Z` };
    await makeDeliveredLoad(app, shipper.account_id, made);
  }
  const { body } = await app.call(carrierConnections.scorecard, {
    params: { id },
    query: { days: '30' },
    token: operator.token,
  });
  expect(body).toMatchObject({ delivered: 2, on_time: 2, transit: { loads: 1 } });
});

it('changes a calendar’s days at the version that was read', async () => {
  const days = [{ day: '2026-12-24', name: 'Christmas Eve' }];
  const token = operator.token;
  const added = await app.call(carrierConnections.addCalendar, {
    body: { code: 'MINE', name: 'Mine', closed_days: days },
    token,
  });
  expect(added).toMatchObject({ status: 201, body: { closed_days: days, version: 1 } });
  const rename = (name: string) =>
    app.call(carrierConnections.changeCalendar, {
      params: { code: 'MINE' },
      body: { version: 1, name, closed_days: [] },
      token,
    });
  const answers = await Promise.all([rename('One'), rename('Two')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { items } = (await app.call(carrierConnections.calendars, { token })).body;
  expect(items.find(({ code }) => code === 'MINE')).toMatchObject({ closed_days: [], version: 2 });
});
