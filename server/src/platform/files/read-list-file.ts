import { listImportLimits, type ListImportReply } from '@portal/contract/lists/list-import.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { issueCode, issueField } from '@portal/contract/phrases/issue-code.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { type CsvRecord, parseCsv } from '@portal/contract/values/parse-csv.ts';
import { languages, type Language } from '@portal/contract/words/language.ts';
import type { z } from 'zod';
import { Problem, problem, problems } from '../http/errors.ts';
import { readRowsApart } from './sheet/read-apart.ts';
import { isFormulaError } from './sheet/sheet-rows.ts';

/** What a cell says, or why it cannot be read. */
export type ReadCell = { value: unknown } | { code: ErrorCode };

/** A column of the file of a list, which an export writes and an import reads. */
export type FileColumn<T> = {
  field: string;
  heading: (language: Language) => string;
  write: (item: T, language: Language) => string;
  read: (text: string) => ReadCell;
};

/** A row of an imported file: the fields its columns name, blank ones included. */
export type FileRow = {
  line: number;
  name: string;
  values: Record<string, unknown>;
  faults: ListImportReply['faults'];
};

export const asText = (text: string): ReadCell => ({ value: text });

const yesWords = new Set(['yes', 'y', 'si', 's', 'true', 'verdadero', '1', 'x']);
const noWords = new Set(['', 'no', 'n', 'false', 'falso', '0']);

export const asYesOrNo = (text: string): ReadCell => {
  const word = folded(text);
  if (yesWords.has(word)) return { value: true };
  return noWords.has(word) ? { value: false } : { code: 'lists.import_not_yes_or_no' };
};

/** Rows of text for a file, the headings first. */
export const fileRows = <T>(columns: readonly FileColumn<T>[], items: readonly T[], language: Language): string[][] => [
  columns.map(({ heading }) => heading(language)),
  ...items.map((item) => columns.map(({ write }) => write(item, language))),
];

/** What books of spreadsheet programs begin with; anything else is read as CSV. */
const bookMarks = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

const isBook = async (file: File): Promise<boolean> =>
  bookMarks.includes(Buffer.from(await file.slice(0, 4).arrayBuffer()).toString('latin1'));

/** The first sheet of a book: the headings, and one row more than an import takes. */
const recordsOfBook = async (file: File): Promise<CsvRecord[]> => {
  const answer = await readRowsApart(file, listImportLimits.rows + 2);
  if ('rows' in answer) return answer.rows.map(({ number, cells }) => ({ line: number, cells }));
  const { reason } = answer;
  const isNamed = reason === 'old_excel' || reason === 'too_big_inside';
  throw problem(isNamed ? `lists.import_${reason}` : 'lists.import_unreadable', 400, { field: 'file' });
};

const recordsOfText = async (file: File): Promise<CsvRecord[]> => {
  try {
    return parseCsv(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    throw problem('lists.import_unreadable', 400, { field: 'file' });
  }
};

const recordsOf = async (file: File): Promise<CsvRecord[]> =>
  (await isBook(file)) ? recordsOfBook(file) : recordsOfText(file);

/** The column of a heading, in whichever language it is written. */
const columnOf = <T>(columns: readonly FileColumn<T>[], heading: string): FileColumn<T> | undefined =>
  columns.find((column) =>
    [column.field, ...languages.map((language) => column.heading(language))].some(
      (known) => folded(known) === folded(heading),
    ),
  );

/** What is wrong with a row, each fault at its column. */
export const faultsAt = (
  { line, name }: Pick<FileRow, 'line' | 'name'>,
  items: readonly { field?: string | undefined; code: string; msg: { en: string; es: string } }[],
): ListImportReply['faults'] =>
  items.map(({ field, code, msg }) => ({ line, name, column: field?.split('.')[0] ?? null, code, msg }));

const readRow = <T>(
  columns: readonly (FileColumn<T> | undefined)[],
  { line, cells }: CsvRecord,
  nameField: string,
): FileRow => {
  const readCell = (column: FileColumn<T>, text: string): ReadCell =>
    isFormulaError(text) ? { code: 'lists.import_formula_error' } : column.read(text);
  const read = columns.flatMap((column, index) =>
    column ? [{ field: column.field, ...readCell(column, cells[index] ?? '') }] : [],
  );
  const values = Object.fromEntries(read.flatMap((cell) => ('value' in cell ? [[cell.field, cell.value]] : [])));
  const name = values[nameField];
  const row = { line, name: typeof name === 'string' ? name.slice(0, 120) : '', values };
  const faults = read.flatMap((cell) => ('code' in cell ? [{ code: cell.code, field: cell.field }] : []));
  return { ...row, faults: faultsAt(row, problems(faults).items) };
};

/**
 * The rows of a CSV or XLSX file by the columns of a list; `needed` names the column that says which thing a row is.
 * 400 for a file that is none, lacks that column, is empty or holds more than a thousand rows.
 */
export const readListFile = async <T>(
  file: File,
  columns: readonly FileColumn<T>[],
  needed: string,
): Promise<{ rows: FileRow[]; unknown_headings: string[] }> => {
  const [headings, ...records] = await recordsOf(file);
  const found = (headings?.cells ?? []).map((heading) => columnOf(columns, heading));
  if (!found.some((column) => column?.field === needed)) {
    const heading = columns.find(({ field }) => field === needed)?.heading;
    const names = { en: heading?.('en') ?? needed, es: heading?.('es') ?? needed };
    throw problem('lists.import_heading_missing', 400, { field: 'file', params: { heading: names } });
  }
  if (records.length === 0) throw problem('lists.import_empty', 400, { field: 'file' });
  if (records.length > listImportLimits.rows) {
    throw problem('lists.import_too_many_rows', 400, { field: 'file', params: { limit: listImportLimits.rows } });
  }
  return {
    rows: records.map((record) => readRow(found, record, needed)),
    unknown_headings: (headings?.cells ?? []).filter((heading, index) => heading !== '' && !found[index]),
  };
};

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
): Promise<Omit<ListImportReply, 'dry_run' | 'unknown_headings'>> => {
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
