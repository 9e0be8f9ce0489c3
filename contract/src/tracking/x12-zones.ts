const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A fixed distance from UTC in hours, as ISO 8601 writes it: -3.5 is "-03:30". */
const fixed = (hours: number): string =>
  `${hours < 0 ? '-' : '+'}${twoDigits(Math.trunc(Math.abs(hours)))}:${twoDigits((Math.abs(hours) % 1) * 60)}`;

/** The zones with a letter of their own: their clocks (T), which may change with the season, standard (S) and daylight (D). */
const lettered: readonly (readonly [letter: string, zone: string, standard: number])[] = [
  ['N', 'America/St_Johns', -3.5],
  ['T', 'America/Halifax', -4],
  ['E', 'America/New_York', -5],
  ['C', 'America/Chicago', -6],
  ['M', 'America/Denver', -7],
  ['P', 'America/Los_Angeles', -8],
  ['A', 'America/Anchorage', -9],
  ['H', 'Pacific/Honolulu', -10],
];

const numbered = Array.from({ length: 24 }, (_, index): [string, string] => {
  const code = index + 1;
  return [twoDigits(code), fixed(code <= 12 ? code : code - 25)];
});

/**
 * X12 element 623, all 51 codes: an IANA zone where the clocks go by the season, a fixed distance from UTC, or `local`
 * for those of the place. 01 to 12 are hours east of UTC, 13 to 24 those west of it, from twelve to one.
 */
export const x12Zones: ReadonlyMap<string, string> = new Map([
  ...numbered,
  ...lettered.flatMap(([letter, zone, standard]): [string, string][] => [
    [`${letter}T`, zone],
    [`${letter}S`, fixed(standard)],
    [`${letter}D`, fixed(standard + 1)],
  ]),
  ['UT', fixed(0)],
  ['GM', fixed(0)],
  ['LT', 'local'],
]);
