import type { BothLanguages } from '@portal/contract/words/language.ts';
import type { z } from 'zod';
import { readCsvText } from '../files/sheet/read-csv.ts';
import { columnsNamed, headingKey, splitAtHeadings } from '../files/sheet/headings.ts';
import { type ReadSheet, type SheetRow, sheetLimits } from '../files/sheet/sheet-rows.ts';
import { UnreadableSheet } from '../files/sheet/unreadable-sheet.ts';
import { messageOf } from './cells.ts';
import { fault } from './fault-words.ts';

/** What a cell has wrong, in words, and where it stands. */
export type CellFault = { line: number; column: string; message: BothLanguages };

type Texts = Record<string, string>;
/** A row as the texts of its cells, and the line it stands in. */
export type TextLine = { line: number; texts: Texts };

/** A row of a file and where it stands there: the line of a text, or the row of a sheet. */
export type FileRow = Pick<SheetRow, 'cells' | 'marks' | 'isTooWide'> & { line: number };

/** The rows of a sheet that was read, as a table reads them. */
export const rowsOfSheet = ({ rows }: ReadSheet): FileRow[] =>
  rows.map(({ number, ...row }) => ({ ...row, line: number }));

type FileQuestion = {
  /** The text of a CSV file, or the rows of a sheet that was read already. */
  file: string | readonly FileRow[];
  /** The fields whose columns have to be there. */
  fields: readonly string[];
  /** All fields of the table, any of which may be there. */
  known: readonly string[];
  header: (field: string) => string;
};

type TextsQuestion<S extends z.ZodObject> = {
  rows: readonly TextLine[];
  schema: S;
  key: readonly string[];
  header: (field: string) => string;
  faults: CellFault[];
};

export type Read<Row> = { rows: Row[]; lineOf: Map<Row, number>; faults: CellFault[] };

const sameName = (one: string, other: string) => headingKey(one) === headingKey(other);

/** Whether a cell names a column of a table. */
export const isHeadingOf =
  ({ known, header }: Pick<FileQuestion, 'known' | 'header'>) =>
  (cell: string): boolean =>
    known.some((field) => sameName(cell, header(field)));

/** Which column of the file each field is in; faults name columns that are missing, unknown, unnamed or there twice. */
const columnsOf = (
  { cells, line, isTooWide }: FileRow,
  below: readonly FileRow[],
  { fields, known, header }: FileQuestion,
) => {
  const isUsed = (index: number) => below.some((row) => (row.cells[index] ?? '') !== '');
  const { columns, repeated, unknown } = columnsNamed(cells, (name) =>
    known.find((one) => sameName(name, header(one))),
  );
  const faultAt = (column: string, ...words: Parameters<typeof fault>): CellFault => ({
    line,
    column,
    message: fault(...words),
  });
  const place = new Map<string, number>();
  for (const [at, field] of columns.entries()) if (field !== undefined && !place.has(field)) place.set(field, at);
  const faults = [
    ...(isTooWide ? [faultAt('', 'has more than {{max}} columns', { max: sheetLimits.columns })] : []),
    ...cells.flatMap((name, at) =>
      name === '' && isUsed(at) ? [faultAt('', 'column {{number}} has no heading', { number: at + 1 })] : [],
    ),
    ...unknown.map((name) => faultAt(name, 'is not a column of this table')),
    ...(repeated === undefined ? [] : [faultAt(header(repeated), 'is there twice')]),
    ...fields.filter((field) => !place.has(field)).map((field) => faultAt(header(field), 'is missing')),
  ];
  return { place, faults };
};

const records = (file: FileQuestion['file']): readonly FileRow[] | CellFault => {
  if (typeof file !== 'string') return file;
  try {
    return readCsvText(file).rows;
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    const { line = 1 } = error;
    return { line, column: '', message: fault('line {{line}}: a quotation mark is not closed', { line }) };
  }
};

const markFaults = {
  error: 'holds a formula without a result',
  uncomputed: 'holds a formula that has not been computed: open the file in a spreadsheet program and save it',
  merged: 'is merged with the cell above: write the figure into each row',
  too_long: 'has more than {{max}} characters',
} as const;

/** What is wrong with cells before their text is read. */
const faultsOfMarks = ({ line, marks = {} }: FileRow, columnAt: (index: number) => string): CellFault[] =>
  Object.entries(marks).flatMap(([index, mark]) =>
    mark !== 'number' && mark !== 'text'
      ? [{ line, column: columnAt(Number(index)), message: fault(markFaults[mark], { max: sheetLimits.cell }) }]
      : [],
  );

/** The cells of a file by field, each row with its line. */
export const readFile = (question: FileQuestion): { rows: TextLine[]; faults: CellFault[] } => {
  const found = records(question.file);
  if ('message' in found) return { rows: [], faults: [found] };
  const { headings: head, below: rest } = splitAtHeadings(found, isHeadingOf(question));
  if (!head) {
    const message = fault('the file is empty: its first line has to name the columns');
    return { rows: [], faults: [{ line: 1, column: '', message }] };
  }
  const { place, faults } = columnsOf(head, rest, question);
  if (faults.length > 0) return { rows: [], faults };
  const rows: TextLine[] = [];
  for (const row of rest) {
    const { line, cells } = row;
    const unread = faultsOfMarks(row, (index) => head.cells[index] ?? '');
    if (unread.length > 0) faults.push(...unread);
    else if (cells.length > head.cells.length && cells.slice(head.cells.length).some((cell) => cell !== '')) {
      const counts = { count: cells.length, max: head.cells.length };
      const message = fault('has {{count}} cells, but there are {{max}} columns', counts);
      faults.push({ line, column: '', message });
    } else {
      rows.push({ line, texts: Object.fromEntries([...place].map(([field, i]) => [field, cells[i] ?? ''])) });
    }
  }
  return { rows, faults };
};

/** The rows that texts say, each with its line; every fault of every cell, and rows that are there twice. */
export const readTexts = <S extends z.ZodObject>(question: TextsQuestion<S>): Read<z.output<S>> => {
  const { schema, key, header, faults } = question;
  const read: Read<z.output<S>> = { rows: [], lineOf: new Map(), faults: [...faults] };
  const lineOfKey = new Map<string, number>();
  for (const { line, texts } of question.rows) {
    const row = schema.safeParse(texts);
    if (!row.success) {
      for (const issue of row.error.issues)
        read.faults.push({ line, column: header(String(issue.path[0])), message: messageOf(issue) });
      continue;
    }
    const words = key.map((field) => texts[field]).join(' · ');
    const before = lineOfKey.get(words);
    if (before !== undefined) {
      const message = fault('{{words}} is in line {{line}} already', { words, line: before });
      read.faults.push({ line, column: header(key[0] ?? ''), message });
    }
    lineOfKey.set(words, line);
    read.rows.push(row.data);
    read.lineOf.set(row.data, line);
  }
  return { ...read, faults: read.faults.toSorted((a, b) => a.line - b.line) };
};
