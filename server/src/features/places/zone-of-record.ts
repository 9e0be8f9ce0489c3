import { readFileSync } from 'node:fs';
import { tableRows } from '@portal/contract/values/table-rows.ts';
import { zonesOfMunicipalities, zonesOfStates } from './data/zones-of-states.ts';
import type { ZipRecord } from './zip-record.ts';

/** Where the exceptions lie; `npm run zip-zones` finds them by the borders of the zones. */
export const zonesOfCodesFile = new URL('./data/zones-of-codes.tsv', import.meta.url);

const key = (country: string, state: string, name: string): string => [country, state, name].join('\t');

/** Postal codes and municipalities whose zone is not the usual one of their state. */
const readExceptions = (): ReadonlyMap<string, string> => {
  const rows = tableRows(readFileSync(zonesOfCodesFile, 'utf8'));
  const ofCodes = rows.flatMap(([country = '', state = '', zone = '', codes = '']) =>
    codes.split(' ').map((code): [string, string] => [key(country, state, code), zone]),
  );
  const ofMunicipalities = zonesOfMunicipalities.flatMap(([state, zone, names]) =>
    names.map((name): [string, string] => [key('MX', state, name), zone]),
  );
  return new Map([...ofCodes, ...ofMunicipalities]);
};

/** What finds the zone of a postal code by law. Throws for a state that its country does not have. */
export const zonesByLaw = (): ((record: ZipRecord) => string) => {
  const exceptions = readExceptions();
  return ({ code, country, state, municipality }) => {
    const zone =
      exceptions.get(key(country, state, country === 'MX' ? (municipality ?? '') : code)) ??
      zonesOfStates[country][state]?.[0];
    if (!zone) throw new Error(`${code}: ${country} has no ${state}`);
    return zone;
  };
};
