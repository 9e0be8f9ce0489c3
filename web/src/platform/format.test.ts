import { describe, expect, it } from 'vitest';
import i18next from 'i18next';
import { date, dateAndTime, money, moneyParts, number, shortMoney, timeOfDay, weekdayDate } from './format.ts';

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

  it('reads the same in Spanish', async () => {
    await i18next.init({ lng: 'es' });
    expect([money(837.5), number(2435)]).toEqual(['$837.50', '2,435']);
    await i18next.changeLanguage('en');
  });
});

describe('dates', () => {
  it('are MM-DD-YYYY, and shown as they are when they are none', () => {
    expect([date('2026-11-18'), date('2026-11-18T23:30:00Z'), date('soon')]).toEqual([
      '11-18-2026',
      '11-18-2026',
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
