// @vitest-environment node
import type { CarrierFigures, MonthlyModeFigures } from '@portal/contract/statistics/figures.ts';
import { expect, it } from 'vitest';
import { figuresQueryOf, longerThan, parseHomeSearch, subjectOf } from '../home-search.ts';
import { carrierRows } from './carrier-rows.ts';
import { daysOfMonth, invoicesBehind, loadsBehind } from './figure-links.ts';
import { lastMonths } from './last-months.ts';
import { loadsOfMode, modeColor, modesBySize } from './mode-colors.ts';
import { shortThousands } from './whole-money.ts';

it('reads period, account and mode from an address, and leaves out what makes no sense', () => {
  const search = parseHomeSearch({ months: 3, account: 4, mode: 'ltl' });
  expect(search).toEqual({ months: '3', account: 4, mode: 'ltl' });
  expect(figuresQueryOf(search, '3')).toEqual({ last_n_months: 3, account_id: 4, mode: 'ltl' });
  // All time is what the calls answer where no months are named.
  expect(figuresQueryOf({}, 'all')).toEqual({});
  expect(parseHomeSearch({ months: 7, account: 'x', mode: 'boat' })).toEqual({});
  expect([longerThan('3'), longerThan('11'), longerThan('all')]).toEqual(['6', 'all', undefined]);
});

it('leads to the list behind a figure with the same filters', () => {
  const subject = subjectOf({ account: 4, mode: 'ltl' });
  expect(loadsBehind({ group: 'delivered' }, { from: '2026-09-01' }, subject)).toMatchObject({
    to: '/my-loads',
    search: { group: 'delivered', mode: 'ltl', account_id: 4, pickup_from: '2026-09-01' },
  });
  expect(loadsBehind({ mode: 'ftl', status: ['assigned', 'delivered'] }, {}, subject).search).toMatchObject({
    mode: 'ftl',
    status: 'assigned,delivered',
  });
  expect(invoicesBehind({}, daysOfMonth('2026-02'), subject).search).toEqual({
    from: '2026-02-01',
    until: '2026-02-28',
    account: 4,
  });
});

it('knows the months beneath the bars over the turn of the year', () => {
  expect(lastMonths('2026-02-10', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

const months = (counts: readonly (readonly [ltl: number, ftl: number])[]): MonthlyModeFigures['months'] =>
  counts.map(([ltl, ftl], at) => ({
    month: `2026-0${at + 1}`,
    loads: ltl + ftl,
    modes: { ltl, ftl, expedited: 0, reefer: 0, flatbed: 0, drayage: 0 },
  }));

it('keeps the colour of a mode whatever months are shown', () => {
  const all = months([
    [2, 9],
    [2, 9],
    [8, 1],
  ]);
  const order = modesBySize({
    months: all,
    loads: 31,
    later: 0,
    period: { from: null, today: '2026-03-10', last_n_months: 11 },
  });
  expect(order.slice(0, 2)).toEqual(['ftl', 'ltl']);
  // In the last month alone LTL is the larger one.
  expect(loadsOfMode(all.slice(-1), 'ltl')).toBe(8);
  expect(modeColor(order, 'ltl')).toBe('var(--p-chart-2)');
});

const carrier = (id: number, loads: number, on_time: number): CarrierFigures['items'][number] => ({
  carrier: { id, name: `Carrier ${id}`, short_name: `C${id}`, scac: 'AAAA', logo_url: null },
  loads,
  delivered: loads,
  on_time,
  on_time_percent: (on_time / loads) * 100,
  spend: loads * 100,
});

it('puts the small carriers in one row, with what they add up to', () => {
  const items = [carrier(1, 50, 50), carrier(2, 20, 18), carrier(3, 10, 9), carrier(4, 5, 3)];
  const rows = carrierRows({ items }, 2);
  expect(rows.map(({ key }) => key)).toEqual(['1', '2', 'others']);
  expect(rows[2]).toMatchObject({ carriers: 2, loads: 15, on_time: 12, on_time_percent: 80, spend: 1500 });
  // A single other carrier has room for its own name.
  expect(carrierRows({ items }, 3).at(-1)?.key).toBe('4');
});

it('writes sums short where there is little room', () => {
  expect([940, 38_240, 138_400].map(shortThousands)).toEqual(['$940', '$38.2k', '$138k']);
});
