import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, businessDaysBetween, federalHolidays, isBusinessDay } from './business-days.ts';

describe('federal holidays', () => {
  it('are the eleven of 2026, Independence Day kept on the Friday', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('move to the Monday from a Sunday', () => {
    expect(federalHolidays(2027)).toContain('2027-07-05');
    expect(isBusinessDay('2027-07-05')).toBe(false);
  });

  it('keep a New Year that falls on a Saturday in the year before', () => {
    expect(federalHolidays(2028)[0]).toBe('2027-12-31');
    expect(isBusinessDay('2027-12-31')).toBe(false);
    expect(isBusinessDay('2028-01-03')).toBe(true);
  });
});

describe('business days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-25', 3, '2026-12-01'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('%s and %d business days is %s', (day, count, answer) => expect(addBusinessDays(day, count)).toBe(answer));

  it.each([
    ['2026-11-20', '2026-11-27', 4],
    ['2026-11-20', '2026-11-22', 0],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-01', 0],
  ])('from %s to %s there are %d', (from, to, count) => expect(businessDaysBetween(from, to)).toBe(count));

  it('are counted as they are added', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (from, count) => {
        const to = addBusinessDays(from, count);
        expect(isBusinessDay(to)).toBe(true);
        expect(businessDaysBetween(from, to)).toBe(count);
      }),
    );
  });
});
