import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLate, estimateDelivery, type Progress } from './estimated-delivery.ts';

// 2026-03-06 is a Friday.
const progress = (changes: Partial<Progress>): Progress => ({
  pickup_day: '2026-03-05',
  picked_up_day: '2026-03-05',
  transit_days: 2,
  counting: 'business',
  reported_day: null,
  out_for_delivery: false,
  today: '2026-03-05',
  ...changes,
});

describe('the estimated delivery', () => {
  it.each([
    ['its transit days after pickup', {}, '2026-03-09'],
    ['over the weekend by truck', { counting: 'calendar' }, '2026-03-07'],
    ['later after a late pickup', { picked_up_day: '2026-03-06', today: '2026-03-06' }, '2026-03-10'],
    ['later while it still stands there', { picked_up_day: null, today: '2026-03-09' }, '2026-03-11'],
    ['as planned before its pickup', { picked_up_day: null, today: '2026-03-01' }, '2026-03-09'],
    ['when the carrier says', { reported_day: '2026-03-12' }, '2026-03-12'],
    ['not when the carrier said and did not come', { reported_day: '2026-03-09', today: '2026-03-11' }, '2026-03-11'],
    ['no overdue day', { today: '2026-03-12' }, '2026-03-12'],
    ['no day on which nobody delivers', { today: '2026-03-14' }, '2026-03-16'],
    ['today when it is out for delivery', { out_for_delivery: true, reported_day: '2026-03-12' }, '2026-03-05'],
  ] as [string, Partial<Progress>, string][])('is %s', (_case, changes, day) =>
    expect(estimateDelivery(progress(changes))).toBe(day),
  );

  it('is never over, and never earlier for a longer way', () => {
    const day = fc
      .integer({ min: 0, max: 400 })
      .map((count) => new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10));
    const days = fc.integer({ min: 1, max: 9 });
    const counting = fc.constantFrom('business' as const, 'calendar' as const);
    fc.assert(
      fc.property(day, day, days, days, counting, (picked_up_day, today, a, b, how) => {
        const known = progress({ pickup_day: picked_up_day, picked_up_day, today, counting: how });
        const short = estimateDelivery({ ...known, transit_days: Math.min(a, b) });
        expect(short >= today).toBe(true);
        expect(short <= estimateDelivery({ ...known, transit_days: Math.max(a, b) })).toBe(true);
      }),
    );
  });
});

it.each([
  ['2026-03-09', '2026-03-09', 0],
  ['2026-03-09', '2026-03-11', 2],
  ['2026-03-09', '2026-03-06', 0],
  [null, '2026-03-11', 0],
])('due %s, expected %s: %d days late', (due, expected, days) => expect(daysLate(due, expected)).toBe(days));
