import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { median } from '@portal/contract/values/median.ts';
import { tableRows } from '@portal/contract/values/table-rows.ts';
import { newerZipCodes } from './data/newer-zip-codes.ts';
import type { ZipRecord } from './zip-record.ts';

const { resolve } = createRequire(import.meta.url);
const fields = ['"zip":"', '"latitude":', '"longitude":', '"city":"', '"state":"'] as const;

/**
 * Reads a table of the `zipcodes` package as text: evaluated, its 44,000 objects would hold some 60 MB for good.
 * Hands each row's texts to `visit` in the order of `fields`.
 */
const readTable = (
  file: string,
  visit: (code: string, lat: string, lng: string, city: string, state: string) => void,
) => {
  const text = readFileSync(resolve(`zipcodes/lib/${file}`), 'utf8');
  let at = 0;
  const next = (field: (typeof fields)[number]): string => {
    const start = text.indexOf(field, at) + field.length;
    at = text.indexOf(field.endsWith('"') ? '"' : ',', start);
    return text.slice(start, at);
  };
  const [zip, latitude, longitude, city, state] = fields;
  while (text.includes(zip, at)) visit(next(zip), next(latitude), next(longitude), next(city), next(state));
};

/** Military post offices stand at 0, 0. */
const pointOf = (lat: string, lng: string) => {
  const located = Number(lat) !== 0 || Number(lng) !== 0;
  return { lat: located ? Number(lat) : null, lng: located ? Number(lng) : null };
};

/** Of the codes of the United States the islands of the western Pacific alone lie east of Greenwich. */
const easternStates: ReadonlySet<string> = new Set(['FM', 'GU', 'MH', 'MP', 'PW']);

/** A point whose longitude lost its sign lies in Asia: New York's 10200 does. */
const inItsHalf = (state: string, { lat, lng }: ReturnType<typeof pointOf>) =>
  lng !== null && lng > 0 !== easternStates.has(state) ? { lat, lng: -lng } : { lat, lng };

/** The rows of a table of this folder. */
const rowsOf = (file: string): string[][] =>
  tableRows(readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8'));

const direction = /( (North|South|East|West|Central|Northeast|Northwest|Southeast|Southwest))+$/;
const governments =
  / (Newfoundland & Labrador|Nova Scotia|Prince Edward Island|New Brunswick|British Columbia|Manitoba|Saskatchewan) Provincial Government$/;

/** Areas named after who has them or after another town, or whose middle lies in the wilderness far from their only town. */
const correctedAreas = new Map<string, Partial<ZipRecord>>([
  ['A0K', { lat: 52.3106, lng: -55.8411 }],
  ['B3M', { city: 'Halifax' }],
  ['B3P', { city: 'Halifax' }],
  ['E4A', { city: 'Chipman' }],
  ['G0G', { city: 'Havre-Saint-Pierre' }],
  ['G0X', { city: 'Saint-Tite' }],
  ['G1A', { city: 'Quebec City' }],
  ['H3H', { city: 'Montreal' }],
  ['H4Z', { city: 'Montreal' }],
  ['J0Y', { city: 'Malartic' }],
  ['K1A', { city: 'Ottawa' }],
  ['M5W', { city: 'Toronto' }],
  ['M7A', { city: 'Toronto' }],
  ['M7Y', { city: 'Toronto' }],
  ['X0A', { city: 'Iqaluit', lat: 63.7467, lng: -68.517 }],
]);

/** "Calgary (City Centre / Calgary Tower)" is Calgary, "Downtown Toronto" Toronto; a rural area goes by the town in brackets. */
const canadianCity = (code: string, name: string): string => {
  const town = code.charAt(1) === '0' ? /\(([^)/]+)\)/.exec(name)?.[1] : undefined;
  return (town ?? name.replace(governments, ''))
    .replace(/ ?\(.*$/, '')
    .replace(/(,| and| &| Lower| Upper| Inner| Outer| Mid-| Northern Outskirts| Outskirts).*$/, '')
    .replace(direction, '')
    .replace(/^(Downtown|Central|Old) /, '')
    .trim();
};

/** Where areas lie whose middle is far from their people. */
const canadianTowns = (): ReadonlyMap<string, { lat: number; lng: number }> =>
  new Map(rowsOf('ca-towns.tsv').map(([code = '', _town, lat, lng]) => [code, { lat: Number(lat), lng: Number(lng) }]));

/** Canada's areas; the one of letters to Santa Claus lies nowhere. */
const canadianAreas = (): ZipRecord[] => {
  const towns = canadianTowns();
  return (
    rowsOf('ca-postal-areas.tsv')
      // Two areas stand twice, under two towns.
      .filter(([code], index, rows) => code !== 'H0H' && rows.findIndex(([other]) => other === code) === index)
      .map(([code = '', name = '', state = '', lat, lng]) => ({
        code,
        city: canadianCity(code, name),
        state,
        country: 'CA',
        lat: Number(lat),
        lng: Number(lng),
        ...towns.get(code),
        ...correctedAreas.get(code),
      }))
  );
};

/**
 * What trade calls a Mexican city: "Puebla" for Heroica Puebla de Zaragoza, "Apodaca" for Ciudad Apodaca, the
 * municipality where the catalogue names no city; where the two differ, the city.
 */
const mexicanCity = (state: string, municipality: string, city: string): string => {
  if (state === 'CHH' && municipality === 'Juárez') return 'Ciudad Juárez';
  return city === '' || ` ${city} `.includes(` ${municipality} `) ? municipality : city;
};

/** The farthest a code of a city lies from its middle, in degrees: what is beyond is misplaced at the source. */
const cityReach = 0.2;

const townKey = (state: string, municipality: string, city: string): string => `${state} ${municipality} ${city}`;

/** The middle of Mexican towns; a municipality without a town of its own goes by its seat. */
const mexicanTowns = (): ReadonlyMap<string, { lat: number; lng: number }> =>
  new Map(
    rowsOf('mx-towns.tsv').map(([state = '', municipality = '', city = '', lat, lng]) => [
      townKey(state, municipality, city),
      { lat: Number(lat), lng: Number(lng) },
    ]),
  );

/** A code that ends so, like the first of a city, is that of the town's centre; its source has the middle of the municipality. */
const ofCentre = /000$/;

const mexicanCodes = (): ZipRecord[] => {
  const towns = mexicanTowns();
  const rows = rowsOf('mx-postal-codes.tsv').map(([code = '', state = '', municipality = '', city = '', lat, lng]) => ({
    code,
    state,
    municipality,
    lat: Number(lat),
    lng: Number(lng),
    city: mexicanCity(state, municipality, city),
    town: townKey(state, municipality, city),
    /** Villages lie anywhere in their municipality, codes of a city beside each other. */
    isOfCity: city !== '',
  }));
  const byTown = Map.groupBy(rows, ({ town }) => town);
  const firstCodes = new Set([...byTown.values()].flatMap(([first]) => (first?.isOfCity ? [first.code] : [])));
  const medians = new Map(
    [...byTown].map(([town, codes]) => [
      town,
      { lat: median(codes.map(({ lat }) => lat)), lng: median(codes.map(({ lng }) => lng)) },
    ]),
  );
  return rows.map(({ town, isOfCity, ...row }) => {
    const known = towns.get(town);
    const middle = known ?? medians.get(town) ?? row;
    const isFar = Math.hypot(row.lat - middle.lat, row.lng - middle.lng) > cityReach;
    const isMisplaced = (isOfCity && isFar) || (known && (ofCentre.test(row.code) || firstCodes.has(row.code)));
    return { ...row, ...(isMisplaced && { lat: middle.lat, lng: middle.lng }), country: 'MX' };
  });
};

/** Hands every postal area known to `visit`, in no particular order; its texts are slices of a large one, not to be kept. */
export const eachZipRecord = (visit: (record: ZipRecord) => void): void => {
  readTable('codes.js', (code, lat, lng, city, state) =>
    visit({ code, city, state, country: 'US', ...inItsHalf(state, pointOf(lat, lng)) }),
  );
  for (const records of [canadianAreas(), newerZipCodes, mexicanCodes()]) records.forEach(visit);
};
