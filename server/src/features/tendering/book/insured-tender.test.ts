import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  knowCarrier,
  type SimulatedCarriers,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { actingToken } from '../../../testing/fixtures/acting-token.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad, type QuotedLoad } from '../../../testing/fixtures/quoted-load.ts';

let simulated: SimulatedCarriers;
let shipper: Shipper;
let saia: number;

beforeAll(async () => {
  simulated = await startSimulatedCarriers(2000);
  shipper = await makeShipper(simulated.app);
  saia = await knowCarrier(simulated.app, 'SAIA');
});
afterAll(() => simulated.stop());

const patient = { timeout: 30_000, interval: 50 };

const quoted = async (value: number, who = shipper): Promise<QuotedLoad> => {
  const load = await makeQuotedLoad(simulated.app, { account_id: who.account_id, carrier_id: saia });
  await simulated.app.services.db
    .updateTable('loads')
    .set({ cargo_value_for_insurance: value })
    .where('id', '=', load.id)
    .execute();
  return load;
};

const tender = (load: QuotedLoad, more: object = {}, who = shipper) =>
  simulated.app.call(tendering.tender, {
    params: { id: load.id },
    query: { pickup: 'true', insurance: 'true', ...more },
    body: load.tender,
    token: who.token,
  });

const detailsOf = async ({ id }: QuotedLoad, who = shipper) =>
  (await simulated.app.call(loads.details, { params: { id }, token: who.token })).body;

const coversOf = async ({ id: load_id }: QuotedLoad, who = shipper) =>
  (await simulated.app.call(insurance.list, { query: { load_id }, token: who.token })).body.items;

const becomes = (load: QuotedLoad, status: string, who = shipper) =>
  vi.waitFor(async () => expect((await detailsOf(load, who)).status).toBe(status), patient);

const fault = ({ status, body }: { status: number; body: unknown }) => {
  const { code, field } = (body as { detail: { code: string; field?: string }[] }).detail[0] ?? {};
  return [status, code, field];
};

it('adds the premium to the price, and its certificate to the papers once the carrier accepts', async () => {
  await simulated.behave('SAIA', { fault: null });
  const load = await quoted(48_000);
  const { status, body } = await tender(load);
  expect([status, body.price, body.insurance]).toEqual([200, 572.2, true]);
  expect(body.price_lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['BASE', 500],
    ['CARGO_INSURANCE', 72.2],
  ]);
  expect(body.price_lines[1]?.label).toEqual({ en: 'Cargo insurance', es: 'Seguro de carga' });
  await becomes(load, 'assigned');
  await vi.waitFor(async () => expect((await coversOf(load))[0]?.status).toBe('in_force'), patient);
  const [cover] = await coversOf(load);
  const policy = await simulated.app.call(insurance.get, { params: { id: cover?.id ?? 0 }, token: shipper.token });
  const { liability } = await simulated.app.services.db
    .selectFrom('carrier_quotes')
    .innerJoin('loads', 'loads.carrier_quote_id', 'carrier_quotes.id')
    .select('carrier_quotes.liability')
    .where('loads.id', '=', load.id)
    .executeTakeFirstOrThrow();
  expect(policy.body.carrier_liability).toEqual({ carrier: 'SAIA Freight', most: liability.new });
  const papers = async () =>
    (await simulated.app.call(documents.list, { params: { load_id: load.id }, token: shipper.token })).body;
  await vi.waitFor(
    async () => expect(JSON.stringify(await papers()).match(/Certificate-AC-/g)).toHaveLength(2),
    patient,
  );
  const cancel = { params: { load_id: load.id }, body: { reason: 'other' as const, note: 'Changed plans' } };
  await simulated.app.call(tendering.cancel, { ...cancel, token: shipper.token });
  expect(await coversOf(load)).toMatchObject([{ status: 'cancelled', cancel_reason: 'load_cancelled' }]);
});

it('gives the cover and the free policy back when the carrier declines', async () => {
  const loyal = await makeShipper(simulated.app);
  await simulated.app.services.db
    .updateTable('accounts')
    .set({ loyalty_insurance: true })
    .where('id', '=', loyal.account_id)
    .execute();
  const left = async () =>
    (await simulated.app.call(insurance.list, { query: {}, token: loyal.token })).body.free_policies?.left;
  await simulated.behave('SAIA', { fault: 'decline_tender' });
  const load = await quoted(48_000, loyal);
  const { body } = await tender(load, { insurance: 'false', loyalty_insurance: 'true' }, loyal);
  expect([body.price, body.insurance, body.price_lines[1]?.amount]).toEqual([500, true, 0]);
  expect(await left()).toBe(2);
  await becomes(load, 'declined', loyal);
  expect(await detailsOf(load, loyal)).toMatchObject({ insurance: false, price: null });
  expect(await coversOf(load, loyal)).toMatchObject([{ status: 'cancelled', cancel_reason: 'carrier_declined' }]);
  expect(await left()).toBe(3);
});

it('books nothing where the cover is refused', async () => {
  await simulated.behave('SAIA', { fault: null });
  const dear = await quoted(400_000);
  expect(fault(await tender(dear))).toEqual([409, 'insurance.needs_operations', 'insurance']);
  const plain = await quoted(1000);
  expect(fault(await tender(plain, { loyalty_insurance: 'true' }))).toEqual([
    403,
    'insurance.not_loyal',
    'loyalty_insurance',
  ]);
  const short = await makeShipper(simulated.app);
  await simulated.app.services.db
    .updateTable('accounts')
    .set({ credit_limit: 500 })
    .where('id', '=', short.account_id)
    .execute();
  const beyond = await quoted(48_000, short);
  expect(fault(await tender(beyond, {}, short))).toEqual([409, 'billing.credit_limit', undefined]);
  expect(await coversOf(beyond, short)).toEqual([]);
  expect((await tender(beyond, { insurance: 'false' }, short)).status).toBe(200);
  expect([(await detailsOf(dear)).status, (await detailsOf(plain)).status]).toEqual(['quoted', 'quoted']);
  expect([await coversOf(dear), await coversOf(plain)]).toEqual([[], []]);
});

it('covers nothing for whoever is signed in as the account, and books without a cover', async () => {
  const load = await quoted(48_000);
  const acting = { ...shipper, token: await actingToken(simulated.app, shipper.account_id) };
  expect(fault(await tender(load, {}, acting))).toEqual([403, 'auth.not_signed_in_as', 'insurance']);
  expect([(await detailsOf(load)).status, await coversOf(load)]).toEqual(['quoted', []]);
  expect((await tender(load, { insurance: 'false' }, acting)).status).toBe(200);
});
