import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineLabel } from '../accessorials/line-label.ts';
import { cents } from '../values/money.ts';
import { addDays } from '../values/calendar-days.ts';
import { paidChassisDays } from './chassis-days.ts';
import { clockLines, type ContainerDays, readClock } from './cost-clock.ts';
import { storageCharge, waitingCharge } from './timed-charges.ts';

const days = (changes: Partial<ContainerDays>): ContainerDays => ({
  last_free_day: '2026-03-05',
  gate_out: '2026-03-05',
  returned: '2026-03-09',
  free_days: 4,
  counting: 'calendar',
  counting_after: 'calendar',
  first_day: 'next',
  demurrage_counting: 'calendar',
  place: { country: 'US', state: 'NJ' },
  closed_days: { free: [], after: [], demurrage: [] },
  is_last_free_day_computed: false,
  today: '2026-03-20',
  ...changes,
});
const rates = {
  demurrage: [{ from_day: 1, per_day: 150 }],
  per_diem: [{ from_day: 1, per_day: 125 }],
  chassis: cents(45),
  chassis_days_in_price: 3,
};

type Example = { title: string; days: Partial<ContainerDays>; demurrage: number; per_diem: number; chassis: number };

// 2026-03-05 is a Thursday.
const examples: Example[] = [
  { title: 'everything in time', days: {}, demurrage: 0, per_diem: 0, chassis: 5 },
  { title: 'fetched a day late', days: { gate_out: '2026-03-06' }, demurrage: 1, per_diem: 0, chassis: 4 },
  { title: 'fetched three days late', days: { gate_out: '2026-03-08' }, demurrage: 3, per_diem: 0, chassis: 3 },
  { title: 'back two days late', days: { returned: '2026-03-11' }, demurrage: 0, per_diem: 2, chassis: 7 },
  {
    title: 'the same by working days: free until Wednesday',
    days: { returned: '2026-03-11', counting: 'working' },
    demurrage: 0,
    per_diem: 0,
    chassis: 7,
  },
  {
    title: 'a working day late, and a weekend that counts once the free days are over',
    days: { returned: '2026-03-16', counting: 'working' },
    demurrage: 0,
    per_diem: 5,
    chassis: 12,
  },
  {
    title: 'back the same day: three chassis days',
    days: { returned: '2026-03-05' },
    demurrage: 0,
    per_diem: 0,
    chassis: 3,
  },
  {
    title: 'no free days at all',
    days: { free_days: 0, returned: '2026-03-06' },
    demurrage: 0,
    per_diem: 1,
    chassis: 3,
  },
  {
    title: 'still out',
    days: { returned: null, today: '2026-03-12' },
    demurrage: 0,
    per_diem: 3,
    chassis: 8,
  },
  {
    title: 'still at the terminal',
    days: { gate_out: null, returned: null, today: '2026-03-07' },
    demurrage: 2,
    per_diem: 0,
    chassis: 0,
  },
  {
    title: 'no last free day yet',
    days: { last_free_day: null, gate_out: null, returned: null },
    demurrage: 0,
    per_diem: 0,
    chassis: 0,
  },
];

describe('the cost clock', () => {
  it.each(examples)('$title', ({ days: changes, demurrage, per_diem, chassis }) => {
    const reading = readClock(days(changes));
    expect({
      demurrage: reading.demurrage_days,
      per_diem: reading.per_diem_days,
      chassis: reading.chassis_days,
    }).toEqual({ demurrage, per_diem, chassis });
  });

  it('leaves out a federal holiday where working days count', () => {
    // Labor Day is 2026-09-07: four working days after Thursday are Friday, Tuesday, Wednesday and Thursday.
    const out = { gate_out: '2026-09-03', returned: null, counting: 'working', today: '2026-09-03' } as const;
    expect(readClock(days(out)).per_diem_last_free_day).toBe('2026-09-10');
    expect(readClock(days({ ...out, counting: 'calendar' })).per_diem_last_free_day).toBe('2026-09-07');
  });

  it('says what begins to cost next', () => {
    const waiting = days({ gate_out: null, returned: null, today: '2026-03-03' });
    expect(readClock(waiting).deadline).toEqual({ charge: 'demurrage', day: '2026-03-05', days_left: 2 });
    const out = days({ returned: null, today: '2026-03-10' });
    expect(readClock(out).deadline).toEqual({ charge: 'per_diem', day: '2026-03-09', days_left: -1 });
    expect(readClock(days({})).deadline).toBeNull();
    expect(readClock(days({ last_free_day: null, gate_out: null, returned: null })).deadline).toBeNull();
  });

  it('costs what has begun, each with its days', () => {
    const reading = readClock(days({ gate_out: '2026-03-06', returned: '2026-03-12' }));
    expect(clockLines(reading, rates)).toEqual([
      { code: 'DEMURRAGE', amount: 15_000, quantity: 1 },
      { code: 'PER_DIEM', amount: 25_000, quantity: 2 },
      { code: 'CHASSIS', amount: 18_000, quantity: 4 },
    ]);
    expect(clockLines(readClock(days({})), { ...rates, chassis_days_in_price: 5 })).toEqual([]);
    for (const { code } of clockLines(reading, rates)) expect(lineLabel(code)).not.toEqual(lineLabel('OTHR'));
  });

  it('never costs less for a longer time out, and working days never more than calendar days', () => {
    const count = fc.integer({ min: 0, max: 60 });
    const counting = fc.constantFrom('calendar' as const, 'working' as const);
    fc.assert(
      fc.property(count, count, count, counting, fc.integer({ min: 0, max: 10 }), (late, a, b, how, free_days) => {
        const gate_out = addDays('2026-03-05', late);
        const read = (out: number, by = how) =>
          readClock(days({ gate_out, returned: addDays(gate_out, out), free_days, counting: by }));
        const [short, long] = [read(Math.min(a, b)), read(Math.max(a, b))];
        expect(short.demurrage_days).toBe(late);
        expect(short.per_diem_days).toBeLessThanOrEqual(long.per_diem_days);
        expect(short.chassis_days).toBeLessThanOrEqual(long.chassis_days);
        expect(read(a, 'calendar').per_diem_days).toBe(Math.max(0, a - free_days));
        expect(read(a, 'working').per_diem_days).toBeLessThanOrEqual(read(a, 'calendar').per_diem_days);
      }),
    );
  });
});

describe('charges by time', () => {
  it.each([
    [119, 0],
    [120, 0],
    [121, 17.5],
    [135, 17.5],
    [136, 35],
    [180, 70],
    [300, 210],
  ])('a wait of %d minutes costs $%d', (minutes, amount) =>
    expect(waitingCharge(minutes, { free_minutes: 120, per_hour: cents(70) })).toBe(cents(amount)),
  );

  it.each([
    [0, 0],
    [2, 0],
    [3, 60],
    [7, 300],
  ])('%d days in the yard cost $%d', (stored, amount) =>
    expect(storageCharge(stored, { free_days: 2, per_day: cents(60) })).toBe(cents(amount)),
  );

  it.each([
    [1, 0, 3],
    [1, 2, 1],
    [5, 2, 3],
    [5, 7, 0],
  ])('a chassis out for %d days with %d included is paid for %d', (out, included, paid) =>
    expect(paidChassisDays(out, included)).toBe(paid),
  );
});
