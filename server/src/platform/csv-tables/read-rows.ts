import { type CsvRecord, parseCsv } from '@portal/contract/values/parse-csv.ts';
import type { z } from 'zod';

/** What a cell has wrong, in words, and where it stands. */
export type CellFault = { line: number; column: string; message: string };

type Question<S extends z.ZodObject> = {
  text: string;
  schema: S;
  key: readonly string[];
  header: (field: string) => string;
};

type Read<Row> = { rows: Row[]; lineOf: Map<Row, number>; faults: CellFault[] };

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** Which column of the file each field is in; faults name columns that are missing, unknown or there twice. */
const columnsOf = (headers: readonly string[], fields: readonly string[], header: (field: string) => string) => {
  const faults: CellFault[] = [];
  const place = new Map<string, number>();
  headers.forEach((name, i) => {
    const field = fields.find((one) => sameName(name, header(one)));
    const message = field === undefined ? `is not a column of this table` : place.has(field) ? 'is there twice' : null;
    if (message) faults.push({ line: 1, column: name, message });
    else if (field !== undefined) place.set(field, i);
  });
  for (const field of fields)
    if (!place.has(field)) faults.push({ line: 1, column: header(field), message: 'is missing' });
  return { place, faults };
};

const noRows = <Row>(message: string): Read<Row> => ({
  rows: [],
  lineOf: new Map(),
  faults: [{ line: 1, column: '', message }],
});

const records = (text: string): CsvRecord[] | string => {
  try {
    return parseCsv(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** The rows of a file, each with its line; every fault of every cell, and rows that are there twice. */
export const readRows = <S extends z.ZodObject>(question: Question<S>): Read<z.output<S>> => {
  const { text, schema, key, header } = question;
  const found = records(text);
  if (typeof found === 'string') return noRows(found);
  const [head, ...rest] = found;
  if (!head) return noRows('the file is empty: its first line has to name the columns');
  const fields = Object.keys(schema.shape);
  const { place, faults } = columnsOf(head.cells, fields, header);
  const read: Read<z.output<S>> = { rows: [], lineOf: new Map(), faults };
  if (faults.length > 0) return read;
  const lineOfKey = new Map<string, number>();
  for (const { line, cells } of rest) {
    if (cells.length > head.cells.length && cells.slice(head.cells.length).some((cell) => cell !== '')) {
      const message = `has ${cells.length} cells, but there are ${head.cells.length} columns`;
      faults.push({ line, column: '', message });
      continue;
    }
    const texts = Object.fromEntries(fields.map((field) => [field, cells[place.get(field) ?? -1] ?? '']));
    const row = schema.safeParse(texts);
    if (!row.success) {
      for (const { path, message } of row.error.issues) faults.push({ line, column: header(String(path[0])), message });
      continue;
    }
    const words = key.map((field) => texts[field]).join(' · ');
    const before = lineOfKey.get(words);
    if (before !== undefined)
      faults.push({ line, column: header(key[0] ?? ''), message: `${words} is in line ${before} already` });
    lineOfKey.set(words, line);
    read.rows.push(row.data);
    read.lineOf.set(row.data, line);
  }
  return read;
};
