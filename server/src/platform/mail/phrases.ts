import { es } from '@portal/contract/phrases/phrases.es.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import type { BothLanguages, Language } from '@portal/contract/words/language.ts';
import type { KeyOf, PhraseGroup, PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import { sentenceEnd } from '@portal/contract/words/sentence-end.ts';
import type { Widen } from '@portal/contract/words/widen.ts';
import i18next from 'i18next';

/** What fills the gaps of a phrase; a name that differs between the languages is given in both. */
export type PhraseParams = Record<string, string | number | BothLanguages>;

const paramsIn = (language: Language, params: PhraseParams): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
  );

/** Reads the phrases of words that stand in both languages, by key. Plurals are chosen by `count`. */
export const phrasesOf = <Words extends object>(words: { en: Words; es: Widen<Words> }) => {
  const instance = i18next.createInstance();
  void instance.use(sentenceEnd).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: words.en }, es: { translation: words.es } },
    interpolation: { escapeValue: false },
    postProcess: sentenceEnd.name,
    initAsync: false,
  });
  return (language: Language, key: KeyOf<Words>, params: PhraseParams = {}): string =>
    instance.t(String(key), { ...paramsIn(language, params), lng: language });
};

/** A phrase of the screens by its key, such as `loads.statuses.quoted`, in one language. */
export const phrase = phrasesOf({ en, es });

/** The phrase of a code that comes from outside; null for a code that has none. */
export const phraseOfCode = (
  language: Language,
  group: PhraseGroup,
  code: string | null | undefined,
  params: PhraseParams = {},
): string | null => {
  const key = `${group}.${code}`;
  const found = phrase(language, key as PhraseKey, params);
  return found === key ? null : found;
};

/** The same phrase in both languages. */
export const bothPhrases = (key: PhraseKey, params: PhraseParams = {}): BothLanguages => ({
  en: phrase('en', key, params),
  es: phrase('es', key, params),
});
