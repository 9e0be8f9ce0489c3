import { z } from 'zod';
import { Language } from '../words/language-schemas.ts';

/** What the file of a list is: its format, and the language of its headers and words. */
export const ExportQuery = z.strictObject({
  format: z.enum(['csv', 'xlsx']),
  language: Language.default('en'),
});
export type ExportQuery = z.infer<typeof ExportQuery>;
