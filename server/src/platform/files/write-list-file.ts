import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { folded } from '@portal/contract/values/folded.ts';
import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import type { Ctx } from '../context.ts';
import { problem } from '../http/errors.ts';
import { phrase } from '../mail/phrases.ts';
import type { FileReply } from '../http/serve.ts';
import { inExportTurn } from './export-turns.ts';
import type { FileCell } from './file-cell.ts';
import { writeBook, writeCsvCells } from './write-cells.ts';

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A column of an exported list, with its cells in the chosen language. */
export type ListColumn<I> = {
  heading: (language: Language) => string;
  value: (item: I, language: Language) => FileCell;
};

/** Rows of cells for a list with these columns, the headings first. */
export const rowsOfColumns =
  <I>(columns: readonly ListColumn<I>[], language: Language) =>
  (items: readonly I[]): FileCell[][] => [
    columns.map(({ heading }) => heading(language)),
    ...items.map((item) => columns.map(({ value }) => value(item, language))),
  ];

type LastPart<Key extends string> = Key extends `lists.files.${infer Name}` ? Name : never;
type ListFileName = LastPart<PhraseKey>;

type ExportedList<I> = {
  /** What the file is called, before the day, and its sheet. */
  name: ListFileName;
  format: ExportQuery['format'];
  language: Language;
  /** The first rows of the list, as many as it is given. */
  read: (limit: number) => Promise<readonly I[]>;
  /** Rows of cells, the headings first. */
  rowsOf: (items: readonly I[]) => FileCell[][];
};

/** How the file of a list is called, in its language and with the day. */
export const listFileName = (ctx: Ctx, name: ListFileName, language: Language): string => {
  const title = phrase(language, `lists.files.${name}`);
  return `${folded(title).replaceAll(/\W+/g, '-')}-${dayInZone('UTC', ctx.services.clock.now())}`;
};

/** A list as a CSV or XLSX file; accounts take turns. 400 `lists.export_too_many` for more than 200 rows. */
export const writeListFile = async <I>(ctx: Ctx, list: ExportedList<I>): Promise<FileReply> => {
  const title = phrase(list.language, `lists.files.${list.name}`);
  const bytes = await inExportTurn(ctx, async () => {
    const items = await list.read(exportLimit + 1);
    if (items.length > exportLimit) throw problem('lists.export_too_many', 400, { params: { limit: exportLimit } });
    const rows = list.rowsOf(items);
    return list.format === 'csv' ? writeCsvCells(rows) : writeBook(title, rows);
  });
  const name = `${listFileName(ctx, list.name, list.language)}.${list.format}`;
  return { bytes, contentType: contentTypes[list.format], name };
};
