import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import i18next from 'i18next';

/** What fills the gaps of a phrase; `count` chooses between singular and plural. */
export type PhraseParams = Record<string, string | number | undefined>;

/** Reads a phrase in the language on screen. */
export type Translate = (key: PhraseKey, params?: PhraseParams) => string;

/** Phrases without gaps, by language, as they were read before: a page is drawn many times with the same ones. */
const plainPhrases: Partial<Record<string, Map<PhraseKey, string>>> = {};

/** Reads a phrase that fills no gaps. */
export const plainPhrase = (key: PhraseKey): string => {
  const { language } = i18next;
  const phrases = (plainPhrases[language] ??= new Map());
  const known = phrases.get(key);
  if (known !== undefined) return known;
  const phrase: unknown = i18next.isInitialized && i18next.getResource(language, 'translation', key);
  // The library knows what to say instead of what is missing, and what else a phrase may name.
  if (typeof phrase !== 'string' || /^$|\{\{|\$t\(/.test(phrase)) return i18next.t(key);
  phrases.set(key, phrase);
  return phrase;
};

/** Reads a phrase outside of components, which take theirs from `useTranslation`. */
export const translate: Translate = (key, params) => (params ? i18next.t(key, { ...params }) : plainPhrase(key));
