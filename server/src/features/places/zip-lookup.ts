import type { Place } from '@portal/contract/places/places.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
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

/** Villages of the Hopi keep Arizona's time within the Navajo Nation, whose zone the look-up draws around them. */
const hopiCodes: ReadonlySet<string> = new Set(['86030', '86034', '86039', '86042', '86043']);

/** Ciudad Juárez left the zone of Ojinaga in 2022, after the look-up's borders were drawn. */
const zoneOf = (code: string, state: string, lat: number, lng: number): string => {
  if (state === 'AZ' && hopiCodes.has(code)) return 'America/Phoenix';
  const zone = zoneAt(lat, lng);
  return zone === 'America/Ojinaga' && lng < -105.5 ? 'America/Ciudad_Juarez' : zone;
};

/** The zone of a point anywhere in the world. */
export const zoneAtPoint = (lat: number, lng: number): string => zoneAt(lat, lng);

const placeAt = ({ codes, lat, lng, cityOf, cities }: ZipTable, index: number): Place => {
  const { name, municipality, state, country } = readCity(cities[cityOf[index] ?? 0] ?? '');
  const located = lat[index] !== unlocated;
  const [latitude, longitude] = [(lat[index] ?? 0) / degreeParts, (lng[index] ?? 0) / degreeParts];
  const code = codeText(codes[index] ?? 0);
  return {
    zip_code: code,
    city: name,
    ...(municipality !== '' && { municipality }),
    state,
    country,
    lat: located ? latitude : null,
    lng: located ? longitude : null,
    timezone: gateways[state] ?? (located ? zoneOf(code, state, latitude, longitude) : 'America/Chicago'),
  };
};

/** "75201-1234" is found as 75201, "m5v 2t6" as M5V. */
const areaCode = (zip: string): string => {
  const code = zip.trim().toUpperCase();
  return /^\d/.test(code) ? code.slice(0, 5) : code.slice(0, 3);
};

/** The country whose codes are looked through: the one named, else the code's shape decides, five digits for the US. */
const countryOf = (code: string, country: Country | undefined): Country => country ?? (/^\d/.test(code) ? 'US' : 'CA');

const shapes: Record<Country, { whole: RegExp; begun: RegExp }> = {
  US: { whole: /^\d{5}$/, begun: /^\d{3,5}$/ },
  CA: { whole: /^[A-Z]\d[A-Z]$/, begun: /^[A-Z]\d[A-Z]$/ },
  MX: { whole: /^\d{5}$/, begun: /^\d{3,5}$/ },
};

/**
 * Where a postal code of a country lies; null when it is not known there. Without a country five digits are a US ZIP
 * code, letters a Canadian one. Answers the code as asked.
 */
export const placeOfZip = (zip: string, country?: Country): Place | null => {
  const code = areaCode(zip);
  const home = countryOf(code, country);
  if (!shapes[home].whole.test(code)) return null;
  const zips = table();
  const number = codeNumber(code, home);
  const index = lowerBound(zips.codes, number);
  return zips.codes[index] === number ? { ...placeAt(zips, index), zip_code: zip.trim().toUpperCase() } : null;
};

/** The places whose postal code begins with `prefix`, at least three characters of it; at most 20, by code. */
export const placesOfZipPrefix = (prefix: string, country?: Country): Place[] => {
  const code = areaCode(prefix);
  const home = countryOf(code, country);
  if (!shapes[home].begun.test(code)) return [];
  const zips = table();
  const width = home === 'CA' ? 3 : 5;
  const from = lowerBound(zips.codes, codeNumber(code.padEnd(width, '0'), home));
  const end = lowerBound(zips.codes, codeNumber(code.padEnd(width, '9'), home) + 1);
  return Array.from({ length: Math.min(end - from, offered) }, (_, index) => placeAt(zips, from + index));
};

type Region = { state?: string | undefined; country?: Country | undefined };

/** Cities whose folded name begins with `folded`: the very name first, then by size; `exact` counts the former. */
const citiesNamed = (zips: ZipTable, folded: string, { state, country }: Region) => {
  const [named, begun]: [number[], number[]] = [[], []];
  for (let index = lowerBound(zips.cities, folded); zips.cities[index]?.startsWith(folded); index += 1) {
    const city = readCity(zips.cities[index] ?? '');
    if (country && city.country !== country) continue;
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
export const placesOfCity = (city: string, state?: string, country?: Country): Place[] => {
  const folded = foldCity(city);
  if (folded.length < 2) return [];
  const zips = table();
  const wanted = state?.trim().toUpperCase() || undefined;
  const { cities, exact } = citiesNamed(zips, folded, { state: wanted, country });
  const [only] = cities;
  if (wanted && exact === 1 && only !== undefined) return areasOf(zips, only);
  return cities.map((index) => placeAt(zips, zips.cityOf.indexOf(index)));
};
