export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Chosen when a person has not chosen yet and when a phrase is looked up in an unknown language. */
export const fallbackLanguage: Language = 'en';

/** One message in both languages. */
export type BothLanguages = Record<Language, string>;
