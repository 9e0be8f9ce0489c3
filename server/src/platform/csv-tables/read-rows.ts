import { type CsvRecord, parseCsv } from '@portal/contract/values/parse-csv.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import type { z } from 'zod';
import { messageOf } from './cells.ts';
import { fault } from './fault-words.ts';

/** What a cell has wrong, in words, and where it stands. */
export type CellFault = { line: number; column: string; message: BothLanguages };

type Texts = Record<string, string>;
/** A row as the texts of its cells, and the line it stands in. */
export type TextLine = { line: number; texts: Texts };

type FileQuestion = {
  text: string;
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

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** Which column of the file each field is in; faults name columns that are missing, unknown or there twice. */
const columnsOf = (headers: readonly string[], { fields, known, header }: FileQuestion) => {
  const faults: CellFault[] = [];
  const place = new Map<string, number>();
  headers.forEach((name, i) => {
    const field = known.find((one) => sameName(name, header(one)));
    if (field !== undefined && !place.has(field)) place.set(field, i);
    else {
      const message = fault(field === undefined ? 'is not a column of this table' : 'is there twice');
      faults.push({ line: 1, column: name, message });
    }
  });
  for (const field of fields)
    if (!place.has(field)) faults.push({ line: 1, column: header(field), message: fault('is missing') });
  return { place, faults };
};

const records = (text: string): CsvRecord[] | BothLanguages => {
  try {
    return parseCsv(text);
  } catch (error) {
    const line = /line (\d+)/.exec(String(error))?.[1] ?? '';
    return fault('line {{line}}: a quotation mark is not closed, or stands in the middle of a cell', { line });
  }
};

const unreadable = (message: BothLanguages) => ({ rows: [], faults: [{ line: 1, column: '', message }] });

/** The cells of a file by field, each row with its line. */
export const readFile = (question: FileQuestion): { rows: TextLine[]; faults: CellFault[] } => {
  const found = records(question.text);
  if ('en' in found) return unreadable(found);
  const [head, ...rest] = found;
  if (!head) return unreadable(fault('the file is empty: its first line has to name the columns'));
  const { place, faults } = columnsOf(head.cells, question);
  if (faults.length > 0) return { rows: [], faults };
  const rows: TextLine[] = [];
  for (const { line, cells } of rest) {
    if (cells.length > head.cells.length && cells.slice(head.cells.length).some((cell) => cell !== '')) {
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
