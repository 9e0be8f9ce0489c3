import { advancedSearch, type AdvancedFilters } from '@portal/contract/loads/advanced-search.contract.ts';
import { loadStatuses } from '@portal/contract/loads/load-status.ts';
import { openClient } from '../../../platform/database/connection.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays } from '../load-body.fixture.ts';
import { indexLoadTerms } from './search-terms.ts';

let app: TestApp;
let shipper: Shipper;
let child: Shipper;
let stranger: Shipper;
let operator: Shipper;
let carrierIds: number[];
let rows: Row[];

const modes = ['ltl', 'ftl', 'reefer'] as const;
const states = ['TX', 'IL', 'CA', 'GA'];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Loads that differ in everything a search asks for, spread over an account and the one below it. */
const sampleOf = (i: number) => ({
  account_id: i % 4 === 0 ? child.account_id : shipper.account_id,
  mode: at(modes, i),
  status: at(loadStatuses, i * 5),
  origin_state: at(states, i),
  destination_state: at(states, i * 3 + 1),
  pickup_date: inDays((i * 37) % 23),
  delivery_date: i % 3 === 0 ? null : inDays((i * 11) % 29),
  price: i % 2 === 0 ? null : ((i * 13) % 29) * 10,
  cheapest_price: i % 5 === 0 ? null : ((i * 7) % 31) * 10,
  weight_lb: 100 + ((i * 17) % 40) * 50,
  carrier_id: i % 3 === 0 ? null : at(carrierIds, i),
  po_number: `PO ${i % 7}`,
});
type Row = ReturnType<typeof sampleOf> & { id: number };

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.services;
  const parent = await makeShipper(app);
  child = await makeShipper(app, { parent_id: parent.account_id });
  shipper = await makeShipper(app, { account_id: parent.account_id });
  stranger = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
  carrierIds = [await makeCarrier(db, { scac: 'AAAA' }), await makeCarrier(db, { scac: 'BBBB' })];
  const samples = Array.from({ length: 120 }, (_, i) => sampleOf(i));
  const plain = { origin_zip: '75207', destination_zip: '60632', handling_units: 1 };
  const ids = await db
    .insertInto('loads')
    .values(samples.map((sample) => ({ ...sample, ...plain })))
    .returning('id')
    .execute();
  rows = samples.map((sample, i) => ({ ...sample, id: ids[i]?.id ?? 0 }));
  for (const { id } of rows) await indexLoadTerms(systemContext(app.services, 'test'), id);
});
afterAll(() => app.stop());

const search = (filters: object, { token } = shipper) =>
  app.call(advancedSearch.search, { query: { limit: 100, ...filters }, token });
const idsOf = async (filters: object, who = shipper) =>
  (await search(filters, who)).body.items.map(({ id }) => id).toSorted((a, b) => a - b);

const within = (value: number | string | null, from?: number | string, to?: number | string): boolean =>
  (from === undefined || (value !== null && value >= from)) && (to === undefined || (value !== null && value <= to));
const oneOf = (value: unknown, list?: readonly unknown[]): boolean => !list || list.includes(value);

/** What the filters mean, said once more in plain words. */
const fits = (row: Row, requested: Partial<AdvancedFilters>): boolean =>
  oneOf(row.status, requested.status) &&
  oneOf(row.mode, requested.mode) &&
  oneOf(row.origin_state, requested.origin_state) &&
  oneOf(row.destination_state, requested.destination_state) &&
  oneOf(row.carrier_id, requested.carrier_id) &&
  oneOf(row.account_id, requested.account_id ? [requested.account_id] : undefined) &&
  within(row.pickup_date, requested.pickup_from, requested.pickup_to) &&
  within(row.delivery_date, requested.delivery_from, requested.delivery_to) &&
  within(row.price ?? row.cheapest_price, requested.price_min, requested.price_max) &&
  within(row.weight_lb, requested.weight_min, requested.weight_max) &&
  (!requested.text || row.po_number.toLowerCase().startsWith(requested.text));

const questions = (): Partial<AdvancedFilters>[] => [
  {},
  { status: ['quoted', 'in transit', 'delivered'] },
  { mode: ['ftl', 'reefer'], origin_state: ['TX', 'CA'] },
  { destination_state: ['IL'], weight_min: 400, weight_max: 1500 },
  { price_min: 100, price_max: 200.5 },
  { pickup_from: inDays(3), pickup_to: inDays(12), delivery_from: inDays(5), delivery_to: inDays(20) },
  { carrier_id: carrierIds, weight_max: 900 },
  { carrier_id: carrierIds.slice(0, 1), status: ['assigned', 'cancelled'], pickup_from: inDays(2) },
  { account_id: child.account_id, mode: ['ltl'] },
  { text: 'po 3' },
  { text: 'po', mode: ['ltl'], status: ['quoted', 'expired'], price_min: 50 },
  { status: ['pending'], mode: ['ltl'], origin_state: ['TX'], price_max: 90, weight_min: 2000 },
];

test.each(Array.from({ length: 12 }, (_, i) => i))(
  'the filters of question %i all hold, for customer and operator',
  async (i) => {
    const requested = at(questions(), i);
    const expected = rows.filter((row) => fits(row, requested)).map(({ id }) => id);
    const { body } = await search(requested);
    expect(body.total).toBe(expected.length);
    expect(body.total_capped).toBe(false);
    const pages = [...(await idsOf(requested)), ...(await idsOf({ ...requested, skip: 100 }))].toSorted(
      (a, b) => a - b,
    );
    expect(pages).toEqual(expected);
    const mine = rows.map(({ id }) => id);
    const operators = [...(await idsOf(requested, operator)), ...(await idsOf({ ...requested, skip: 100 }, operator))];
    expect(operators.filter((id) => mine.includes(id)).toSorted((a, b) => a - b)).toEqual(expected);
  },
);

test('the latest pickup comes first, page after page', async () => {
  const [first, second] = [await search({ limit: 7 }), await search({ limit: 7, skip: 7 })];
  const days = [...first.body.items, ...second.body.items].map(({ pickup_date, id }) => `${pickup_date} ${id}`);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(days).size).toBe(14);
});

test('nobody finds loads of others, by whatever filter', async () => {
  for (const requested of questions().filter(({ account_id }) => !account_id)) {
    expect((await search(requested, stranger)).body).toMatchObject({ items: [], total: 0 });
  }
  const [foreign, absent] = [
    await search({ account_id: shipper.account_id }, stranger),
    await search({ account_id: 2_000_000_000 }, stranger),
  ];
  expect([foreign.status, absent.status]).toEqual([404, 404]);
  expect(await idsOf({}, child)).toEqual(rows.filter((row) => row.account_id === child.account_id).map(({ id }) => id));
});

test.each([
  ['price_min', 'NaN'],
  ['weight_max', '-1'],
  ['pickup_from', '2027-02-30'],
  ['status', 'lost'],
  ['anything', 'else'],
])('%s=%s is refused at its field', async (name, value) => {
  expect((await search({ [name]: value })).status).toBe(400);
});

test('of more loads than it looks at it says so, and pickup days lead to the old ones', async () => {
  const many = await makeShipper(app);
  // Over a connection without the limits of a call: so many rows take longer on a busy machine.
  const client = await openClient(app.databaseUrl);
  await client.query(
    `insert into loads (account_id, mode, pickup_date, origin_zip, destination_zip, weight_lb, handling_units)
     select $1, 'ltl', date '2020-01-01' + (n / 20), '75207', '60632', case n when 0 then 777 else 100 end, 1
     from generate_series(0, 21999) n`,
    [many.account_id],
  );
  await client.end();
  expect((await search({ weight_min: 700 }, many)).body).toMatchObject({ total: 0, total_capped: true });
  const old = await search({ weight_min: 700, pickup_to: '2020-02-01' }, many);
  expect(old.body).toMatchObject({ total: 1, total_capped: false });
}, 60_000);
