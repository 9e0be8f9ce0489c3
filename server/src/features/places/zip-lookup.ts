import type { Place } from '@portal/contract/places/places.contract.ts';
import { stateCode } from '@portal/contract/places/states.ts';
import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import zoneAt from 'tz-lookup';
import { zonesOfStates } from './data/zones-of-states.ts';
import { zonesOfTowns } from './data/zones-of-towns.ts';
import {
  cityKey,
  codeNumber,
  codeText,
  degreeParts,
  otherKeys,
  readCity,
  unlocated,
  type ZipTable,
} from './zip-table.ts';
import { readZipTable } from './zip-table-file.ts';

const ofTowns: ReadonlyMap<string, string> = new Map(
  zonesOfTowns.flatMap(({ area, zone, towns }) =>
    towns.map((town): [string, string] => [`${area} ${cityKey(town)}`, zone]),
  ),
);
const ofOffices: ReadonlyMap<string, string> = new Map(
  zonesOfTowns.flatMap(({ zone, offices }) =>
    offices.map((office): [string, string] => [office.replace(' ', ''), zone]),
  ),
);

/** The zone of a town in a Canadian area that several zones share: by its name, else its post office; null for others. */
const zoneOfTown = (zip: string, city: string): string | null => {
  const code = zip.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return ofTowns.get(`${code.slice(0, 3)} ${cityKey(city)}`) ?? ofOffices.get(code.slice(0, 5)) ?? null;
};

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

const placeAt = ({ codes, lat, lng, cityOf, cities, zoneOf, zones }: ZipTable, index: number): Place => {
  const { name, municipality, state, country } = readCity(cities[cityOf[index] ?? 0] ?? '');
  const located = lat[index] !== unlocated;
  const [latitude, longitude] = [(lat[index] ?? 0) / degreeParts, (lng[index] ?? 0) / degreeParts];
  return {
    zip_code: codeText(codes[index] ?? 0),
    city: name,
    ...(municipality !== '' && { municipality }),
    state,
    country,
    lat: located ? latitude : null,
    lng: located ? longitude : null,
    timezone: zones[zoneOf[index] ?? 0] ?? 'America/Chicago',
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
 * code, letters a Canadian one. Answers the code as asked. The city decides the zone of an area that several zones share.
 */
export const placeOfZip = (zip: string, country?: Country, city = ''): Place | null => {
  const code = areaCode(zip);
  const home = countryOf(code, country);
  if (!shapes[home].whole.test(code)) return null;
  const zips = table();
  const number = codeNumber(code, home);
  const index = lowerBound(zips.codes, number);
  if (zips.codes[index] !== number) return null;
  const place = placeAt(zips, index);
  const zone = home === 'CA' ? zoneOfTown(zip, city) : null;
  return { ...place, zip_code: zip.trim().toUpperCase(), timezone: zone ?? place.timezone };
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

/** Whether a city lies in a region; its state may be written as people do: IL, Illinois, N.L. */
const isWithin = ({ state, country }: Region) => {
  const codes = countries.map((one): [Country, string | null] => [one, state ? stateCode(state, one) : null]);
  const wanted = new Map(codes);
  return (city: ReturnType<typeof readCity>): boolean =>
    (!country || city.country === country) && (!state || city.state === wanted.get(city.country));
};

/** Cities whose name begins with `key`: the very name first, then by size; `exact` counts the former. */
const citiesByKey = (zips: ZipTable, key: string, isWanted: ReturnType<typeof isWithin>) => {
  const [named, begun]: [number[], number[]] = [[], []];
  for (let index = lowerBound(zips.cities, key); zips.cities[index]?.startsWith(key); index += 1) {
    const city = readCity(zips.cities[index] ?? '');
    if (isWanted(city)) (city.key === key ? named : begun).push(index);
  }
  const larger = (a: number, b: number) => (zips.areasOf[b] ?? 0) - (zips.areasOf[a] ?? 0);
  return { cities: [...named.sort(larger), ...begun.sort(larger)].slice(0, offered), exact: named.length };
};

/** The same by another spelling where nothing goes by the one that was written. */
const citiesNamed = (zips: ZipTable, name: string, region: Region) => {
  const isWanted = isWithin(region);
  const asWritten = citiesByKey(zips, cityKey(name), isWanted);
  if (asWritten.exact > 0) return asWritten;
  const others = otherKeys(name).map((key) => citiesByKey(zips, key, isWanted));
  return others.find(({ exact }) => exact > 0) ?? asWritten;
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
 * else the first area of each city. At most 20; accents, capitals, blanks and
 * apostrophes do not matter.
 */
export const placesOfCity = (city: string, state?: string, country?: Country): Place[] => {
  if (cityKey(city).length < 2) return [];
  const zips = table();
  const wanted = state?.trim() || undefined;
  const { cities, exact } = citiesNamed(zips, city, { state: wanted, country });
  const [only] = cities;
  if (wanted && exact === 1 && only !== undefined) return areasOf(zips, only);
  return cities.map((index) => placeAt(zips, zips.cityOf.indexOf(index)));
};

/** How far the nearest postal area may lie to say in which state a point is, in degrees. */
const nearEnough = 0.7;

const nearestArea = (zips: ZipTable, lat: number, lng: number): Place | undefined => {
  const [y, x] = [lat * degreeParts, lng * degreeParts];
  const shrink = Math.cos((lat * Math.PI) / 180);
  let nearest: number | undefined;
  let least = (nearEnough * degreeParts) ** 2;
  for (let index = 0; index < zips.codes.length; index += 1) {
    const [north, east] = [(zips.lat[index] ?? 0) - y, ((zips.lng[index] ?? 0) - x) * shrink];
    const distance = north * north + east * east;
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest === undefined ? undefined : placeAt(zips, nearest);
};

const zonesOf = (state: string): readonly string[] | undefined =>
  zonesOfStates.US[state] ?? zonesOfStates.CA[state] ?? zonesOfStates.MX[state];

/**
 * The zone of a point anywhere in the world; in the state that is named, or that of the nearest postal area, none that
 * its law does not have.
 */
export const zoneAtPoint = (lat: number, lng: number, state: string | null): string => {
  const found = zoneAt(lat, lng);
  const named = state === null ? undefined : zonesOf(state.toUpperCase());
  if (named?.includes(found) || named?.length === 1) return named.find((zone) => zone === found) ?? named[0] ?? found;
  const nearest = nearestArea(table(), lat, lng);
  if (!nearest || zonesOf(nearest.state)?.includes(found)) return found;
  return named && !named.includes(nearest.timezone) ? (named[0] ?? found) : nearest.timezone;
};
