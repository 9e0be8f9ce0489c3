import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { advancedSearch } from '@portal/contract/loads/advanced-search.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { bookedStatuses } from '@portal/contract/loads/load-states.ts';
import { statistics } from '@portal/contract/statistics/statistics.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { acts, type World } from '../../testing/figures/random-loads.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { settableClock } from '../../testing/fixtures/settable-clock.ts';
import { type Answer, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { monthBefore } from './period.ts';

const clock = settableClock();
let app: TestApp;
let shipper: Shipper;

/** Few enough that no list stops counting. */
const loadCount = 60;
const changes = 400;

beforeAll(async () => {
  clock.set(new Date('2026-11-24T18:00:00Z'));
  app = await startTestApp({}, { clock });
  shipper = await makeShipper(app);
  const below = await makeShipper(app, { parent_id: shipper.account_id });
  const { db } = app.services;
  const carriers = await Promise.all(['AAAA', 'BBBB'].map((scac) => makeCarrier(db, { scac, name: scac })));
  const world: World = { db, accounts: [shipper.account_id, below.account_id], carriers };
  const names = [
    ...keysOf(acts).filter((name) => name !== 'add'),
    'requote',
    'book',
    'bill',
    'billMore',
    'billPolicy',
  ] as const;
  for (let at = 0; at < loadCount + changes; at += 1) {
    const choice = (at * 7919 + 13) % 100_003;
    const name = at < loadCount ? 'add' : names[choice % names.length];
    if (name) await acts[name](world, choice);
  }
}, 120_000);
afterAll(() => app.stop());

const answerOf = (row: Endpoint, query: object): Promise<Answer<unknown>> =>
  app.call(row, { token: shipper.token, query } as never);
const ask = async <T>(row: Endpoint, query: object): Promise<T> => {
  const { status, body } = await answerOf(row, query);
  expect([row.path, query, status]).toEqual([row.path, query, 200]);
  return body as T;
};
const totalOf = async (row: Endpoint, query: object): Promise<number> =>
  (await ask<{ total: number }>(row, { ...query, limit: 1 })).total;

describe.each([undefined, 2])('the list behind a figure, last_n_months %s', (last_n_months) => {
  const today = '2026-11-24';
  const period = last_n_months === undefined ? {} : { last_n_months };
  const pickup_from = last_n_months === undefined ? undefined : monthBefore(today, last_n_months - 1);
  const days = pickup_from === undefined ? {} : { pickup_from };

  it('has as many loads as are said to go by a mode', async () => {
    const { items } = await ask<{ items: { mode: string; loads: number }[] }>(statistics.loadModes, period);
    expect(items.length).toBeGreaterThan(3);
    for (const { mode, loads: count } of items) {
      expect([mode, await totalOf(loads.list, { mode, ...days })]).toEqual([mode, count]);
    }
  });

  it('has as many loads as a carrier took', async () => {
    const { items } = await ask<{ items: { carrier: { id: number }; loads: number }[] }>(
      statistics.loadCarriers,
      period,
    );
    expect(items).toHaveLength(2);
    for (const { carrier, loads: count } of items) {
      const query = { carrier_id: carrier.id, status: [...bookedStatuses], ...days };
      expect([carrier.id, await totalOf(advancedSearch.search, query)]).toEqual([carrier.id, count]);
    }
  });

  it('has as many loads as were charged an accessorial', async () => {
    const { items } = await ask<{ items: { code: string; count: number }[] }>(statistics.loadAccessorials, period);
    expect(items.length).toBeGreaterThan(0);
    for (const { code, count } of items) {
      expect([code, await totalOf(advancedSearch.search, { accessorial: code, ...days })]).toEqual([code, count]);
    }
  });

  it('has as many invoices as are paid, open and overdue', async () => {
    const sums = await ask<Record<'paid' | 'open' | 'overdue', { invoices: number }>>(statistics.billing, period);
    const issued = pickup_from === undefined ? {} : { issued_from: pickup_from };
    const found = {
      paid: await totalOf(billing.list, { status: 'paid', ...issued }),
      open: await totalOf(billing.list, { age: 'current', ...issued }),
      overdue: await totalOf(billing.list, { age: 'overdue', ...issued }),
    };
    expect(found).toEqual({ paid: sums.paid.invoices, open: sums.open.invoices, overdue: sums.overdue.invoices });
    expect(found.overdue).toBeGreaterThan(0);
  });
});

describe('the list behind a figure of fixed months', () => {
  it('has as many loads as stand in a group of statuses', async () => {
    const { items } = await ask<{ items: { group: string; loads: number }[] }>(statistics.loadStatus, {});
    for (const { group, loads: count } of items) {
      const found = await totalOf(loads.list, { group, pickup_from: '2026-09-01' });
      expect([group, found]).toEqual([group, count]);
    }
  });

  it('has as many loads as were picked up in a month', async () => {
    const { months } = await ask<{ months: { month: string; loads: number }[] }>(statistics.loadModesMonthly, {});
    for (const { month, loads: count } of months) {
      const first = `${month}-01`;
      const query = { pickup_from: first, pickup_to: addDays(monthBefore(first, -1), -1) };
      expect([month, await totalOf(loads.list, query)]).toEqual([month, count]);
    }
  });

  it.each([statistics.loadStatus, statistics.loadModesMonthly])(
    'begins as many months ago as are asked for: $path',
    async (row) => {
      for (const [last_n_months, from] of [
        [1, '2026-11-01'],
        [12, '2025-12-01'],
      ] as const) {
        expect(await ask(row, { last_n_months })).toMatchObject({ period: { from, last_n_months } });
      }
    },
  );
});
