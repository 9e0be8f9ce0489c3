import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { loadImportCalls } from './import.calls.ts';
import { BooleanText, Id, listOf, requiredText } from '../../values/values.ts';
import { BothLanguages, Language } from '../../words/language-schemas.ts';
import { SheetSource } from '../../lists/sheet-source.ts';
import { importColumns, importLimits } from './import-columns.ts';

export const Column = z.enum(importColumns);

/** What is wrong with a cell, or with the whole row where no column is named. */
export const ImportFault = z.strictObject({
  /** The sheet's own number of the row; the headings are row 1. */
  row: z.int().min(1),
  column: Column.nullable(),
  code: z.string(),
  msg: BothLanguages,
});
export type ImportFault = z.infer<typeof ImportFault>;

export const ImportRow = z.strictObject({
  row: z.int().min(1),
  load_key: z.string(),
  /** What the cells say, those that say something. */
  values: z.partialRecord(Column, z.string()),
  faults: z.array(ImportFault),
});
export type ImportRow = z.infer<typeof ImportRow>;

const End = z.strictObject({ city: z.string(), state: z.string(), zip_code: z.string() });

/** What the rows of one load key come to. */
export const ImportLoad = z.strictObject({
  load_key: z.string(),
  rows: z.array(z.int().min(1)),
  /** `repeated`: the same load was imported before, as `load_id`. */
  state: z.enum(['ready', 'faulty', 'imported', 'repeated']),
  load_id: Id.nullable(),
  mode: z.string(),
  pickup_date: z.string(),
  origin: End,
  destination: End,
  /** Two, or for trucks more: pickups before deliveries, as the rows name them. */
  stops: z.int().min(2),
  items: z.int(),
  handling_units: z.int(),
  weight_lb: z.number(),
});
export type ImportLoad = z.infer<typeof ImportLoad>;

export const ImportReply = z.strictObject({
  dry_run: z.boolean(),
  source: SheetSource,
  /** How the account says that files with these headings are read, where it does. */
  mapping: z.strictObject({ id: Id, name: z.string() }).nullable(),
  /** Columns the file has, in its order, and headings nobody knows. */
  columns: z.array(Column),
  unknown_headings: z.array(z.string()),
  rows: z.array(ImportRow),
  loads: z.array(ImportLoad),
});
export type ImportReply = z.infer<typeof ImportReply>;

export const importTemplateFormats = ['csv', 'xlsx'] as const;

export const loadImport = contract(loadImportCalls, {
  template: {
    summary: 'An empty import file with headings in a language, an example and, in XLSX, what each column takes',
    query: z.strictObject({ format: z.enum(importTemplateFormats), language: Language.default('en') }),
  },
  importLoads: {
    perMinute: 120,
    summary:
      'Loads from a CSV or XLSX file, a row a line item: a dry run lists every fault; otherwise each load without one is saved and quoted',
    body: z.strictObject({
      file: z.file().min(1).max(importLimits.bytes),
      dry_run: BooleanText,
      /** The loads meant, by their keys; left out, all of the file. */
      load_keys: listOf(requiredText(80), importLimits.loads).optional(),
      /** How numbers in text are written; left out, in the user's language. */
      language: Language.optional(),
    }),
    reply: ImportReply,
    errors: [413, 415, 422, 503],
  },
});
