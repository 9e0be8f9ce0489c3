import { recordOf } from '@portal/contract/values/records.ts';
import type { BothLanguages, Language } from '@portal/contract/words/language.ts';
import { languages } from '@portal/contract/words/language.ts';
import { en } from '@portal/contract/words/en.ts';
import { es } from '@portal/contract/words/es.ts';
import i18next, { type TFunction } from 'i18next';

await i18next.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en }, es: { translation: es } },
  interpolation: { escapeValue: false },
});

const translators: Record<Language, TFunction> = recordOf(languages, (language) => i18next.getFixedT(language));

/** What a phrase is told; what is called differently in each language in both. */
export type PhraseParams = Record<string, string | number | BothLanguages>;

const told = (language: Language, params: PhraseParams): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
  );

/** A phrase by its key, such as `loads.status.quoted`, in one language. An unknown key comes back as it is. */
export const phrase = (language: Language, key: string, params: PhraseParams = {}): string =>
  translators[language](key, told(language, params));

/** The same phrase in both languages. */
export const bothPhrases = (key: string, params: PhraseParams = {}): BothLanguages => ({
  en: phrase('en', key, params),
  es: phrase('es', key, params),
});
