import { importLimits, requiredColumns } from '@portal/contract/loads/import/import-columns.ts';
import type { FileHeadings, ImportMapping } from '@portal/contract/loads/import/import-mappings.contract.ts';
import type { ImportColumn } from '@portal/contract/loads/import/import-columns.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { headingKey } from '../../../../platform/files/sheet/headings.ts';
import { type HeadedSheet, readSheetFile } from '../../../../platform/files/sheet/read-sheet-file.ts';
import { columnOfHeading, isLoadHeading } from '../match-headings.ts';
import { findMappings, shapeOf } from './import-mappings.queries.ts';

/** A file as its account says it is read. */
export type MappedFile = { sheet: HeadedSheet; mapping: ImportMapping | null };

/** Reads a file, and how the caller's account says that files with its headings are read. */
export const readMappedFile = async (ctx: Ctx, file: File): Promise<MappedFile> => {
  const mappings = await findMappings(ctx, ctx.actor.accountId);
  const own = new Set(mappings.flatMap(({ headings }) => headings.map(headingKey)));
  const isHeading = (cell: string) => isLoadHeading(cell) || own.has(headingKey(cell));
  const sheet = await readSheetFile(file, { ...importLimits, isHeading });
  const shape = shapeOf(sheet.headings.cells);
  return { sheet, mapping: mappings.find(({ headings }) => shapeOf(headings) === shape) ?? null };
};

/** The column of a heading as a mapping says it; of the portal's own headings, where there is none. */
export const columnsOf = (mapping: ImportMapping | null): ((heading: string) => ImportColumn | undefined) => {
  if (!mapping) return columnOfHeading;
  const named = new Map(Object.entries(mapping.columns).map(([heading, column]) => [headingKey(heading), column]));
  return (heading) => named.get(headingKey(heading));
};

/** A sheet whose rows also say what holds for all of them, and whose loads go by their order numbers where no key is said. */
export const completed = (
  sheet: HeadedSheet,
  columns: readonly (ImportColumn | undefined)[],
  mapping: ImportMapping | null,
): { sheet: HeadedSheet; columns: (ImportColumn | undefined)[] } => {
  const said = mapping?.fixed ?? {};
  const fixed = keysOf(said).map((column): [ImportColumn, string] => [column, said[column] ?? '']);
  const order = columns.indexOf('external_id');
  const lacksKey = order >= 0 && !columns.includes('load_key') && mapping?.fixed.load_key === undefined;
  const width = columns.length;
  const rows = sheet.rows.map((row) => ({
    ...row,
    cells: [
      ...Array.from({ length: width }, (_, at) => row.cells[at] ?? ''),
      ...fixed.map(([, text]) => text),
      ...(lacksKey ? [row.cells[order] ?? ''] : []),
    ],
  }));
  const more = [...fixed.map(([column]) => column), ...(lacksKey ? ['load_key' as const] : [])];
  return { sheet: { ...sheet, rows }, columns: [...columns, ...more] };
};

const mostSamples = 3;

/** The headings of a file, what each is read as, and what is missing to read loads. Refuses a file that is no sheet. */
export const readHeadings = async (ctx: Ctx, file: File): Promise<FileHeadings> => {
  const { sheet, mapping } = await readMappedFile(ctx, file);
  const named = columnsOf(mapping);
  const headings = sheet.headings.cells.flatMap((heading, at) => {
    if (heading === '') return [];
    const samples = sheet.rows.map(({ cells }) => (cells[at] ?? '').slice(0, 60)).filter(Boolean);
    return [{ heading: heading.slice(0, 200), column: named(heading) ?? null, samples: samples.slice(0, mostSamples) }];
  });
  const known = new Set([...headings.map(({ column }) => column), ...Object.keys(mapping?.fixed ?? {})]);
  const isKnown = (column: ImportColumn) => known.has(column) || (column === 'load_key' && known.has('external_id'));
  return { headings, mapping, missing: requiredColumns.filter((column) => !isKnown(column)) };
};
