import { states } from './data/states.ts';
import type { Country } from './zip-code.ts';
import { folded } from '../values/folded.ts';

/** The full name of a state or province by its code; the text itself where it is none. */
export const stateName = (code: string, country: Country = 'US'): string =>
  states[country].find((state) => state.code === code.toUpperCase())?.name ?? code;

/** As it is compared: without dots and blanks, "Q. Roo" is QROO. */
const plain = (text: string): string => folded(text).replaceAll(/[.\s]/g, '');

/** The code of a state given by code, usual abbreviation (N.L., CDMX) or name, with or without accents; null where there is none. */
export const stateCode = (text: string, country: Country = 'US'): string | null =>
  states[country].find(({ code, name, short = [] }) =>
    [code, name, ...short].some((known) => plain(known) === plain(text)),
  )?.code ?? null;
