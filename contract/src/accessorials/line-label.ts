import type { BothLanguages } from '../words/language.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

type Phrases = Record<string, string>;

const inBoth = (code: string, english: Phrases, spanish: Phrases): BothLanguages | null => {
  const [one, other] = [english[code], spanish[code]];
  return one !== undefined && other !== undefined ? { en: one, es: other } : null;
};

/** Codes of the accessorials that have a name. */
export const serviceCodes: readonly string[] = Object.keys(en.codes);

/** Whether a price line by this code has a name of its own. */
export const isLineCode = (code: string): boolean =>
  [en.codes, en.charges].some((phrases: Phrases) => phrases[code.toUpperCase()] !== undefined);

/**
 * The human name of a price line: an accessorial or a charge, in both languages.
 * Carriers spell charge codes in any case; an unknown code is "Other charge".
 */
export const lineLabel = (code: string): BothLanguages => {
  const canonical = code.toUpperCase();
  return (
    inBoth(canonical, en.codes, es.codes) ??
    inBoth(canonical, en.charges, es.charges) ?? { en: en.charges.OTHR, es: es.charges.OTHR }
  );
};
