import { loadSorts } from '@portal/contract/loads/load-list.ts';
import { type LoadSort, loads } from '@portal/contract/loads/loads.contract.ts';
import { groupOf, loadStatuses, type StatusGroup } from '@portal/contract/loads/load-status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays } from '../load-body.fixture.ts';
import { indexLoadTerms } from './search-terms.ts';
import { systemContext } from '../../../platform/context.ts';

type Row = {
  id: number;
  account_id: number;
  mode: string;
  status: string;
  pickup_date: string;
  delivery_date: string | null;
  due_date: string | null;
  price: number | null;
  cheapest_price: number | null;
  carrier_id: number | null;
};

let app: TestApp;
let shipper: Shipper;
let child: Shipper;
let stranger: Shipper;
let rows: Row[];
let carrierIds: number[];

const columnSorts = loadSorts.filter((sort) => sort !== 'last_free_day');
const modes = ['ltl', 'ltl', 'ltl', 'ftl', 'reefer'] as const;

/** Loads of every status, with ties in every sort, spread over an account and the one below it. */
const sampleOf = (index: number) => ({
  account_id: index % 4 === 0 ? child.account_id : shipper.account_id,
  mode: modes[index % modes.length] ?? 'ltl',
  status: loadStatuses[(index * 5) % loadStatuses.length] ?? 'quoted',
  pickup_date: inDays((index * 37) % 23),
  delivery_date: index % 3 === 0 ? null : inDays((index * 11) % 19),
  due_date: inDays(((index * 7) % 9) - 4),
  price: index % 4 === 0 ? null : ((index * 13) % 29) * 10,
  cheapest_price: index % 2 === 0 ? null : 55,
  carrier_id: index % 3 === 0 ? null : (carrierIds[index % carrierIds.length] ?? null),
  origin_city: index % 10 === 0 ? 'Cañon City' : 'Dallas',
  origin_zip: '75207',
  destination_zip: '60632',
  weight_lb: 100,
  handling_units: 1,
  po_number: `PO ${index}`,
});

beforeAll(async () => {
  app = await startTestApp();
  shipper = await makeShipper(app);
  child = await makeShipper(app, { parent_id: shipper.account_id });
  stranger = await makeShipper(app);
  shipper = { ...shipper, token: (await makeShipper(app, { account_id: shipper.account_id })).token };
  const { db } = app.services;
  const carriers = ['AAAA', 'BBBB', 'CCCC'].map((scac) => ({
    scac,
    name: `${scac} Freight`,
    short_name: scac,
    rating: 'tariff',
  }));
  carrierIds = (await db.insertInto('carriers').values(carriers).returning('id').execute()).map(({ id }) => id);
  const columns = [
    'id',
    'account_id',
    'mode',
    'status',
    'pickup_date',
    'delivery_date',
    'due_date',
    'price',
    'cheapest_price',
    'carrier_id',
  ] as const;
  const samples = Array.from({ length: 180 }, (_, index) => sampleOf(index));
  rows = await db.insertInto('loads').values(samples).returning(columns).execute();
});
afterAll(() => app.stop());

const keyOf = (row: Row, sort: LoadSort): string | number => {
  const keys = {
    id: row.id,
    pickup_date: row.pickup_date,
    delivery_date: row.delivery_date ?? '0001-01-01',
    price: row.price ?? row.cheapest_price ?? 0,
  };
  return keys[sort.replace('-', '') as keyof typeof keys];
};
const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

/** The list as it should be, worked out without a database. */
const expected = (sort: LoadSort, wanted: (row: Row) => boolean) => {
  const sign = sort.startsWith('-') ? -1 : 1;
  const order = (a: Row, b: Row) => sign * (compare(keyOf(a, sort), keyOf(b, sort)) || a.id - b.id);
  return rows
    .filter(wanted)
    .toSorted(order)
    .map(({ id }) => id);
};

const late = (row: Row) => row.status === 'in transit' && (row.due_date ?? '9999') < inDays(0);
const inGroup = (group: StatusGroup) => (row: Row) => groupOf(row.status) === group;

const filters: [string, object | (() => object), (row: Row) => boolean][] = [
  ['nothing', {}, () => true],
  ...(['quoted', 'pending', 'assigned', 'in_transit', 'delivered', 'cancelled'] as const).map(
    (group): [string, object, (row: Row) => boolean] => [`group ${group}`, { group }, inGroup(group)],
  ),
  ['one mode', { mode: ['ftl'] }, (row) => row.mode === 'ftl'],
  ['two modes', { mode: ['ftl', 'reefer'] }, (row) => row.mode !== 'ltl'],
  [
    'pickup days',
    { pickup_from: inDays(4), pickup_to: inDays(11) },
    (row) => row.pickup_date >= inDays(4) && row.pickup_date <= inDays(11),
  ],
  ['a carrier', () => ({ carrier_id: [carrierIds[0]] }), (row) => row.carrier_id === carrierIds[0]],
  [
    'carriers and a mode',
    () => ({ carrier_id: carrierIds.slice(1), mode: ['ltl'] }),
    (row) => row.mode === 'ltl' && carrierIds.slice(1).includes(row.carrier_id ?? 0),
  ],
  ['late', { late: 'true' }, late],
  ['the child account', () => ({ account_id: child.account_id }), (row) => row.account_id === child.account_id],
  [
    'everything at once',
    () => ({ group: 'delivered', mode: ['ltl'], carrier_id: carrierIds, pickup_from: inDays(2) }),
    (row) => inGroup('delivered')(row) && row.mode === 'ltl' && row.carrier_id !== null && row.pickup_date >= inDays(2),
  ],
];

test.each(filters)('filtered by %s the list is right in every order, page by page', async (_, filter, wanted) => {
  const query = typeof filter === 'function' ? filter() : filter;
  for (const sort of columnSorts) {
    const all = expected(sort, wanted);
    const page = (skip: number) =>
      app.call(loads.list, { query: { ...query, sort, skip, limit: 40 } as never, token: shipper.token });
    const { status, body } = await page(0);
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual(all.slice(0, 40));
    expect(body.total).toBe(all.length);
    expect((await page(40)).body.items.map(({ id }) => id)).toEqual(all.slice(40, 80));
  }
});

test('the operator sees the same orders over all accounts', async () => {
  const operator = await makeShipper(app, { role: 'platform_admin' });
  for (const sort of columnSorts) {
    for (const [query, wanted] of [
      [{}, () => true],
      [{ carrier_id: [carrierIds[1]] }, (row: Row) => row.carrier_id === carrierIds[1]],
    ] as const) {
      const { body } = await app.call(loads.list, {
        query: { ...query, sort, limit: 60 },
        token: operator.token,
      });
      expect(body.items.map(({ id }) => id)).toEqual(expected(sort, wanted).slice(0, 60));
    }
  }
});

test('counts say what each group holds, whatever the list is filtered by', async () => {
  const { body } = await app.call(loads.list, { query: { mode: ['ftl'] }, token: shipper.token });
  const sizes = (['quoted', 'pending', 'assigned', 'in_transit', 'delivered', 'cancelled'] as const).map((group) => [
    group,
    rows.filter(inGroup(group)).length,
  ]);
  expect(body.counts).toEqual(Object.fromEntries(sizes));
  expect(body.late).toBe(rows.filter(late).length);
});

test('a search finds by whole values and later words, without accents or case, and only inside the own accounts', async () => {
  const ctx = systemContext(app.services, 'test');
  for (const { id } of rows.slice(0, 12)) await indexLoadTerms(ctx, id);
  await app.services.db
    .insertInto('stops')
    .values({ load_id: rows[3]?.id ?? 0, position: 0, type: 'pickup', zip_code: '81212', city: 'Cañon City' })
    .execute();
  await indexLoadTerms(ctx, rows[3]?.id ?? 0);
  const find = async (search: string, token = shipper.token, more = {}) =>
    (await app.call(loads.list, { query: { search, sort: 'id', ...more } as never, token })).body.items.map(
      ({ id }) => id,
    );
  expect(await find('CANON')).toEqual([rows[3]?.id]);
  expect(await find('cañon ci')).toEqual([rows[3]?.id]);
  expect(await find('city')).toEqual([rows[3]?.id]);
  expect(await find(String(rows[5]?.id))).toEqual([rows[5]?.id]);
  expect(await find('po 1')).toEqual([rows[1]?.id, rows[10]?.id, rows[11]?.id]);
  expect(await find('po 1', shipper.token, { mode: ['ltl'] })).toEqual(
    [rows[1]?.id, rows[10]?.id, rows[11]?.id].filter((id) => rows.find((row) => row.id === id)?.mode === 'ltl'),
  );
  expect(await find('canon', stranger.token)).toEqual([]);
  expect(await find('%')).toEqual([]);
});

test('a filter by a foreign account is answered like one by an account that does not exist', async () => {
  const by = (account_id: number) => app.call(loads.list, { query: { account_id }, token: stranger.token });
  const [foreign, absent] = [await by(shipper.account_id), await by(2_000_000_000)];
  expect([foreign.status, absent.status]).toEqual([404, 404]);
  expect((foreign.body as unknown as { detail: unknown }).detail).toEqual(
    (absent.body as unknown as { detail: unknown }).detail,
  );
});

test.each([
  { sort: 'account_id' },
  { sort: 'id; drop table loads' },
  { limit: 101 },
  { skip: -1 },
  { group: 'invalid' },
  { pickup_from: '2026-02-30' },
  { carrier_id: '1e3' },
  { account_id: '99999999999' },
  { late: 'yes' },
  { search: 'a\u0000b' },
  { nonsense: '1' },
])('hostile query %j is refused with 400', async (query) => {
  const { status } = await app.call(loads.list, { query: query as never, token: shipper.token });
  expect(status).toBe(400);
});

test('of more matches than a filter brings up those picked up last are listed, and by pickup day all of them', async () => {
  const { account_id, token } = await makeShipper(app);
  const samples = Array.from({ length: 240 }, (_, index) => ({
    ...sampleOf(index),
    account_id,
    carrier_id: carrierIds[0] ?? null,
    pickup_date: inDays(Math.floor(index / 10)),
  }));
  const made = await app.services.db.insertInto('loads').values(samples).returning(['id']).execute();
  const ask = async (query: object) => (await app.call(loads.list, { query, token })).body;
  for (const filter of [{ carrier_id: carrierIds[0] }, { pickup_from: inDays(0) }]) {
    const { items, total, total_capped } = await ask({ ...filter, sort: 'id', limit: 1 });
    expect({ total, total_capped }).toEqual({ total: 200, total_capped: true });
    expect(items[0]?.id).toBeGreaterThanOrEqual(made[30]?.id ?? 0);
    const last = await ask({ ...filter, sort: '-pickup_date', skip: 200, limit: 100 });
    expect(last.items.map(({ id }) => id)).toEqual(
      made
        .slice(0, 40)
        .map(({ id }) => id)
        .toReversed(),
    );
  }
  const twice = await ask({ carrier_id: [carrierIds[0], carrierIds[0]], pickup_to: inDays(1) });
  expect(twice.total).toBe(20);
});

test('an export speaks the chosen language, escapes formulas, and refuses more than 200 loads', async () => {
  await app.services.db
    .updateTable('loads')
    .set({ po_number: '=1+1' })
    .where('id', '=', rows[0]?.id ?? 0)
    .execute();
  const ask = (query: object) => app.call(loads.exportList, { query: query as never, token: shipper.token });
  const csv = await ask({ format: 'csv', language: 'es', ids: [rows[0]?.id] });
  const text = String(csv.body);
  expect(text).toContain('Fecha de recolección');
  expect(text).toContain(`'=1+1`);
  expect(text).toMatch(/\d\d-\d\d-\d{4}/);
  const xlsx = await ask({ format: 'xlsx' });
  expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
  expect(String(xlsx.body).startsWith('PK')).toBe(true);
  await app.services.db
    .insertInto('loads')
    .values(Array.from({ length: 30 }, (_, index) => sampleOf(index)))
    .execute();
  const tooMany = await ask({ format: 'csv' });
  expect(tooMany.status).toBe(400);
  expect(JSON.stringify(tooMany.body)).toContain('200');
});

test('an export of chosen loads is all of them or none: a foreign one answers like one that is not there', async () => {
  const own = rows[0]?.id ?? 0;
  const theirs = { ...sampleOf(0), account_id: stranger.account_id };
  const foreign = await app.services.db.insertInto('loads').values(theirs).returning('id').executeTakeFirstOrThrow();
  const ask = (ids: readonly number[]) =>
    app.call(loads.exportList, { query: { format: 'csv', ids: [...ids] }, token: shipper.token });
  expect((await ask([own])).status).toBe(200);
  const refused = { status: 404, body: { detail: [{ code: 'loads.not_found' }] } };
  for (const other of [foreign.id, 2_147_483_647]) expect(await ask([own, other])).toMatchObject(refused);
});

test('an export of one account does not wait for thirty of another', async () => {
  const ask = ({ token }: Shipper) => app.call(loads.exportList, { query: { format: 'xlsx' }, token });
  const busy = await makeShipper(app);
  const theirs = Array.from({ length: 150 }, (_, nth) => ({ ...sampleOf(nth), account_id: busy.account_id }));
  await app.services.db.insertInto('loads').values(theirs).execute();
  let answered = 0;
  const count = ({ status }: { status: number }) => (answered += status === 200 ? 1 : 0);
  const many = Array.from({ length: 30 }, () => ask(busy).then(count));
  await Promise.race(many);
  expect((await ask(stranger)).status).toBe(200);
  // Who waited for them would be answered last; on a busy machine each step of the call lets one pass.
  expect(answered).toBeLessThan(many.length);
  await Promise.all(many);
  expect(answered).toBe(30);
}, 60_000);
