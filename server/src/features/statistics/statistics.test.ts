import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { operatorStatistics, statistics } from '@portal/contract/statistics/statistics.contract.ts';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loads } from '../../platform/database/db.types.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { makeLoad, type NewLoad } from '../../seed/loads.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { settableClock } from '../../testing/fixtures/settable-clock.ts';
import { type Answer, startTestApp, type TestApp } from '../../testing/test-app.ts';

const clock = settableClock();
let app: TestApp;
let shipper: Shipper;
let below: Shipper;
let operator: Shipper;
let carrier_id: number;

const add = (load: Omit<NewLoad, 'account_id'>, account_id = shipper.account_id) =>
  makeLoad(app.services.db, { account_id, created_by: shipper.user_id, ...load });
const booked = (price: number, more: Partial<Insertable<Loads>> = {}) => ({
  carrier_id,
  status: 'assigned' as const,
  price,
  cost: price * 0.9,
  ...more,
});

/** 23:30 on the last of October in Chicago is November already in UTC and on the east coast. */
const lateInOctober = new Date('2026-11-01T04:30:00Z');

beforeAll(async () => {
  clock.set(new Date('2026-11-24T18:00:00Z'));
  app = await startTestApp({}, { clock });
  shipper = await makeShipper(app);
  below = await makeShipper(app, { parent_id: shipper.account_id });
  operator = await makeShipper(app, { role: 'platform_admin' });
  carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia LTL Freight' });
  await app.services.db
    .updateTable('accounts')
    .set({ zip_code: '75207' })
    .where('id', '=', shipper.account_id)
    .execute();
  await app.services.db.updateTable('accounts').set({ zip_code: '10001' }).where('id', '=', below.account_id).execute();
  await add({ pickup_date: '2026-12-02', mode: 'ltl', status: 'quoted' });
  await add({ pickup_date: '2026-11-03', mode: 'ftl', ...booked(1000) });
  const delivered = {
    status: 'delivered' as const,
    delivery_date: '2026-10-20',
    actual_delivery_at: '2026-10-20T15:00:00Z',
  };
  await add({ pickup_date: '2026-10-15', ...booked(500, { ...delivered, due_date: '2026-10-20' }) });
  await add({ pickup_date: '2026-10-16', ...booked(300.1, { ...delivered, due_date: '2026-10-19' }) });
  await add({ pickup_date: '2026-08-31', status: 'cancelled' });
  await add({ pickup_date: '2026-09-01', ...booked(200) }, below.account_id);
});
afterAll(() => app.stop());

const ask = (row: Endpoint, query: object = {}, who = shipper): Promise<Answer<unknown>> =>
  app.call(row, { token: who.token, query } as never);
const bodyOf = async (row: Endpoint, query: object = {}, who = shipper) => {
  const { status, body } = await ask(row, query, who);
  expect([row.path, status, status === 200 ? null : body]).toEqual([row.path, 200, null]);
  return body as Record<string, unknown> & { items: Record<string, unknown>[] };
};

describe('figures of the home screen', () => {
  it('count loads of the own account and those below by mode, from the first day of a month on', async () => {
    expect(await bodyOf(statistics.loadModes)).toEqual({
      period: { from: null, today: '2026-11-24', last_n_months: null },
      loads: 6,
      items: [
        { mode: 'ltl', loads: 5 },
        { mode: 'ftl', loads: 1 },
      ],
    });
    expect(await bodyOf(statistics.loadModes, { last_n_months: 2 })).toMatchObject({
      period: { from: '2026-10-01' },
      loads: 4,
    });
    expect(await bodyOf(statistics.loadModes, { account_id: below.account_id })).toMatchObject({ loads: 1 });
    expect(await bodyOf(statistics.loadModes, { mode: 'ftl' })).toMatchObject({ loads: 1 });
    expect(await bodyOf(statistics.loadModes, {}, below)).toMatchObject({ loads: 1 });
  });

  it('begin with the month it is where the account is', async () => {
    clock.set(lateInOctober);
    const monthOf = async (who: Shipper) => (await bodyOf(statistics.loadModes, { last_n_months: 1 }, who))['period'];
    expect(await monthOf(shipper)).toMatchObject({ from: '2026-10-01', today: '2026-10-31' });
    expect(await monthOf(below)).toMatchObject({ from: '2026-11-01', today: '2026-11-01' });
    clock.set(new Date('2026-11-24T18:00:00Z'));
  });

  it('count three months by status and eleven by month, with later pickups apart', async () => {
    const { loads, items } = await bodyOf(statistics.loadStatus);
    expect([loads, items.filter((item) => item['loads'] !== 0)]).toEqual([
      5,
      [
        { group: 'quoted', loads: 1 },
        { group: 'assigned', loads: 2 },
        { group: 'delivered', loads: 2 },
      ],
    ]);
    const monthly = await bodyOf(statistics.loadModesMonthly);
    const months = monthly['months'] as { month: string; loads: number; modes: object }[];
    expect(months.map(({ month }) => month)).toEqual(
      ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
    );
    expect(months.slice(-4).map((month) => month.loads)).toEqual([1, 1, 2, 1]);
    expect([monthly['loads'], monthly['later']]).toEqual([5, 1]);
  });

  it('sum what carriers did, and how much of it came in time', async () => {
    const { items, ...sums } = await bodyOf(statistics.loadCarriers);
    const figures = { loads: 4, delivered: 2, on_time: 1, on_time_percent: 50, spend: 2000.1 };
    expect(sums).toMatchObject(figures);
    expect(items).toMatchObject([{ carrier: { id: carrier_id, scac: 'SAIA' }, ...figures }]);
  });

  it('count stops by state, without those of cancelled loads', async () => {
    expect(await bodyOf(statistics.stopsStates)).toMatchObject({
      stops: 10,
      pickups: 5,
      deliveries: 5,
      items: [
        { country: 'US', state: 'IL', stops: 5, pickups: 0, deliveries: 5 },
        { country: 'US', state: 'TX', stops: 5, pickups: 5, deliveries: 0 },
      ],
    });
  });

  it('sum accessorials and invoices by what became of them', async () => {
    const load_id = await add({ pickup_date: '2026-10-17', ...booked(310, { status: 'completed' }) });
    const lines = JSON.stringify([
      { code: 'BASE', amount: 235 },
      { code: 'LFTD', amount: 75 },
    ]);
    await app.services.db
      .insertInto('invoices')
      .values({
        number: 1,
        account_id: shipper.account_id,
        load_id,
        lines,
        quoted: 310,
        amount: 310,
        paid: 100,
        terms_days: 30,
        issued_on: '2026-10-20',
        due_on: '2026-11-19',
      })
      .execute();
    expect(await bodyOf(statistics.loadAccessorials)).toMatchObject({
      count: 1,
      amount: 75,
      spend: 2310.1,
      items: [{ code: 'LFTD', label: { en: expect.any(String) }, count: 1, amount: 75 }],
    });
    expect(await bodyOf(statistics.billing, { last_n_months: 2 })).toMatchObject({
      billed: 310,
      invoices: 1,
      paid: { amount: 100, invoices: 0 },
      open: { amount: 0, invoices: 0 },
      overdue: { amount: 210, invoices: 1 },
      months: [
        { month: '2026-10', paid: 100, open: 0, overdue: 210 },
        { month: '2026-11', paid: 0, open: 0, overdue: 0 },
      ],
    });
  });

  it('are exact at once and after the changes were folded', async () => {
    const before = await bodyOf(statistics.loadModes);
    const load = await add({ pickup_date: '2026-11-05' });
    expect((await bodyOf(statistics.loadModes))['loads']).toBe((before['loads'] as number) + 1);
    await app.services.db
      .updateTable('loads')
      .set({ account_id: operator.account_id })
      .where('id', '=', load)
      .execute();
    expect(await bodyOf(statistics.loadModes)).toEqual(before);
  });
});

it('answers in the usual shape where a figure is refused', async () => {
  const stranger = await makeShipper(app);
  const { status, body } = await ask(statistics.billing, { account_id: shipper.account_id }, stranger);
  expect([status, body]).toMatchObject([
    404,
    { detail: [{ code: 'http.not_found', msg: { en: expect.any(String) } }] },
  ]);
  expect((await ask(statistics.billing, { last_n_months: 0 })).status).toBe(400);
  for (const who of [
    await makeShipper(app, { isBranded: true }),
    await makeShipper(app, { freightSystemId: 'fs-1' }),
  ]) {
    expect((await ask(statistics.loadModes, {}, who)).status).toBe(403);
    expect((await ask(statistics.attention, {}, who)).status).toBe(403);
  }
  expect((await ask(operatorStatistics.overview)).status).toBe(403);
});

describe('the operator’s figures', () => {
  const asOperator = (row: Endpoint, query: object = {}) => bodyOf(row, query, operator);

  it('say what was earned, and by whom', async () => {
    const account_id = shipper.account_id;
    const overview = await asOperator(operatorStatistics.overview, { account_id, last_n_months: 2 });
    expect(overview).toMatchObject({
      margin: { loads: 4, price: 2110.1, cost: 1899.09, margin: 211.01, margin_percent: 10 },
      quote_to_book: { quoted: 4, booked: 4, percent: 100 },
      on_time: { delivered: 2, on_time: 1, percent: 50 },
      before: { margin: { loads: 0, margin: 0, margin_percent: null } },
    });
    expect((overview['trend'] as unknown[]).length).toBe(12);
    const by = async (group: string) => (await asOperator(operatorStatistics.margins, { by: group })).items;
    expect(await by('account')).toMatchObject([
      { account: { id: account_id }, lane: null, loads: 4, margin: 211.01 },
      { account: { id: below.account_id }, margin: 20 },
    ]);
    expect(await by('carrier')).toMatchObject([{ carrier: { id: carrier_id }, loads: 5, margin: 231.01 }]);
    expect(await by('lane')).toMatchObject([
      { lane: { origin: { city: 'Dallas', state: 'TX' }, destination: { city: 'Chicago', state: 'IL' } }, loads: 5 },
    ]);
  });

  it('count how far loads came, and how long requests waited for a price', async () => {
    const { db } = app.services;
    const load_id = await add({ pickup_date: '2026-11-07', status: 'quoted', quote_round: 1 });
    const requested_at = '2026-11-06T10:00:00Z';
    const round = await db
      .insertInto('quote_rounds')
      .values({ load_id, round: 1, requested_at, begun_at: requested_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('carrier_quotes')
      .values({
        load_id,
        round_id: round.id,
        carrier_id,
        mode: 'ltl',
        service_class: 'standard',
        transit_days: 2,
        estimated_delivery: '2026-11-09',
        expires_at: '2026-11-25T12:00:00Z',
        cost: 90,
        price: 100,
        cost_lines: '[]',
        price_lines: '[]',
        liability: '{}',
        created_at: '2026-11-06T10:00:09.200Z',
      })
      .execute();
    const figures = await asOperator(operatorStatistics.firstQuotes);
    expect(figures).toMatchObject({ requests: 1, median_seconds: 9.2, p95_seconds: 9.2 });
    expect((figures['bins'] as object[])[4]).toEqual({ from_seconds: 8, to_seconds: 10, requests: 1 });
    expect(await asOperator(operatorStatistics.funnel)).toMatchObject({
      steps: [
        { step: 'requested', loads: 6, percent: 100 },
        { step: 'quoted', loads: 6 },
        { step: 'tendered', loads: 5 },
        { step: 'accepted', loads: 5 },
        { step: 'delivered', loads: 3, percent: 50 },
      ],
    });
  });

  it('pay sales agents a percentage of what they booked in each interval', async () => {
    const agent = await makeShipper(app, { role: 'sales_agent' });
    const commissions = [
      { from: '2026-10-01', to: '2026-10-31', percent: 5 },
      { from: '2026-11-01', to: null, percent: 2.5 },
    ];
    await app.services.db
      .updateTable('users')
      .set({ commissions: JSON.stringify(commissions) })
      .where('id', '=', agent.user_id)
      .execute();
    const sold = (pickup_date: string, price: number) =>
      add({ created_by: agent.user_id, pickup_date, ...booked(price) }, agent.account_id);
    await sold('2026-10-31', 100.1);
    await sold('2026-11-01', 0.5);
    await add({ created_by: agent.user_id, pickup_date: '2026-11-02', status: 'quoted' }, agent.account_id);
    const { items } = await asOperator(operatorStatistics.commissions, { account_id: agent.account_id });
    expect(items).toMatchObject([
      {
        user: { id: agent.user_id },
        loads: 2,
        price: 100.6,
        commission: 5.02,
        intervals: [
          { from: '2026-11-01', to: null, percent: 2.5, loads: 1, price: 0.5, commission: 0.01 },
          { from: '2026-10-01', to: '2026-10-31', percent: 5, loads: 1, price: 100.1, commission: 5.01 },
        ],
      },
    ]);
  });
});
