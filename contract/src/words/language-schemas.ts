import { z } from 'zod';
import { languages } from './language.ts';

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const BothLanguages = z.strictObject({ en: z.string(), es: z.string() });
export type BothLanguages = z.infer<typeof BothLanguages>;
