import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mexicanCities } from './data/mexican-cities.ts';
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

/** Military post offices stand at 0, 0; a few Canadian rows have lost their latitude. */
const pointOf = (lat: string, lng: string) => {
  const located = Number(lat) > 0 && Number(lng) !== 0;
  return { lat: located ? Number(lat) : null, lng: located ? Number(lng) : null };
};

/** The letters that postal codes of a province begin with; the north shares X between two. */
const lettersOfProvince = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'GHJ',
  ON: 'KLMNP',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  YT: 'Y',
};

const provinces = Object.entries(lettersOfProvince);

const provinceOf = (code: string, name: string): string =>
  provinces.find(([, letters]) => letters.includes(code.charAt(0)))?.[0] ?? (name.startsWith('Nunavut') ? 'NU' : 'NT');

const direction = /( (North|South|East|West|Central|Northeast|Northwest|Southeast|Southwest))+$/;

/** "Calgary (millrise / Somerset)" is Calgary, "Downtown Toronto" Toronto; a name with damaged letters is none. */
const canadianCity = (name: string): string =>
  name.includes('\uFFFD')
    ? ''
    : name
        .replace(/ ?\(.*$/, '')
        .replace(direction, '')
        .replace(/^(Downtown|Central|Old) /, '');

/** Hands every postal area known to `visit`, in no particular order; its texts are slices of a large one, not to be kept. */
export const eachZipRecord = (visit: (record: ZipRecord) => void): void => {
  readTable('codes.js', (code, lat, lng, city, state) =>
    visit({ code, city, state, country: 'US', ...pointOf(lat, lng) }),
  );
  readTable('codesCanada.js', (code, lat, lng, city, state) =>
    visit({ code, city: canadianCity(city), state: provinceOf(code, state), country: 'CA', ...pointOf(lat, lng) }),
  );
  for (const record of newerZipCodes) visit(record);
  for (const record of mexicanCities) visit(record);
};
