// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  date,
  dateAndTime,
  money,
  moneyParts,
  number,
  shortMoney,
  timeOfDay,
  weekdayDate,
  wholeDollars,
} from './format.ts';

describe('money', () => {
  it('splits where the cents begin and groups thousands', () => {
    expect(moneyParts(1064.15)).toEqual(['$1,064', '.15']);
  });

  it('writes negatives with a true minus', () => {
    expect(money(-874.37)).toBe('\u2212$874.37');
  });

  it('leaves out cents that are none where asked to', () => {
    expect([shortMoney(21400), shortMoney(1217.5)]).toEqual(['$21,400', '$1,217.50']);
  });

  it('is the nearest whole dollar where there is no room for cents', () => {
    expect([264.95, 18_201.49, 0.5, -12.6, 0].map(wholeDollars)).toEqual(['$265', '$18,201', '$1', '\u2212$13', '$0']);
  });

  it.each(['en-US', 'es-US'])('is written as the standard writes it for %s', (locale) => {
    const standard = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
    const cents = fc.integer({ min: -1e11, max: 1e11 });
    fc.assert(
      fc.property(cents, (amount) => money(amount / 100) === standard.format(amount / 100).replace('-', '\u2212')),
    );
  });
});

describe('numbers', () => {
  it.each(['en-US', 'es-US'])('are written as the standard writes them for %s', (locale) => {
    const digits = fc.integer({ min: 0, max: 6 });
    const values = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(values, digits, (value, most) => {
        const standard = new Intl.NumberFormat(locale, { maximumFractionDigits: most }).format(value);
        return number(value, most) === standard.replace(/^-(?=0$)/, '').replace('-', '\u2212');
      }),
    );
  });
});

describe('dates', () => {
  it('are MM-DD-YYYY, and shown as they are when they are none', () => {
    expect([date('2026-11-18'), date('2026-11-18T23:30:00Z'), date('soon')]).toEqual([
      '11-18-2026',
      '2026-11-18T23:30:00Z',
      'soon',
    ]);
  });

  it('carry the weekday of the calendar day, whatever the time zone', () => {
    expect(weekdayDate('2026-11-18')).toBe('Wed 11-18-2026');
  });

  it('are told in the zone of the stop', () => {
    expect(dateAndTime('2026-11-17T03:05:00Z', 'America/Chicago')[0]).toBe('11-16-2026');
  });

  it('have times of day on the twelve-hour clock', () => {
    expect(timeOfDay('16:00').replace(/\s/u, ' ')).toBe('4:00 PM');
  });
});
