import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../../testing/fixtures/make-holder.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findMarkups } from '../markups.queries.ts';
import { type RequestedCarrier, storeAnswers } from '../round/store-answers.ts';
import { textWithoutTimesOrIds } from '../../../testing/text-without-times-or-ids.ts';
import { callAgain } from '../../../testing/call-again.ts';

let app: TestApp;
let carrier_id: number;
let operator: Shipper;
let parent: Shipper;
let agent: Shipper;
let child: Shipper;
let other: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA' });
  operator = await makeShipper(app, { role: 'platform_admin' });
  parent = await makeShipper(app);
  child = await makeShipper(app, { parent_id: parent.account_id, markupPercent: 10 });
  other = await makeShipper(app, { parent_id: parent.account_id, markupPercent: 10 });
  agent = await makeShipper(app, { role: 'sales_agent', account_id: parent.account_id });
});

/** Its one quote costs $440. */
const quotedLoad = ({ account_id }: Shipper = child) => makeQuotedLoad(app, { account_id, carrier_id });
const set = (id: number, { token }: Shipper, markup_percent: number, markup_min = 0) =>
  callAgain(app)(quotes.setMarkup, { params: { id }, body: { markup_percent, markup_min }, token });
const read = async (id: number, { token }: Shipper) => (await app.call(quotes.list, { params: { id }, token })).body;
const tryOut = (id: number, { token }: Shipper, markup_percent: number, markup_min = 0) =>
  app.call(quotes.tryMarkup, { params: { id }, query: { markup_percent, markup_min }, token });
const codesOf = (answer: { body: unknown }) =>
  (answer.body as { detail: { code: string }[] }).detail.map((one) => one.code);

test('a sales agent sells on to an account below, at a price that account alone sees', async () => {
  const { id } = await quotedLoad();
  const { status, body } = await set(id, agent, 5);
  // The operator's ten percent on the cost, the agent's five on what that comes to.
  expect([status, body.items[0]?.price, body.markup]).toEqual([200, 508.2, { markup_percent: 5, markup_min: 0 }]);
  const bought = await read(id, child);
  expect(bought.items[0]).toMatchObject({ price: 508.2, lines: [{ code: 'BASE', amount: 508.2 }] });
  expect(bought).not.toHaveProperty('markup');
  expect(JSON.stringify(bought)).not.toContain('cost');
  const list = await app.call(loads.get, { params: { id }, token: child.token });
  expect(list.body.cheapest_price).toBe(508.2);
});

test('the cheapest price is that of the present round, however cheap one before it was', async () => {
  const { db } = app.services;
  const { id } = await quotedLoad();
  const { quote_round } = await db
    .selectFrom('loads')
    .select('quote_round')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const present = await db
    .insertInto('quote_rounds')
    .values({ load_id: id, round: quote_round + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  // The round the load was quoted in becomes the one before, with a quote at a quarter of the price.
  await db
    .updateTable('loads')
    .set({ quote_round: quote_round + 1 })
    .where('id', '=', id)
    .execute();
  await db.updateTable('carrier_quotes').set({ round_id: present.id }).where('load_id', '=', id).execute();
  await sql`insert into carrier_quotes (load_id, round_id, carrier_id, mode, service_class, transit_days,
      estimated_delivery, expires_at, cost, price, cost_lines, price_lines, liability)
    select q.load_id, r.id, q.carrier_id, q.mode, q.service_class, q.transit_days, q.estimated_delivery, q.expires_at,
      q.cost / 4, q.price / 4, jsonb_build_array(jsonb_build_object('code', 'BASE', 'amount', q.cost / 4)),
      jsonb_build_array(jsonb_build_object('code', 'BASE', 'amount', q.price / 4)), q.liability
    from carrier_quotes q join quote_rounds r on r.load_id = q.load_id and r.round = ${quote_round}
    where q.load_id = ${id}`.execute(db);
  await set(id, agent, 5);
  expect((await app.call(loads.get, { params: { id }, token: child.token })).body.cheapest_price).toBe(508.2);
});

test('each seller adds to the price of the one above, from the top on', async () => {
  const top = await makeShipper(app);
  const middle = await makeShipper(app, { parent_id: top.account_id });
  const below = await makeShipper(app, { parent_id: middle.account_id });
  const { id } = await quotedLoad(below);
  await set(id, top, 0, 100);
  await set(id, middle, 10);
  // $440 and $100, and ten percent of both.
  expect((await read(id, below)).items[0]?.price).toBe(594);
});

test('nobody sees the operator’s markup but the operator, nor what it was made with', async () => {
  const { id } = await quotedLoad();
  expect((await set(id, operator, 25)).body).toMatchObject({ markup: { markup_percent: 25 }, items: [{ price: 550 }] });
  const answers = [await read(id, agent), await read(id, parent), await read(id, child)];
  expect(answers.map(({ markup }) => markup?.markup_percent)).toEqual([0, 0, undefined]);
  for (const answer of answers) expect(textWithoutTimesOrIds(answer)).not.toMatch(/cost|440|"25"|:25[,}]/);
  const history = await app.call(loads.history, { query: { load_id: id }, token: child.token });
  expect(history.body.items.map(({ event }) => event)).not.toContain('change_markup');
  expect((await read(id, operator)).items[0]?.cost).toBe(440);
  // Who may not set a markup sees none, of whichever side.
  const clerk = await makeHolder(app, { kind: 'platform_admin', without: ['patch:carriers'] });
  expect((await read(id, clerk)).markup).toBeUndefined();
  await set(id, agent, 5);
  const { account_id } = parent;
  const seller = await makeHolder(app, { kind: 'account_admin', account_id, without: ['patch:carriers'] });
  const { status, body } = await app.call(loads.history, { query: { load_id: id }, token: seller.token });
  expect(status).toBe(200);
  expect(body.items.map(({ event }) => event)).not.toContain('change_markup');
});

test('the minimum holds where the percentage comes to less', async () => {
  const { id } = await quotedLoad();
  expect((await set(id, parent, 1, 30)).body.items[0]?.price).toBe(514);
  expect((await set(id, parent, 0, 0)).body.items[0]?.price).toBe(484);
});

test('an account’s markup of a mode counts for its quotes, until the load has one of its own', async () => {
  const { id } = await quotedLoad(other);
  const priced = async (markups_by_mode: object) => {
    const params = { id: other.account_id };
    const { version } = (await app.call(accounts.get, { params, token: operator.token })).body;
    await app.call(accounts.change, { params, body: { markups_by_mode, version }, token: operator.token });
    // Every change of a seller's markup prices the quotes again.
    return (await set(id, agent, 0)).body.items[0]?.price;
  };
  expect(await priced({ reefer: { markup_percent: 50, markup_min: 0 } })).toBe(484);
  expect(await priced({ ltl: { markup_percent: 20, markup_min: 0 } })).toBe(528);
  expect((await read(id, operator)).markup).toEqual({ markup_percent: 20, markup_min: 0 });
  expect(await priced({ ltl: { markup_percent: 1, markup_min: 30 } })).toBe(470);
  expect((await tryOut(id, operator, 25)).body.items[0]?.price).toBe(550);
  expect((await set(id, operator, 25)).body.items[0]?.price).toBe(550);
  expect(await priced({ ltl: { markup_percent: 2, markup_min: 0 } })).toBe(550);
});

test('what a markup would come to is what it then comes to, and trying it out changes nothing', async () => {
  const { id } = await quotedLoad();
  await set(id, agent, 5);
  const before = await read(id, child);
  for (const [seller, percent, min] of [
    [operator, 25, 0],
    [agent, 7.5, 90],
  ] as const) {
    const tried = await tryOut(id, seller, percent, min);
    expect(await read(id, child)).toEqual(before);
    const requested = await set(id, seller, percent, min);
    expect(tried).toMatchObject({ status: 200, body: { items: [{ price: requested.body.items[0]?.price }] } });
    await set(id, operator, 10);
    await set(id, agent, 5);
  }
  expect(codesOf(await tryOut((await quotedLoad(parent)).id, agent, 5))).toEqual(['quotes.own_account_markup']);
  await app.services.db.updateTable('loads').set({ status: 'assigned' }).where('id', '=', id).execute();
  expect(codesOf(await tryOut(id, agent, 5))).toEqual(['loads.already_moved']);
});

test('on the own account nobody sets a markup, and a customer agent nowhere', async () => {
  const own = await quotedLoad(parent);
  expect([(await set(own.id, parent, 5)).status, (await set(own.id, agent, 5)).status]).toEqual([403, 403]);
  expect(codesOf(await set(own.id, agent, 5))).toEqual(['quotes.own_account_markup']);
  const { id } = await quotedLoad();
  expect(codesOf(await set(id, child, 5))).toEqual(['quotes.own_account_markup']);
  const clerk = await makeShipper(app, { role: 'customer_agent', account_id: parent.account_id });
  expect(codesOf(await set(own.id, clerk, 5))).toEqual(['http.forbidden']);
  expect((await read(own.id, parent)).markup).toBeUndefined();
});

test.each([
  [-1, 0],
  [501, 0],
  [1.000_01, 0],
  [5, -1],
  [5, 0.001],
])('%d percent and %d dollars are no markup', async (percent, min) => {
  const { id } = await quotedLoad();
  expect((await set(id, agent, percent, min)).status).toBe(400);
});

test('a booked price stays what was booked', async () => {
  const { id } = await quotedLoad();
  await app.services.db.updateTable('loads').set({ status: 'tendered' }).where('id', '=', id).execute();
  expect(codesOf(await set(id, agent, 5))).toEqual(['loads.already_moved']);
  expect((await read(id, agent)).items[0]?.price).toBe(500);
});

test('the room is notified, the audit knows, and a quote that is over keeps its price', async () => {
  const load = await quotedLoad();
  const other = await load.addQuote(await makeCarrier(app.services.db, { scac: 'EXLA' }));
  await app.services.db.updateTable('carrier_quotes').set({ status: 'expired' }).where('id', '=', other).execute();
  const notified = vi.spyOn(app.services.realtime, 'toLoad');
  const { body } = await set(load.id, agent, 5);
  expect(notified).toHaveBeenCalledWith(load.id, 'load-changed', { load_id: load.id, status: 'quoted' });
  expect(body.items.find(({ id }) => id === other)).toMatchObject({ price: 500, status: 'expired' });
  const audits = await app.services.db
    .selectFrom('audit_entries')
    .select(['actor_user_id', 'before', 'after'])
    .where('action', '=', 'load.markup-set')
    .where('object_id', '=', String(load.id))
    .execute();
  expect(audits).toEqual([
    {
      actor_user_id: agent.user_id,
      before: { markup_percent: 0, markup_min: 0 },
      after: { markup_percent: 5, markup_min: 0 },
    },
  ]);
});

test('whoever sets markups side by side, the price is made with those that stand', async () => {
  const { id } = await quotedLoad();
  const people = [operator, agent, parent];
  await Promise.all(Array.from({ length: 50 }, (_, i) => set(id, people[i % 3] as Shipper, i)));
  const [operators, sellers] = [await read(id, operator), await read(id, parent)];
  const bought = Math.round(44_000 * (1 + (operators.markup?.markup_percent ?? 0) / 100));
  const sold = Math.round(bought * (1 + (sellers.markup?.markup_percent ?? 0) / 100));
  expect(operators.items[0]?.price).toBe(sold / 100);
});

test('a carrier that thought while a markup was set is priced with it', async () => {
  const { id } = await quotedLoad();
  const { db } = app.services;
  const slow = await makeCarrier(db, { scac: 'SLOW' });
  const round = await db.selectFrom('quote_rounds').selectAll().where('load_id', '=', id).executeTakeFirstOrThrow();
  const request = await db
    .insertInto('carrier_requests')
    .values({ load_id: id, round_id: round.id, carrier_id: slow, mode: 'ltl' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await db.selectFrom('carriers').selectAll().where('id', '=', slow).executeTakeFirstOrThrow();
  const markups = await findMarkups(db, id);
  await set(id, agent, 50);
  const carrier: RequestedCarrier = {
    ...row,
    wires: [],
    request_id: request.id,
    requested_mode: 'ltl',
    performance: undefined,
  };
  const shipment = { mode: 'ltl', weight_lb: 1300, trucks: [] } as never;
  const offer = {
    quote_id: 'q',
    service_level: 'STANDARD',
    transit_days: 2,
    estimated_delivery: '2027-01-05',
    expiration_date: '2027-01-05T00:00:00Z',
    charges: [{ code: 'BASE', description: '', amount: 100 }],
    price: 100,
    liability: { new_per_lb: 5, used_per_lb: 0.5, max: 1000 },
    restrictions: [],
  };
  const answer = { status: 'quoted', offers: [offer], failure: null } as const;
  await storeAnswers(systemContext(app.services, 'test'), { round, shipment, markups }, [{ carrier, answer }]);
  const { items } = await read(id, child);
  expect(items.map(({ price }) => price)).toEqual([165, 726]);
  expect((await app.call(loads.get, { params: { id }, token: child.token })).body.cheapest_price).toBe(165);
});
