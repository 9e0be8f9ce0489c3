import type { Place } from '@portal/contract/places/places.contract.ts';
import zoneAt from 'tz-lookup';
import { codeNumber, codeText, degreeParts, foldCity, readCity, unlocated, type ZipTable } from './zip-table.ts';
import { readZipTable } from './zip-table-file.ts';

/** How many places a completion offers. */
const offered = 20;

let loaded: ZipTable | undefined;

/** Read when first asked: a start does not pay for it. */
const table = (): ZipTable => (loaded ??= readZipTable());

/** The first position in `sorted` that is not before `wanted`. */
const lowerBound = <T extends number | string>(sorted: { length: number; [index: number]: T }, wanted: T): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle];
    if (value !== undefined && value < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Military mail keeps its gateway's time; elsewhere a code without a point is too rare to matter. */
const gateways: Record<string, string> = { AE: 'America/New_York', AA: 'America/New_York', AP: 'America/Los_Angeles' };

const placeAt = ({ codes, lat, lng, cityOf, cities }: ZipTable, index: number): Place => {
  const { name, state, country } = readCity(cities[cityOf[index] ?? 0] ?? '');
  const located = lat[index] !== unlocated;
  const [latitude, longitude] = [(lat[index] ?? 0) / degreeParts, (lng[index] ?? 0) / degreeParts];
  return {
    zip_code: codeText(codes[index] ?? 0),
    city: name,
    state,
    country,
    lat: located ? latitude : null,
    lng: located ? longitude : null,
    timezone: gateways[state] ?? (located ? zoneAt(latitude, longitude) : 'America/Chicago'),
  };
};

/** "75201-1234" is found as 75201, "m5v 2t6" as M5V. */
const areaCode = (zip: string): string => {
  const code = zip.trim().toUpperCase();
  return /^\d/.test(code) ? code.slice(0, 5) : code.slice(0, 3);
};

/** Where a postal code of the US, Canada or a large Mexican city lies; null when it is not known. Answers the code as asked. */
export const placeOfZip = (zip: string): Place | null => {
  const code = areaCode(zip);
  if (!/^(\d{5}|[A-Z]\d[A-Z])$/.test(code)) return null;
  const zips = table();
  const index = lowerBound(zips.codes, codeNumber(code));
  return zips.codes[index] === codeNumber(code)
    ? { ...placeAt(zips, index), zip_code: zip.trim().toUpperCase() }
    : null;
};

/** The places whose postal code begins with `prefix`, at least three characters of it; at most 20, by code. */
export const placesOfZipPrefix = (prefix: string): Place[] => {
  const code = areaCode(prefix);
  if (!/^(\d{3,5}|[A-Z]\d[A-Z])$/.test(code)) return [];
  const zips = table();
  const width = /^\d/.test(code) ? 5 : 3;
  const from = lowerBound(zips.codes, codeNumber(code.padEnd(width, '0')));
  const to = Math.min(lowerBound(zips.codes, codeNumber(code.padEnd(width, '9')) + 1), from + offered);
  return Array.from({ length: to - from }, (_, index) => placeAt(zips, from + index));
};

/** Cities whose folded name begins with `folded`: the very name first, then by size; `exact` counts the former. */
const citiesNamed = (zips: ZipTable, folded: string, state: string | undefined) => {
  const [named, begun]: [number[], number[]] = [[], []];
  for (let index = lowerBound(zips.cities, folded); zips.cities[index]?.startsWith(folded); index += 1) {
    const city = readCity(zips.cities[index] ?? '');
    if (!state || city.state === state) (city.folded === folded ? named : begun).push(index);
  }
  const larger = (a: number, b: number) => (zips.areasOf[b] ?? 0) - (zips.areasOf[a] ?? 0);
  return { cities: [...named.sort(larger), ...begun.sort(larger)].slice(0, offered), exact: named.length };
};

const areasOf = (zips: ZipTable, city: number): Place[] => {
  const areas: Place[] = [];
  for (let at = zips.cityOf.indexOf(city); at >= 0 && areas.length < offered; at = zips.cityOf.indexOf(city, at + 1)) {
    areas.push(placeAt(zips, at));
  }
  return areas;
};

/**
 * The places a city's name, or its beginning, may mean: every postal area when the city and its state are named,
 * else the first area of each city. At most 20; accents and capitals do not matter.
 */
export const placesOfCity = (city: string, state?: string): Place[] => {
  const folded = foldCity(city);
  if (folded.length < 2) return [];
  const zips = table();
  const wanted = state?.trim().toUpperCase() || undefined;
  const { cities, exact } = citiesNamed(zips, folded, wanted);
  const [only] = cities;
  if (wanted && exact === 1 && only !== undefined) return areasOf(zips, only);
  return cities.map((index) => placeAt(zips, zips.cityOf.indexOf(index)));
};
