import { describe, expect, it } from 'vitest';
import { clockLines, type ContainerDays, readClock } from './cost-clock.ts';
import { freeTimeTerms, terminalClosures } from './drayage.settings.ts';
import { countedDays, lastFreeDay, rateOfDay, tieredAmount } from './free-time.ts';
import { closedDaysBetween, type FreeTimeTerms, freeTimeTermsOf, isClosedDayLaw } from './free-time-terms.ts';
import { cents } from '../values/money.ts';

const place = { country: 'US', state: 'NJ' };
const none = { free: [], after: [], demurrage: [] };
const days = (changes: Partial<ContainerDays>): ContainerDays => ({
  last_free_day: null,
  is_last_free_day_computed: false,
  gate_out: null,
  returned: null,
  free_days: 4,
  counting: 'working',
  counting_after: 'calendar',
  first_day: 'next',
  demurrage_counting: 'calendar',
  place,
  closed_days: none,
  today: '2027-06-30',
  ...changes,
});

/** Out and back; the last day free of per diem and the days that cost. */
type PerDiem = [title: string, out: string, back: string, lastFree: string, paid: number];

// Hapag-Lloyd, US notice from 2024-09-01: four working days, then calendar days; the day after gate-out is the first.
const hapagLloyd: PerDiem[] = [
  ['two weeks with a weekend in the free days', '2026-11-16', '2026-11-30', '2026-11-20', 10],
  ['back on the last free day', '2026-11-16', '2026-11-20', '2026-11-20', 0],
  ['back on the Saturday after it', '2026-11-16', '2026-11-21', '2026-11-20', 1],
  ['Thanksgiving in the free days', '2026-11-23', '2026-12-02', '2026-11-30', 2],
  ['Thanksgiving after them costs', '2026-11-18', '2026-11-27', '2026-11-24', 3],
  ['out on a Friday', '2026-10-16', '2026-10-26', '2026-10-22', 4],
];

// TAEB (USEC) interchange tariff 000138-060, rule 21-S: four business days from the day of interchange, which is the
// first; then "including Saturdays, Sundays and Holidays".
const taeb: PerDiem[] = [
  ['the day of interchange is day 1', '2026-11-03', '2026-11-06', '2026-11-06', 0],
  ['a day late', '2026-11-03', '2026-11-07', '2026-11-06', 1],
  ['a weekend within', '2026-11-05', '2026-11-10', '2026-11-10', 0],
  ['Veterans Day within, then a weekend that costs', '2026-11-09', '2026-11-16', '2026-11-13', 3],
  ['interchanged on a Saturday', '2026-11-14', '2026-11-20', '2026-11-19', 1],
];

// Lines that count calendar days throughout.
const calendar: PerDiem[] = [
  ['five days over a weekend', '2026-11-13', '2026-11-18', '2026-11-18', 0],
  ['two days more', '2026-11-13', '2026-11-20', '2026-11-18', 2],
  ['over Christmas', '2026-12-22', '2026-12-30', '2026-12-27', 3],
];

// Working days abroad, by the holidays of the place: Canada Day, Family Day, Independence Day of Mexico and others; the
// Fourth of July and Thanksgiving of the United States are days like others there.
const abroad: [country: string, state: string, ...PerDiem][] = [
  ['CA', 'BC', 'Canada Day on a Wednesday', '2026-06-29', '2026-07-08', '2026-07-06', 2],
  ['CA', 'BC', 'Family Day, and Presidents’ Day on the same Monday', '2026-02-12', '2026-02-20', '2026-02-19', 1],
  ['CA', 'BC', 'the Fourth of July, which is kept on July 3', '2026-07-02', '2026-07-09', '2026-07-08', 1],
  ['CA', 'BC', 'Thanksgiving of the United States', '2026-11-23', '2026-11-30', '2026-11-27', 3],
  ['CA', 'BC', 'Thanksgiving of Canada', '2026-10-08', '2026-10-16', '2026-10-15', 1],
  ['CA', 'QC', 'the National Holiday of Quebec', '2026-06-22', '2026-06-30', '2026-06-29', 1],
  ['CA', 'BC', 'the same week in British Columbia', '2026-06-22', '2026-06-30', '2026-06-26', 4],
  ['CA', 'NS', 'Good Friday', '2026-04-01', '2026-04-09', '2026-04-08', 1],
  ['MX', 'COL', 'Independence Day of Mexico', '2026-09-14', '2026-09-22', '2026-09-21', 1],
  ['MX', 'COL', 'the day of the Revolution', '2026-11-13', '2026-11-23', '2026-11-20', 3],
  ['MX', 'COL', 'Labor Day of Mexico', '2026-04-29', '2026-05-08', '2026-05-06', 2],
  ['MX', 'COL', 'Labor Day of the United States', '2026-09-03', '2026-09-11', '2026-09-09', 2],
];

const perDiemOf = (changes: Partial<ContainerDays>, [, gate_out, returned]: PerDiem) => {
  const { per_diem_last_free_day, per_diem_days } = readClock(days({ ...changes, gate_out, returned }));
  return [per_diem_last_free_day, per_diem_days];
};

describe('per diem', () => {
  it.each(abroad)('in %s %s over %s', (country, state, ...vector) =>
    expect(perDiemOf({ place: { country, state } }, vector)).toEqual([vector[3], vector[4]]),
  );

  it.each(hapagLloyd)('of free working days, then calendar days: %s', (...vector) =>
    expect(perDiemOf({}, vector)).toEqual(vector.slice(3)),
  );
  it.each(taeb)('from the day of interchange: %s', (...vector) =>
    expect(perDiemOf({ first_day: 'interchange' }, vector)).toEqual(vector.slice(3)),
  );
  it.each(calendar)('of calendar days: %s', (...vector) =>
    expect(perDiemOf({ free_days: 5, counting: 'calendar' }, vector)).toEqual(vector.slice(3)),
  );
  it('without free days costs from the day of interchange where that is day 1', () => {
    const out = { free_days: 0, gate_out: '2026-11-16', returned: '2026-11-17' };
    expect(readClock(days({ ...out, first_day: 'interchange' })).per_diem_days).toBe(2);
    expect(readClock(days(out)).per_diem_days).toBe(1);
  });
});

// California, Business and Professions Code 22928(b)(1): nothing on holidays and days the gate is closed.
describe('in California', () => {
  const closures = [{ place: 'USLAX', terminal: null, weekday: 0, day: null }];
  const closed = closedDaysBetween(closures, { place: 'USLAX', terminal: 'APM' }, '2026-11-01', '2026-12-31');
  const closed_days = { free: closed, after: closed, demurrage: closed };

  it.each([
    ['Thanksgiving and a Sunday cost nothing', '2026-11-18', '2026-11-30', '2026-11-24', 4],
    ['Saturdays the gate is open cost', '2026-11-02', '2026-11-09', '2026-11-06', 2],
  ] satisfies PerDiem[])('%s', (...vector) => expect(perDiemOf({ closed_days }, vector)).toEqual(vector.slice(3)));

  it('is the law at its ports and ramps, and nowhere else', () => {
    expect(['USLAX', 'USLGB', 'USOAK', 'BNSF_HOBART'].every(isClosedDayLaw)).toBe(true);
    expect(['USSAV', 'BNSF_LPC', 'XXXX'].some(isClosedDayLaw)).toBe(false);
  });
});

describe('demurrage', () => {
  const stands = (last_free_day: string, gate_out: string, changes: Partial<ContainerDays> = {}) =>
    readClock(days({ last_free_day, gate_out, ...changes })).demurrage_days;

  it('counts calendar days where the terminal says nothing else', () =>
    expect(stands('2026-11-20', '2026-11-24')).toBe(4));

  // Georgia Ports and Charleston: Saturdays, Sundays and holidays are not counted.
  it.each([
    ['2026-11-20', '2026-11-24', 2],
    ['2026-11-25', '2026-11-30', 2],
    ['2026-11-20', '2026-11-22', 0],
  ])('of working days, free until %s and out on %s, is %d', (free, out, count) =>
    expect(stands(free, out, { demurrage_counting: 'working' })).toBe(count),
  );

  // HMM: "if terminal is not open such date is excluded".
  it('leaves out days of a closed terminal', () =>
    expect(stands('2026-11-20', '2026-11-24', { closed_days: { ...none, demurrage: ['2026-11-22'] } })).toBe(3));
});

describe('the last free day', () => {
  // Los Angeles and Long Beach: the day of discharge plus so many working days.
  it.each([
    ['2026-11-16', 4, '2026-11-20'],
    ['2026-11-20', 4, '2026-11-27'],
    ['2026-12-31', 4, '2027-01-07'],
    ['2026-11-14', 4, '2026-11-19'],
  ])('of a container discharged on %s with %d working days is %s', (from, free_days, expected) =>
    expect(
      lastFreeDay({ from, free_days, first_day: 'next', rule: { place, counting: 'working', closed_days: [] } }),
    ).toBe(expected),
  );
});

describe('tiers', () => {
  // Published US tariffs: days 1 to 4, 5 to 8, from day 9 on.
  const tiers = [
    { from_day: 1, per_day: 150 },
    { from_day: 5, per_day: 200 },
    { from_day: 9, per_day: 300 },
  ];
  it.each([
    [0, 0],
    [1, 150],
    [4, 600],
    [5, 800],
    [8, 1400],
    [9, 1700],
    [12, 2600],
  ])('make %d days cost $%d', (count, amount) => expect(tieredAmount(tiers, count)).toBe(amount));

  it('are each charge’s own', () => {
    const reading = readClock(days({ last_free_day: '2026-11-16', gate_out: '2026-11-22', returned: '2026-11-24' }));
    const rates = { demurrage: tiers, per_diem: tiers, chassis: cents(0), chassis_days_in_price: 3 };
    expect(clockLines(reading, rates)).toEqual([{ code: 'DEMURRAGE', amount: 100_000, quantity: 6 }]);
    expect(rateOfDay(tiers, 6)).toBe(200);
  });
});

describe('the rows of free time', () => {
  const row = (changes: Partial<FreeTimeTerms>): FreeTimeTerms => ({
    charge: 'per_diem',
    steamship_line: null,
    place: null,
    terminal: null,
    free_days: 4,
    counting: 'working',
    counting_after: 'calendar',
    first_day: 'next',
    closed_days: 'counted',
    tiers: [],
    effective_from: null,
    effective_to: null,
    ...changes,
  });
  const where = { steamship_line: 'HLCU', place: 'USLAX', terminal: 'APM' };
  const found = (rows: FreeTimeTerms[], day = '2026-11-16') => freeTimeTermsOf(rows, 'per_diem', where, day)?.free_days;

  it('hold for a terminal before its port, for a port before a line, and in their time', () => {
    const [all, line, port] = [
      row({ free_days: 1 }),
      row({ free_days: 2, steamship_line: 'HLCU' }),
      row({ free_days: 3, place: 'USLAX' }),
    ];
    const terminal = row({
      free_days: 5,
      place: 'USLAX',
      terminal: 'APM',
      effective_from: '2026-11-01',
      effective_to: '2026-11-30',
    });
    const rows = [
      all,
      terminal,
      line,
      port,
      row({ free_days: 9, steamship_line: 'MAEU' }),
      row({ free_days: 8, charge: 'demurrage' }),
    ];
    expect([found([all]), found([all, line]), found([all, line, port]), found(rows)]).toEqual([1, 2, 3, 5]);
    expect([found(rows, '2026-12-01'), found([])]).toEqual([3, undefined]);
  });

  it('of every portal are whole', () => {
    expect(freeTimeTerms.schema.parse(freeTimeTerms.default)).toEqual(freeTimeTerms.default);
    expect(terminalClosures.schema.parse(terminalClosures.default)).toEqual([]);
    expect(
      terminalClosures.schema.safeParse([{ place: 'USLAX', terminal: null, weekday: 0, day: '2026-11-01' }]).success,
    ).toBe(false);
  });

  it('count no day twice', () =>
    expect(countedDays('2026-11-20', '2026-11-20', { place, counting: 'calendar', closed_days: [] })).toBe(0));
});
