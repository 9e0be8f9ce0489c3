import { describe, expect, it } from 'vitest';
import { zoneRelease } from './data/zone-lines.ts';
import { clockIn, dayInZone, endOfDayIn, localInstant, timeInZone, zoneLetters } from './local-time.ts';
import { changesBetween, clocksAt, isKnownZone, knownZones } from './zone-clocks.ts';

const at = (zone: string, instant: string): string => {
  const moment = new Date(instant);
  return `${dayInZone(zone, moment)} ${timeInZone(zone, moment)} ${zoneLetters(zone, moment)}`;
};

/*
 * NEWS of the tz database, 2026b to 2026e, and the laws it names: British Columbia keeps -07, Alberta and the Northwest
 * Territories -06, Manitoba -05, all year since their clocks went forward in March 2026.
 */
describe('a zone that stopped changing its clocks in 2026', () => {
  it.each([
    ['America/Vancouver', '2026-12-15T12:00:00Z', '2026-12-15 05:00 MST'],
    ['America/Edmonton', '2026-12-15T12:00:00Z', '2026-12-15 06:00 CST'],
    ['America/Inuvik', '2026-12-15T12:00:00Z', '2026-12-15 06:00 CST'],
    ['America/Yellowknife', '2026-12-15T12:00:00Z', '2026-12-15 06:00 CST'],
    ['America/Winnipeg', '2026-12-15T12:00:00Z', '2026-12-15 07:00 EST'],
    ['America/Winnipeg', '2025-12-15T12:00:00Z', '2025-12-15 06:00 CST'],
    ['America/Edmonton', '2025-12-15T12:00:00Z', '2025-12-15 05:00 MST'],
    ['America/Vancouver', '2027-07-01T12:00:00Z', '2027-07-01 05:00 MST'],
    ['America/Edmonton', '2036-01-15T12:00:00Z', '2036-01-15 06:00 CST'],
    // Its neighbours change theirs as before: towns near Dawson Creek and Lloydminster's sister towns in Saskatchewan.
    ['America/Toronto', '2026-12-15T12:00:00Z', '2026-12-15 07:00 EST'],
    ['America/Rankin_Inlet', '2026-12-15T12:00:00Z', '2026-12-15 06:00 CST'],
    ['America/Cambridge_Bay', '2026-12-15T12:00:00Z', '2026-12-15 05:00 MST'],
    ['America/Regina', '2026-12-15T12:00:00Z', '2026-12-15 06:00 CST'],
    ['America/Los_Angeles', '2026-12-15T12:00:00Z', '2026-12-15 04:00 PST'],
  ])('%s at %s shows %s', (zone, instant, shown) => expect(at(zone, instant)).toBe(shown));
});

describe('a zone', () => {
  it.each([
    // Mexico without summer time since 2022 but for towns at the border; Quintana Roo and Sonora earlier.
    ['America/Mexico_City', '2027-07-01T18:00:00Z', '2027-07-01 12:00 CST'],
    ['America/Mexico_City', '2022-07-01T18:00:00Z', '2022-07-01 13:00 CDT'],
    ['America/Tijuana', '2027-07-01T18:00:00Z', '2027-07-01 11:00 PDT'],
    ['America/Ciudad_Juarez', '2027-07-01T18:00:00Z', '2027-07-01 12:00 MDT'],
    ['America/Chihuahua', '2027-07-01T18:00:00Z', '2027-07-01 12:00 CST'],
    ['America/Cancun', '2027-07-01T18:00:00Z', '2027-07-01 13:00 EST'],
    ['America/Hermosillo', '2027-07-01T18:00:00Z', '2027-07-01 11:00 MST'],
    // Both edges of summer time, to the second.
    ['America/Chicago', '2027-03-14T07:59:59Z', '2027-03-14 01:59 CST'],
    ['America/Chicago', '2027-03-14T08:00:00Z', '2027-03-14 03:00 CDT'],
    ['America/Chicago', '2027-11-07T06:59:59Z', '2027-11-07 01:59 CDT'],
    ['America/Chicago', '2027-11-07T07:00:00Z', '2027-11-07 01:00 CST'],
    ['America/St_Johns', '2027-01-15T12:00:00Z', '2027-01-15 08:30 NST'],
    ['America/Phoenix', '2027-07-01T18:00:00Z', '2027-07-01 11:00 MST'],
    ['Pacific/Honolulu', '2027-07-01T18:00:00Z', '2027-07-01 08:00 HST'],
    ['Pacific/Pago_Pago', '2027-07-01T18:00:00Z', '2027-07-01 07:00 SST'],
    ['Pacific/Guam', '2027-07-01T18:00:00Z', '2027-07-02 04:00 ChST'],
    // New Year's Eve is still the old year there.
    ['America/Adak', '2027-01-01T09:30:00Z', '2026-12-31 23:30 HST'],
  ])('%s at %s shows %s', (zone, instant, shown) => expect(at(zone, instant)).toBe(shown));

  it('beyond the three countries goes by the data of the program, and one nobody knows is refused', () => {
    expect(isKnownZone('Europe/Berlin')).toBe(false);
    expect(at('Europe/Berlin', '2026-12-15T12:00:00Z')).toBe('2026-12-15 13:00 ');
    expect(() => clocksAt('America/Atlantis', 0)).toThrow(RangeError);
  });

  it('has day, hour and weekday', () =>
    expect(clockIn('America/Winnipeg', new Date('2026-12-14T05:30:00Z'))).toEqual({
      day: '2026-12-14',
      hour: 0,
      weekday: 1,
    }));
});

describe('a local time', () => {
  it.each([
    ['2026-12-15', '08:00', 'America/Edmonton', '2026-12-15T14:00:00.000Z', true],
    ['2026-12-15', '08:00', 'America/Inuvik', '2026-12-15T14:00:00.000Z', true],
    ['2026-12-15', '08:00', 'America/Winnipeg', '2026-12-15T13:00:00.000Z', true],
    ['2026-12-15', '08:00', 'America/Vancouver', '2026-12-15T15:00:00.000Z', true],
    ['2026-11-01', '01:30', 'America/Edmonton', '2026-11-01T07:30:00.000Z', true],
    ['2027-11-07', '01:30', 'America/Chicago', '2027-11-07T06:30:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Chicago', '2027-03-14T08:30:00.000Z', false],
    ['2027-03-14', '02:30', 'America/Edmonton', '2027-03-14T08:30:00.000Z', true],
  ])('%s %s in %s is %s', (day, time, zone, instant, exists) =>
    expect(localInstant(day, time, zone)).toEqual({ instant: new Date(instant), exists }),
  );

  // The rules US, Canada, StJohns and Mexico of the tz database (2026f, northamerica), at the hour they skip or repeat.
  it.each([
    ['2027-03-14', '02:30', 'America/St_Johns', '2027-03-14T06:00:00.000Z', false],
    ['2027-11-07', '01:30', 'America/St_Johns', '2027-11-07T04:00:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Halifax', '2027-03-14T06:30:00.000Z', false],
    ['2027-03-14', '02:30', 'America/Goose_Bay', '2027-03-14T06:30:00.000Z', false],
    ['2027-03-14', '02:30', 'America/Blanc-Sablon', '2027-03-14T06:30:00.000Z', true],
    ['2027-03-14', '01:59', 'America/New_York', '2027-03-14T06:59:00.000Z', true],
    ['2027-03-14', '03:00', 'America/New_York', '2027-03-14T07:00:00.000Z', true],
    ['2027-11-07', '02:00', 'America/New_York', '2027-11-07T07:00:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Cancun', '2027-03-14T07:30:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Matamoros', '2027-03-14T08:30:00.000Z', false],
    ['2027-03-14', '02:30', 'America/Ojinaga', '2027-03-14T08:30:00.000Z', false],
    ['2027-03-14', '02:30', 'America/Monterrey', '2027-03-14T08:30:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Regina', '2027-03-14T08:30:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Ciudad_Juarez', '2027-03-14T09:30:00.000Z', false],
    ['2027-03-14', '02:30', 'America/Boise', '2027-03-14T09:30:00.000Z', false],
    ['2027-03-14', '02:30', 'America/Phoenix', '2027-03-14T09:30:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Hermosillo', '2027-03-14T09:30:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Whitehorse', '2027-03-14T09:30:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Vancouver', '2027-03-14T09:30:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Winnipeg', '2027-03-14T07:30:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Tijuana', '2027-03-14T10:30:00.000Z', false],
    ['2027-11-07', '01:30', 'America/Tijuana', '2027-11-07T08:30:00.000Z', true],
    ['2027-03-14', '02:30', 'America/Anchorage', '2027-03-14T11:30:00.000Z', false],
    ['2027-03-14', '02:30', 'America/Adak', '2027-03-14T12:30:00.000Z', false],
    ['2027-03-14', '02:30', 'Pacific/Honolulu', '2027-03-14T12:30:00.000Z', true],
    // The last changes of Manitoba and of Mexico's middle.
    ['2026-03-08', '02:30', 'America/Winnipeg', '2026-03-08T08:30:00.000Z', false],
    ['2026-11-01', '01:30', 'America/Winnipeg', '2026-11-01T06:30:00.000Z', true],
    ['2022-04-03', '02:30', 'America/Mexico_City', '2022-04-03T08:30:00.000Z', false],
    ['2022-10-30', '01:30', 'America/Mexico_City', '2022-10-30T06:30:00.000Z', true],
  ])('as the clocks change, %s %s in %s is %s', (day, time, zone, instant, exists) =>
    expect(localInstant(day, time, zone)).toEqual({ instant: new Date(instant), exists }),
  );

  it('at the end of a day is its last second, on the night the clocks change too', () => {
    expect(endOfDayIn('America/Chicago', '2027-11-07')).toEqual(new Date('2027-11-08T05:59:59Z'));
    expect(endOfDayIn('America/Chicago', '2027-11-06')).toEqual(new Date('2027-11-07T04:59:59Z'));
  });
});

/* The last second of a day and the first of the next; offsets of the tz database, 2026f. */
describe('the day at an instant', () => {
  it.each([
    ['America/St_Johns', '2027-01-01T03:29:59Z', '2026-12-31'],
    ['America/St_Johns', '2027-01-01T03:30:00Z', '2027-01-01'],
    ['America/St_Johns', '2026-07-01T02:29:59Z', '2026-06-30'],
    ['America/Halifax', '2026-12-15T03:59:59Z', '2026-12-14'],
    ['America/Puerto_Rico', '2026-07-15T04:00:00Z', '2026-07-15'],
    ['America/New_York', '2026-12-15T04:59:59Z', '2026-12-14'],
    ['America/New_York', '2026-07-15T04:00:00Z', '2026-07-15'],
    ['America/Cancun', '2026-07-15T05:00:00Z', '2026-07-15'],
    ['America/Winnipeg', '2026-12-15T04:59:59Z', '2026-12-14'],
    ['America/Winnipeg', '2026-12-15T05:00:00Z', '2026-12-15'],
    ['America/Chicago', '2028-03-01T05:59:59Z', '2028-02-29'],
    ['America/Chicago', '2028-02-29T05:59:59Z', '2028-02-28'],
    ['America/Edmonton', '2026-12-15T05:59:59Z', '2026-12-14'],
    ['America/Edmonton', '2026-12-15T06:00:00Z', '2026-12-15'],
    ['America/Mexico_City', '2027-07-01T05:59:59Z', '2027-06-30'],
    ['America/Hermosillo', '2026-12-15T06:59:59Z', '2026-12-14'],
    ['America/Phoenix', '2027-07-01T06:59:59Z', '2027-06-30'],
    ['America/Vancouver', '2026-12-15T06:59:59Z', '2026-12-14'],
    ['America/Tijuana', '2027-07-01T06:59:59Z', '2027-06-30'],
    ['America/Los_Angeles', '2026-12-01T07:59:59Z', '2026-11-30'],
    ['America/Anchorage', '2026-12-15T08:59:59Z', '2026-12-14'],
    ['Pacific/Honolulu', '2027-01-01T09:59:59Z', '2026-12-31'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31'],
    ['Pacific/Guam', '2026-12-31T14:00:00Z', '2027-01-01'],
  ])('in %s at %s is %s', (zone, instant, day) => expect(dayInZone(zone, new Date(instant))).toBe(day));
});

it('the changes of each known zone lead to the clocks it has at any time', () => {
  const [from, to] = [Date.UTC(2007, 0, 1), Date.UTC(2041, 0, 1)];
  for (const zone of knownZones()) {
    const changes = changesBetween(zone, from, to);
    for (let instant = from; instant < to; instant += 197 * 3_600_000) {
      const known = changes.findLast(({ at: began }) => began <= instant)?.offset;
      if (known !== clocksAt(zone, instant).offset) throw new Error(`${zone} at ${new Date(instant).toISOString()}`);
    }
  }
  expect(knownZones().length).toBeGreaterThan(100);
});

it('is of a release that has the laws of 2026', () => expect(zoneRelease >= '2026e').toBe(true));
