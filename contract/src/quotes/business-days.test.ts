import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, businessDaysBetween, isBusinessDay } from './business-days.ts';

describe('business days', () => {
  it.each([
    ['2026-11-26', 'Thanksgiving'],
    ['2026-11-28', 'a Saturday'],
    ['2026-05-25', 'Memorial Day'],
    ['2026-07-03', 'Independence Day, observed on the Friday before'],
    ['2027-12-24', 'Christmas, observed on the Friday before'],
    ['2021-12-31', 'New Year of 2022, observed in 2021'],
  ])('%s is none: %s', (day) => expect(isBusinessDay(day)).toBe(false));

  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-12-31', 2, '2027-01-05'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i more is %s', (day, count, expected) => expect(addBusinessDays(day, count)).toBe(expected));

  it('counts back what it added', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (date, count) => {
        const from = date.toISOString().slice(0, 10);
        expect(businessDaysBetween(from, addBusinessDays(from, count))).toBe(count);
      }),
    );
  });

  it('has none left when the day is past', () => expect(businessDaysBetween('2026-11-20', '2026-11-18')).toBe(0));
});
