import { z } from 'zod';

export const languages = ['en', 'es'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** Chosen when a person has not chosen yet and when a phrase is looked up in an unknown language. */
export const fallbackLanguage: Language = 'en';

/** One message in both languages. */
export const BothLanguages = z.strictObject({ en: z.string(), es: z.string() });
export type BothLanguages = z.infer<typeof BothLanguages>;
