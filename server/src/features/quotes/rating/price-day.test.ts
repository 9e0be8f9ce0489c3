import { describe, expect, test } from 'vitest';
import { endOfBusinessDays, endOfDay, priceDay } from './price-day.ts';

describe('the day prices count by', () => {
  test.each([
    ['America/Chicago', '2026-01-15T05:59:59.999Z', '2026-01-14'],
    ['America/Chicago', '2026-01-15T06:00:00.000Z', '2026-01-15'],
    // Summer days of a zone with summer time begin an hour earlier.
    ['America/Chicago', '2026-07-15T04:59:59.999Z', '2026-07-14'],
    ['America/Chicago', '2026-07-15T05:00:00.000Z', '2026-07-15'],
    ['America/Chicago', '2027-01-01T05:59:59.999Z', '2026-12-31'],
    ['America/Winnipeg', '2027-01-01T05:00:00.000Z', '2027-01-01'],
    ['America/Mexico_City', '2026-07-15T05:59:59.999Z', '2026-07-14'],
    ['America/Los_Angeles', '2026-07-15T06:59:59.999Z', '2026-07-14'],
  ])('in %s at %s is %s', (zone, instant, day) => {
    expect(priceDay(zone, instant)).toBe(day);
    expect(priceDay(zone, new Date(instant))).toBe(day);
  });

  test.each(['2026-01-14', '2026-03-08', '2026-07-14', '2026-11-01', '2026-12-31'])(
    'ends a second before the next: %s',
    (day) => {
      for (const zone of ['America/Chicago', 'America/Winnipeg', 'America/St_Johns']) {
        const end = new Date(endOfDay(zone, day));
        expect(priceDay(zone, end)).toBe(day);
        expect(priceDay(zone, new Date(end.getTime() + 1000))).not.toBe(day);
      }
    },
  );
});

describe('a price that holds for business days', () => {
  test.each([
    // A Wednesday's evening in Chicago is Thursday by the world's clock.
    ['America/Chicago', '2026-06-11T02:00:00Z', 1, '2026-06-12T04:59:59.000Z'],
    ['America/Chicago', '2026-06-10T15:00:00Z', 1, '2026-06-12T04:59:59.000Z'],
    // A Friday's evening, over the weekend.
    ['America/Los_Angeles', '2026-06-13T03:00:00Z', 2, '2026-06-17T06:59:59.000Z'],
  ])('in %s made at %s for %i ends at %s', (price_zone, at, count, end) => {
    expect(endOfBusinessDays({ priced_at: new Date(at), price_zone }, count)).toBe(end);
  });
});
