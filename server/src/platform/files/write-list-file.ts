import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../context.ts';
import { problem } from '../http/errors.ts';
import type { FileReply } from '../http/serve.ts';
import { inExportTurn } from './export-turns.ts';
import { writeCsv } from './write-csv.ts';

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Cells of an XLSX file are typed: a text stays a text, whatever it begins with. */
const writeXlsx = async (rows: string[][]): Promise<Buffer> => {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const cells = rows.map((row, index) =>
    row.map((value) => ({ value, type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) })),
  );
  return writeExcelFile(cells).toBuffer();
};

/** A column of an exported list, with its texts in the chosen language. */
export type ListColumn<I> = {
  heading: (language: Language) => string;
  value: (item: I, language: Language) => string;
};

/** Rows of text for a list with these columns, the headings first. */
export const rowsOfColumns =
  <I>(columns: readonly ListColumn<I>[], language: Language) =>
  (items: readonly I[]): string[][] => [
    columns.map(({ heading }) => heading(language)),
    ...items.map((item) => columns.map(({ value }) => value(item, language))),
  ];

type ExportedList<I> = {
  /** How the file is named, before the day. */
  name: string;
  format: ExportQuery['format'];
  /** The first rows of the list, as many as it is given. */
  read: (limit: number) => Promise<readonly I[]>;
  /** Rows of text, the headers first. */
  rowsOf: (items: readonly I[]) => string[][];
};

/** A list as a CSV or XLSX file; accounts take turns. 400 `lists.export_too_many` for more than 200 rows. */
export const writeListFile = async <I>(ctx: Ctx, list: ExportedList<I>): Promise<FileReply> => {
  const bytes = await inExportTurn(ctx, async () => {
    const items = await list.read(exportLimit + 1);
    if (items.length > exportLimit) throw problem('lists.export_too_many', 400, { params: { limit: exportLimit } });
    return (list.format === 'csv' ? writeCsv : writeXlsx)(list.rowsOf(items));
  });
  const name = `${list.name}-${dayInZone('UTC', ctx.services.clock.now())}.${list.format}`;
  return { bytes, contentType: contentTypes[list.format], name };
};
