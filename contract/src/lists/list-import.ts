import { z } from 'zod';
import { BooleanText } from '../values/values.ts';
import { BothLanguages, Language } from '../words/language-schemas.ts';
import { SheetSource } from './sheet-source.ts';

/** The most a file of saved things may hold. */
export const listImportLimits = { rows: 1000, bytes: 1_000_000 } as const;

/** A CSV or XLSX file of saved things. A dry run writes nothing. */
export const ListImport = z.strictObject({
  file: z.file().min(1).max(listImportLimits.bytes),
  dry_run: BooleanText,
  /** How numbers in text are written; left out, in the user's language. */
  language: Language.optional(),
});

/** What became of the rows of a file, or would: those with a fault are left out, the others are saved. */
export const ListImportReply = z.strictObject({
  dry_run: z.boolean(),
  source: SheetSource,
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faulty: z.int(),
  unknown_headings: z.array(z.string()),
  faults: z.array(
    z.strictObject({
      /** The row as a spreadsheet counts it, the headings being row 1. */
      line: z.int(),
      name: z.string(),
      column: z.string().nullable(),
      code: z.string(),
      msg: BothLanguages,
    }),
  ),
});
export type ListImportReply = z.infer<typeof ListImportReply>;
