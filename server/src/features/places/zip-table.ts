import { folded } from '@portal/contract/words/folded.ts';
import { eachZipRecord } from './zip-records.ts';

/**
 * The postal areas in columns, sorted by code: 44,000 rows in less than 4 MB.
 * Coordinates are ten-thousandths of a degree, `unlocated` where there are none. `cities` holds one text a city, sorted
 * (`cityText`), `cityOf` its position there, `areasOf` how many areas each has.
 */
export type ZipTable = {
  codes: Float64Array;
  lat: Int32Array;
  lng: Int32Array;
  cityOf: Uint16Array;
  cities: string[];
  areasOf: Uint16Array;
};

export const unlocated = 0x7fffffff;
export const degreeParts = 10_000;

const capacity = 48_000;
const rowBase = 65_536;

/** Codes as numbers that sort as they do; three-character areas of Canada fall between 00999 and 01001 unharmed. */
export const codeNumber = (code: string): number => parseInt(code, 36);

export const codeText = (number: number): string => {
  const text = number.toString(36).toUpperCase();
  return /^[A-Z]/.test(text) ? text : text.padStart(5, '0');
};

const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** A city's name as it is compared: lower case, without accents and dots, "St." written out. */
export const foldCity = (name: string): string =>
  folded(name)
    .replaceAll(/[.']/g, '')
    .replaceAll(/[\s-]+/g, ' ')
    .replaceAll(/\b(?:ste?|ft|mt)\b/g, (word) => abbreviations[word] ?? word);

/** "Mckinney" is how the source writes McKinney. */
const cityText = (spelled: string): string => {
  const text = spelled.replace(/^Mc[a-z]/, (start) => `Mc${start.charAt(2).toUpperCase()}`);
  return `${foldCity(text.slice(0, text.indexOf('\t')))}\t${text}`;
};

/** What a city's text says, in the order it says it. */
export const readCity = (text: string) => {
  const [folded = '', name = '', state = '', country = 'US'] = text.split('\t');
  return { folded, name, state, country: country as 'US' | 'CA' | 'MX' };
};

const inParts = (degrees: number | null): number => (degrees === null ? unlocated : Math.round(degrees * degreeParts));

/** The rows as they come: `order` packs code and row, so that sorting numbers sorts the rows. */
const collect = () => {
  const order = new Float64Array(capacity);
  const [lat, lng, cityOf] = [new Int32Array(capacity), new Int32Array(capacity), new Uint16Array(capacity)];
  const cityIds = new Map<string, number>();
  let rows = 0;
  eachZipRecord((record) => {
    const spelled = `${record.city}\t${record.state}\t${record.country}`;
    let city = cityIds.get(spelled);
    // Copied, because a slice would keep the whole file it was read from.
    if (city === undefined) cityIds.set(Buffer.from(spelled).toString(), (city = cityIds.size));
    order[rows] = codeNumber(record.code) * rowBase + rows;
    lat[rows] = inParts(record.lat);
    lng[rows] = inParts(record.lng);
    cityOf[rows] = city;
    rows += 1;
  });
  return { order: order.subarray(0, rows).sort(), lat, lng, cityOf, spelled: [...cityIds.keys()] };
};

/** Builds the table in some fifty milliseconds. */
export const buildZipTable = (): ZipTable => {
  const { order, lat, lng, cityOf, spelled } = collect();
  const texts = spelled.map(cityText);
  const cities = texts.toSorted();
  const place = new Map(cities.map((text, index) => [text, index]));
  const sortedCityOf = Uint16Array.from(order, (packed) => place.get(texts[cityOf[packed % rowBase] ?? 0] ?? '') ?? 0);
  const areasOf = new Uint16Array(cities.length);
  for (const city of sortedCityOf) areasOf[city] = (areasOf[city] ?? 0) + 1;
  return {
    codes: Float64Array.from(order, (packed) => Math.floor(packed / rowBase)),
    lat: Int32Array.from(order, (packed) => lat[packed % rowBase] ?? unlocated),
    lng: Int32Array.from(order, (packed) => lng[packed % rowBase] ?? unlocated),
    cityOf: sortedCityOf,
    cities,
    areasOf,
  };
};
