import { copies } from '@portal/contract/drayage/drayage.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeLoad } from '../../seed/loads.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { inDays, loadBody, type LoadBody } from './load-body.fixture.ts';
import { callAgain } from '../../testing/call-again.ts';

let app: TestApp;
let shipper: Shipper;
let stranger: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  stranger = await makeShipper(app);
});

const create = (body: LoadBody = loadBody({ draft: true }), token = shipper.token, headers = {}) =>
  app.call(loads.create, { body, token, headers });
const codesOf = (answer: { body: unknown }) =>
  (answer.body as { detail: { code: string; field?: string }[] }).detail.map(({ code, field }) => [code, field]);

test('a ZIP code is enough of a stop; city, zone, class and totals are completed', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body.status).toBe('unassigned');
  expect(body.stops.map(({ city, state, timezone }) => [city, state, timezone])).toEqual([
    ['Dallas', 'TX', 'America/Chicago'],
    ['Chicago', 'IL', 'America/Chicago'],
  ]);
  expect(body.distance_miles).toBeGreaterThan(800);
  expect(body).toMatchObject({ weight_lb: 1300, handling_units: 2, cubic_feet: 106.67, hazmat: false, version: 1 });
  expect(body.line_items[0]?.freight_class).toBe('85');
  expect(body).not.toHaveProperty('cost');
});

test('saving a load asks for quotes: the load moves and a round is open', async () => {
  const { body } = await create(loadBody({ accessorials: [{ code: 'LFTD' }] }));
  expect(body.status).toBe('quotes requested');
  expect(body.accessorials[0]).toMatchObject({ code: 'LFTD', type: 'delivery' });
  const rounds = await app.services.db.selectFrom('quote_rounds').selectAll().where('load_id', '=', body.id).execute();
  expect(rounds.map(({ round }) => round)).toEqual([1]);
});

test.each([
  [
    'a ZIP code nobody knows',
    {
      stops: [
        { type: 'pickup', zip_code: '75207' },
        { type: 'delivery', zip_code: '00001' },
      ],
    },
    'places.zip_unknown',
    'stops.1.zip_code',
  ],
  [
    'a delivery before the pickup',
    {
      stops: [
        { type: 'delivery', zip_code: '75207' },
        { type: 'pickup', zip_code: '60632' },
      ],
    },
    'loads.stops_order',
    'stops',
  ],
  ['a pickup in the past', { pickup_date: inDays(-3) }, 'loads.pickup_date_past', 'pickup_date'],
  ['hazmat ticked without a hazardous item', { hazmat: true }, 'commodities.hazmat_item_missing', 'line_items'],
] as const)('%s is refused at its field', async (_, changes, code, field) => {
  const answer = await create(loadBody(changes as unknown as Partial<LoadBody>));
  expect(answer.status).toBe(400);
  expect(codesOf(answer)).toContainEqual([code, field]);
});

test('freight is worth more than nothing or nothing is said of it, in every call', async () => {
  const refused = ['loads.cargo_value_missing', 'cargo_value_for_insurance'];
  const answer = await create(loadBody({ draft: true, cargo_value_for_insurance: 0 }));
  expect([answer.status, ...codesOf(answer)]).toEqual([400, refused]);
  const { body } = await create(loadBody({ draft: true, cargo_value_for_insurance: null }));
  expect(body.cargo_value_for_insurance).toBeNull();
  const change = (cargo_value_for_insurance: number | null) =>
    app.call(loads.change, { params: { id: body.id }, body: { cargo_value_for_insurance }, token: shipper.token });
  expect(codesOf(await change(0))).toEqual([refused]);
  expect((await change(4800)).body.cargo_value_for_insurance).toBe(4800);
  expect((await change(null)).body.cargo_value_for_insurance).toBeNull();
});

test('more than an LTL carrier takes is refused', async () => {
  const [item] = loadBody().line_items;
  const answer = await create(loadBody({ line_items: [{ ...item!, weight: 20_001 }] }));
  expect(codesOf(answer)).toEqual([['commodities.cargo_limit_exceeded', 'line_items']]);
});

test('a mode that is not enabled is forbidden', async () => {
  const limited = await makeShipper(app, { dispatchModes: { ftl: false } });
  const answer = await create(loadBody({ mode: 'ftl' }), limited.token);
  expect(answer.status).toBe(403);
  expect(codesOf(answer)).toEqual([['quotes.mode_not_enabled', 'mode']]);
});

test("a saved location of somebody else's is refused like one that does not exist", async () => {
  const location = { account_id: stranger.account_id, name: 'Dock', city: 'Dallas', state: 'TX', zip_code: '75207' };
  const { id } = await app.services.db
    .insertInto('locations')
    .values(location)
    .returning('id')
    .executeTakeFirstOrThrow();
  const naming = (location_id: number) =>
    create(
      loadBody({
        draft: true,
        stops: [
          { type: 'pickup', zip_code: '75207', location_id },
          { type: 'delivery', zip_code: '60632' },
        ],
      }),
    );
  const [foreign, absent] = [await naming(id), await naming(2_000_000_000)];
  expect([foreign.status, absent.status]).toEqual([404, 404]);
  expect(codesOf(foreign)).toEqual(codesOf(absent));
});

test('one key saves one load, however often it is sent', async () => {
  const headers = { 'idempotency-key': `key-${crypto.randomUUID()}` };
  const body = loadBody({ draft: true, po_number: 'PO-ONCE' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(body, shipper.token, headers)));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  const other = await create(loadBody({ draft: true }), shipper.token, headers);
  expect(other.status).toBe(422);
});

test('of 50 changes of one version one wins', async () => {
  const { body: load } = await create();
  const change = (note: number) =>
    callAgain(app)(loads.change, {
      params: { id: load.id },
      body: { po_number: `PO ${note}`, version: 1 },
      token: shipper.token,
    });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, note) => change(note)));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  const { body } = await app.call(loads.details, { params: { id: load.id }, token: shipper.token });
  expect(body).toMatchObject({ version: 2, po_number: won[0]?.body.po_number });
});

test('a change keeps what it does not name, and asks for a requote only where the price depends on it', async () => {
  const { body: load } = await create(loadBody({ draft: true, accessorials: [{ code: 'LFTD' }], po_number: 'PO-7' }));
  await app.services.db.updateTable('loads').set({ quote_round: 1 }).where('id', '=', load.id).execute();
  const change = (body: object) => app.call(loads.change, { params: { id: load.id }, body, token: shipper.token });
  const renamed = await change({ billing_reference: 'ACCT-9' });
  expect(renamed.body).toMatchObject({ requote_needed: false, po_number: 'PO-7', billing_reference: 'ACCT-9' });
  expect(renamed.body.accessorials.map(({ code }) => code)).toEqual(['LFTD']);
  const moved = await change({
    stops: [
      { type: 'pickup', zip_code: '75207' },
      { type: 'delivery', zip_code: '10001' },
    ],
  });
  expect(moved.body).toMatchObject({ requote_needed: true });
  expect(moved.body.stops.at(-1)?.city).toBe('New York');
  const { body } = await app.call(loads.history, { query: { load_id: load.id }, token: shipper.token });
  expect(body.items.map(({ event }) => event)).toEqual(['change', 'change', 'create']);
});

test('a booked load is not changed any more, but its billing reference is', async () => {
  const { body: load } = await create();
  await app.services.db.updateTable('loads').set({ status: 'assigned' }).where('id', '=', load.id).execute();
  const params = { id: load.id };
  const changed = await app.call(loads.change, { params, body: { po_number: 'X' }, token: shipper.token });
  expect(changed.status).toBe(409);
  const billed = await app.call(loads.changeBilling, { params, body: { po_number: 'PO-LATE' }, token: shipper.token });
  expect(billed.body.po_number).toBe('PO-LATE');
});

test('a copy is a body that makes the same load, and writes nothing', async () => {
  const { body: load } = await create(loadBody({ draft: true, accessorials: [{ code: 'RES' }], po_number: 'PO-COPY' }));
  await app.services.db.updateTable('loads').set({ pickup_date: '2024-01-05' }).where('id', '=', load.id).execute();
  const count = () =>
    app.services.db
      .selectFrom('loads')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst();
  const before = await count();
  const { body } = await app.call(copies.clone, { params: { id: load.id }, token: shipper.token });
  expect(await count()).toEqual(before);
  expect(body.pickup_date >= inDays(-1)).toBe(true);
  const again = await create({ ...(body as LoadBody), draft: true });
  expect(again.status).toBe(201);
  expect(again.body).toMatchObject({ po_number: 'PO-COPY', weight_lb: load.weight_lb });
});

test('a foreign load and one that does not exist answer alike, whatever is asked', async () => {
  const { body: load } = await create();
  const rows = [loads.get, loads.details, copies.clone];
  const ask = async (id: number) => [
    ...(await Promise.all(rows.map((row) => app.call(row, { params: { id }, token: stranger.token })))),
    await app.call(loads.change, { params: { id }, body: { po_number: 'X' }, token: stranger.token }),
    await app.call(loads.changeBilling, { params: { id }, body: { po_number: 'X' }, token: stranger.token }),
    await app.call(loads.history, { query: { load_id: id }, token: stranger.token }),
  ];
  const [foreign, absent] = [await ask(load.id), await ask(2_000_000_000)];
  expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
  expect(foreign.map(codesOf)).toEqual(absent.map(codesOf));
});

test('lines about what an account adds are read by its sellers and by no others', async () => {
  const owner = await makeShipper(app);
  const load = await makeLoad(app.services.db, { account_id: owner.account_id });
  const [seller, above] = [await makeShipper(app), await makeShipper(app)];
  const { db } = app.services;
  const place = (id: number, parent_id: number) =>
    db.updateTable('accounts').set({ parent_id }).where('id', '=', id).execute();
  await place(owner.account_id, seller.account_id);
  await place(seller.account_id, above.account_id);
  for (const { account_id } of [seller, above]) {
    const line = { load_id: load, kind: 'edit', event: 'change_markup', is_internal: true } as const;
    const details = JSON.stringify({ of: account_id });
    await db
      .insertInto('load_history')
      .values({ ...line, details, internal_to_account_id: account_id })
      .execute();
  }
  const read = async ({ token }: Shipper) =>
    (await callAgain(app)(loads.history, { query: { load_id: load }, token })).body.items.flatMap(
      ({ event, details }) => (event === 'change_markup' ? [details['of']] : []),
    );
  expect(await read(owner)).toEqual([]);
  expect(await read(seller)).toEqual([seller.account_id]);
  expect(await read(above)).toEqual([above.account_id]);
});

test('cost and internal lines exist for the operator alone', async () => {
  const operator = await makeShipper(app, { role: 'platform_admin' });
  const { body: load } = await create();
  const line = { load_id: load.id, kind: 'note', event: 'note', is_internal: true } as const;
  await app.services.db.insertInto('load_history').values(line).execute();
  const read = async (token: string) => ({
    details: (await app.call(loads.details, { params: { id: load.id }, token })).body,
    history: (await app.call(loads.history, { query: { load_id: load.id }, token })).body,
  });
  const [own, operators] = [await read(shipper.token), await read(operator.token)];
  expect(JSON.stringify(own.details)).not.toContain('cost');
  expect(operators.details).toHaveProperty('cost_lines');
  expect([own.history.total, operators.history.total]).toEqual([1, 2]);
});

test.each([
  ['NUL', { po_number: 'a\u0000b' }],
  ['a lone surrogate', { po_number: '\uD800' }],
  ['a day that does not exist', { pickup_date: '2027-02-30' }],
  ['a number as text', { cargo_value_for_insurance: '12' }],
  ['infinity', { line_items: [{ commodity: 'x', handling_unit: 'PAT', handling_unit_count: Infinity, weight: 1 }] }],
  ['an unknown field', { status: 'delivered' }],
  ["somebody else's account", { account_id: 1 }],
  ['SQL', { mode: "ltl'; drop table loads; --" }],
  ['a list for an object', { stops: [[], []] }],
  ['null', { stops: null }],
])('%s is refused with 400', async (_, changes) => {
  const answer = await create(loadBody(changes as never));
  expect(answer.status).toBe(400);
  expect(codesOf(answer).length).toBeGreaterThan(0);
});
