import { listImportLimits, type ListImportReply } from '@portal/contract/lists/list-import.ts';
import { issueCode, issueField } from '@portal/contract/phrases/issue-code.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { languages, type Language } from '@portal/contract/words/language.ts';
import type { z } from 'zod';
import { Problem, problem, problems } from '../http/errors.ts';
import type { FileCell } from './file-cell.ts';
import { type CellFault, type CellSource, readYesNo, sourcesOf, unreadableCell } from './sheet/cell-values.ts';
import { readSheet, withHeadings } from './sheet/read-sheet-file.ts';
import { columnsNamed, headingKey, mostRowsAbove } from './sheet/headings.ts';
import type { ReadSheet, SheetRow } from './sheet/sheet-rows.ts';

/** What a cell says, or why it cannot be read. */
export type ReadCell = { value: unknown } | { fault: CellFault };

/** A column of the file of a list, which an export writes and an import reads. */
export type FileColumn<T> = {
  field: string;
  heading: (language: Language) => string;
  write: (item: T, language: Language) => FileCell;
  read: (text: string, source: CellSource) => ReadCell;
};

/** A row of an imported file: the fields its columns name, blank ones included. */
export type FileRow = {
  line: number;
  name: string;
  values: Record<string, unknown>;
  faults: ListImportReply['faults'];
};

export const asText = (text: string): ReadCell => ({ value: text });

/** A blank cell is a no. */
export const asYesOrNo = (text: string): ReadCell => (text === '' ? { value: false } : readYesNo(text));

/** Rows of cells for a file, the headings first. */
export const fileRows = <T>(
  columns: readonly FileColumn<T>[],
  items: readonly T[],
  language: Language,
): FileCell[][] => [
  columns.map(({ heading }) => heading(language)),
  ...items.map((item) => columns.map(({ write }) => write(item, language))),
];

/** The columns by their headings, in whichever language these are written. */
const columnsByHeading = <T>(columns: readonly FileColumn<T>[]): ReadonlyMap<string, FileColumn<T>> =>
  new Map(
    columns.flatMap((column) =>
      [column.field, ...languages.map((language) => column.heading(language))].map(
        (heading) => [headingKey(heading), column] as const,
      ),
    ),
  );

/** A heading as both languages have it. */
const inBoth = <T>(column: FileColumn<T>) => ({ en: column.heading('en'), es: column.heading('es') });

/** What is wrong with a row, each fault at its column. */
export const faultsAt = (
  { line, name }: Pick<FileRow, 'line' | 'name'>,
  items: readonly { field?: string | undefined; code: string; msg: { en: string; es: string } }[],
): ListImportReply['faults'] =>
  items.map(({ field, code, msg }) => ({ line, name, column: field?.split('.')[0] ?? null, code, msg }));

const readRow = <T>(
  columns: readonly (FileColumn<T> | undefined)[],
  sheetRow: SheetRow,
  { nameField, sourceAt }: { nameField: string; sourceAt: (row: SheetRow, column: number) => CellSource },
): FileRow => {
  const { number: line, cells } = sheetRow;
  const readCell = (column: FileColumn<T>, index: number): ReadCell => {
    const [text, source] = [cells[index] ?? '', sourceAt(sheetRow, index)];
    const fault = unreadableCell(text, source.mark);
    return fault ? { fault } : column.read(text, source);
  };
  const read = columns.flatMap((column, index) =>
    column ? [{ field: column.field, ...readCell(column, index) }] : [],
  );
  const values = Object.fromEntries(read.flatMap((cell) => ('value' in cell ? [[cell.field, cell.value]] : [])));
  const name = values[nameField];
  const row = { line, name: typeof name === 'string' ? name.slice(0, 120) : '', values };
  const faults = read.flatMap((cell) => ('fault' in cell ? [{ ...cell.fault, field: cell.field }] : []));
  return { ...row, faults: faultsAt(row, problems(faults).items) };
};

type ListQuestion = { needed: string; language: Language };
type ListRows = { rows: FileRow[]; unknown_headings: string[]; sheet: ReadSheet };

/**
 * The rows of a sheet by the columns of a list; `needed` names the column that says which thing a row is, and numbers are
 * read as `language` writes them. 400 for one that lacks that column, is empty or too long.
 */
export const listRows = <T>(
  read: ReadSheet,
  columns: readonly FileColumn<T>[],
  { needed, language }: ListQuestion,
): ListRows => {
  const known = columnsByHeading(columns);
  const isHeading = (cell: string) => known.has(headingKey(cell));
  const { headings: head, ...sheet } = withHeadings(read, { ...listImportLimits, isHeading });
  const { columns: found, repeated, unknown } = columnsNamed(head.cells, (cell) => known.get(headingKey(cell)));
  if (!found.some((column) => column?.field === needed)) {
    const column = columns.find(({ field }) => field === needed);
    const heading = column ? inBoth(column) : needed;
    throw problem('lists.import_heading_missing', 400, { field: 'file', params: { heading } });
  }
  if (repeated)
    throw problem('lists.import_heading_twice', 400, { field: 'file', params: { heading: inBoth(repeated) } });
  const sourceAt = sourcesOf(sheet, language);
  return {
    rows: sheet.rows.map((row) => readRow(found, row, { nameField: needed, sourceAt })),
    unknown_headings: unknown,
    sheet,
  };
};

/** As `listRows`, of a CSV or XLSX file. 400 for a file that is neither. */
export const readListFile = async <T>(
  file: File,
  columns: readonly FileColumn<T>[],
  question: ListQuestion,
): Promise<ListRows> => listRows(await readSheet(file, listImportLimits.rows + mostRowsAbove + 2), columns, question);

/** The values of a row by a schema; 400 with each fault at its field. */
export const parsedRow = <S extends z.ZodType>(schema: S, values: unknown): z.infer<S> => {
  const read = schema.safeParse(values, { reportInput: true });
  if (read.success) return read.data;
  throw problems(read.error.issues.map((issue) => ({ ...issueCode(issue), field: issueField(issue) })));
};

/** What a row became, or would become. */
export type Outcome = 'added' | 'changed' | 'unchanged';

/**
 * Takes each row by `take`, and counts what became of them; a row that is refused is left out with its faults, and a
 * name that stood in an earlier row too.
 */
export const takeRows = async (
  rows: readonly FileRow[],
  take: (row: FileRow) => Promise<Outcome>,
): Promise<Omit<ListImportReply, 'dry_run' | 'unknown_headings' | 'source'>> => {
  const counts = { added: 0, changed: 0, unchanged: 0, faulty: 0 };
  const faults: ListImportReply['faults'] = [];
  const names = new Set<string>();
  const refuse = (found: ListImportReply['faults']) => {
    counts.faulty += 1;
    faults.push(...found);
  };
  for (const row of rows) {
    const isRepeated = row.name !== '' && names.has(folded(row.name));
    names.add(folded(row.name));
    const repeated = isRepeated ? faultsAt(row, problem('lists.import_repeated').items) : [];
    if (row.faults.length + repeated.length > 0) {
      refuse([...row.faults, ...repeated]);
      continue;
    }
    try {
      counts[await take(row)] += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refuse(faultsAt(row, error.items));
    }
  }
  return { ...counts, faults };
};
