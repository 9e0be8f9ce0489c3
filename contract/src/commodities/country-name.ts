import type { Language } from '../words/language.ts';

const names: Partial<Record<Language, Intl.DisplayNames>> = {};

/** A country by its two letters, as a reader calls it; the letters where nobody has a name for them. */
export const countryName = (code: string, language: Language): string => {
  const ofLanguage = (names[language] ??= new Intl.DisplayNames(language, { type: 'region' }));
  return ofLanguage.of(code) ?? code;
};
