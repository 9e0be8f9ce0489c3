import { Country } from '@portal/contract/places/postal.ts';
import type { Country as CountryCode } from '@portal/contract/places/zip-code.ts';
import { folded } from '@portal/contract/values/folded.ts';

/**
 * The postal areas in columns, sorted by code: 76,000 rows in 2 MB; the file of `zipTableFile` names the sources.
 * Coordinates are ten-thousandths of a degree, `unlocated` where there are none. `cities` holds one text a city, sorted
 * (`cityText`), `cityOf` its position there, `areasOf` how many areas each has. `zoneOf` is an area's position in `zones`.
 */
export type ZipTable = {
  codes: Uint32Array;
  lat: Int32Array;
  lng: Int32Array;
  cityOf: Uint16Array;
  cities: string[];
  areasOf: Uint16Array;
  zoneOf: Uint8Array;
  zones: string[];
};

export const unlocated = 0x7fffffff;
export const degreeParts = 10_000;

/** Mexican codes come after all others: five digits that are an American code are often a Mexican one, too. */
const mexicanBase = 36 ** 5;

/** Codes as numbers that sort as they do; three-character areas of Canada fall between 00999 and 01001 unharmed. */
export const codeNumber = (code: string, country: CountryCode): number =>
  parseInt(code, 36) + (country === 'MX' ? mexicanBase : 0);

export const codeText = (number: number): string => {
  const text = (number % mexicanBase).toString(36).toUpperCase();
  return /^[A-Z]/.test(text) ? text : text.padStart(5, '0');
};

const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount', cd: 'ciudad' };

/** A city's name as it is compared: lower case, without accents and dots, "St." written out. */
export const foldCity = (name: string): string =>
  folded(name)
    .replaceAll(/[.,'’]/g, '')
    .replaceAll(/[\s-]+/g, ' ')
    .replaceAll(/\b(?:ste?|ft|mt|cd)\b/g, (word) => abbreviations[word] ?? word);

/** A city's name as it is looked up: "La Grange" and "LaGrange", "O'Fallon" and "O Fallon" are one. */
export const cityKey = (name: string): string => foldCity(name).replaceAll(' ', '');

/** What people write for a large city whose name in the table is another. */
const otherNames: Record<string, string> = {
  df: 'ciudaddemexico',
  cdmx: 'ciudaddemexico',
  mexicocity: 'ciudaddemexico',
  mexicodf: 'ciudaddemexico',
  nuevayork: 'newyork',
  nyc: 'newyork',
  filadelfia: 'philadelphia',
  nuevaorleans: 'neworleans',
  washingtondc: 'washington',
};

/** First words of names as people shorten them: "N. Las Vegas", "Gral. Escobedo". */
const shortBeginnings: Record<string, string> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  gral: 'general',
  sta: 'santa',
  sto: 'santo',
  pto: 'puerto',
};

const writtenOut = (words: string): string =>
  words.replace(/^(\w+) /, (found, first: string) => (shortBeginnings[first] ? `${shortBeginnings[first]} ` : found));

/** Other ways to look a city's name up, the likeliest first: "New York City" is New York, "Juárez" Ciudad Juárez. */
export const otherKeys = (name: string): string[] => {
  const words = foldCity(name);
  const key = cityKey(name);
  const [town = ''] = words.split(' de ');
  const found = [
    otherNames[key] ?? '',
    words.endsWith(' city') ? key.slice(0, -'city'.length) : `${key}city`,
    words.startsWith('ciudad ') ? key.slice('ciudad'.length) : `ciudad${key}`,
    words.startsWith('ciudad del ') ? key.slice('ciudaddel'.length) : '',
    words.startsWith('heroica ') ? key.slice('heroica'.length) : '',
    words.startsWith('santiago de ') ? key.slice('santiagode'.length) : '',
    town === words ? '' : cityKey(town),
    writtenOut(words) === words ? '' : cityKey(writtenOut(words)),
  ];
  return found.filter(Boolean);
};

/** What a city's text says, in the order it says it; `municipality` is empty but for Mexico. */
export const readCity = (text: string) => {
  const [key = '', name = '', state = '', country, municipality = ''] = text.split('\t');
  return { key, name, state, country: Country.parse(country), municipality };
};
