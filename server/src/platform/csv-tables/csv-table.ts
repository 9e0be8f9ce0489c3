import type { BothLanguages } from '@portal/contract/words/language.ts';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { writeCsv } from '../files/write-csv.ts';
import { type Changes, compareRows, type Keyed } from './compare-rows.ts';
import type { TableSubject } from './table-subjects.ts';
import {
  type CellFault,
  type FileRow,
  isHeadingOf,
  type Read,
  readFile,
  readTexts,
  type TextLine,
} from './read-rows.ts';

/** What a row of a file has wrong beside the others and the database. */
export type RowFault<Row> = { row: Row; field: string; message: BothLanguages };

/** What an import does to a table, in words: one line a row that differs. */
export type TableReport = {
  table: string;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  lines: string[];
  faults: CellFault[];
};

/** A row as the texts of its cells, by field. */
export type CellTexts = Record<string, string>;

/** Which rows an import removes: those of what the rows speak of, none, or every other row of the carriers read. */
export type Removal = 'within' | 'none' | 'others';

/** Rows as texts instead of a file; `carriers` are the SCACs whose rows are compared, all where it is left out. */
export type RowsToImport = { rows: readonly CellTexts[]; carriers?: readonly string[]; removal: Removal };

/** A table that the operator keeps in a file, as the commands see it. */
export type CsvTable = {
  /** Name of its file, without `.csv`. */
  name: string;
  /** What it belongs to, by which commands call several tables. */
  subject: TableSubject;
  headers: readonly string[];
  /** The fields of its columns, in the order of `headers`. */
  fields: readonly string[];
  /** The fields by whose values a row is known. */
  key: readonly string[];
  exportFile: (db: Database) => Promise<Buffer>;
  /**
   * Reads a file at once, so that no transaction waits meanwhile. What it answers brings the table to what the file says,
   * within the caller's transaction; it writes nothing where there are faults.
   */
  prepareFile: (text: string) => (db: Database) => Promise<TableReport>;
  /** The rows as texts: all, or those of carriers by SCAC. */
  readTexts: (db: Database, carriers?: readonly string[]) => Promise<CellTexts[]>;
  /** As `prepareFile` for rows that stand in no file: their lines count from 1. */
  importRows: (db: Database, input: RowsToImport) => Promise<TableReport>;
  /** The rows of a file that can be read, their cells as exports write them, and the faults of the others. */
  readRows: (lines: readonly TextLine[]) => { rows: TextLine[]; faults: CellFault[] };
  /** Whether a cell names a column of it. */
  isHeading: (cell: string) => boolean;
  /** The cells of a file by field, all columns being there or those of `fields`, and what is wrong with its shape. */
  readFile: (
    file: string | readonly FileRow[],
    fields?: readonly string[],
  ) => { rows: TextLine[]; faults: CellFault[] };
};

type Declaration<S extends z.ZodObject> = {
  name: string;
  subject: TableSubject;
  /** Codecs of the cells, each described by its column's header. */
  row: S;
  /** The fields by whose values a row is known. */
  key: readonly (keyof z.output<S> & string)[];
  /**
   * The fields that say what a file speaks of: rows with the same values there which the file leaves out are removed.
   * Left out: nothing is ever removed.
   */
  removesWithin?: readonly (keyof z.output<S> & string)[];
  /** Reads all rows, or those of carriers by SCAC where the table has carriers. */
  read: (db: Database, carriers?: readonly string[]) => Promise<z.output<S>[]>;
  /** Finds what the cells alone do not say, such as a carrier nobody knows. */
  check?: (db: Database, rows: readonly z.output<S>[]) => Promise<RowFault<z.output<S>>[]>;
  write: (db: Database, changes: Changes<z.output<S>>) => Promise<void>;
};

const cellTexts = <S extends z.ZodObject>(schema: S, row: z.output<S>): CellTexts =>
  Object.fromEntries(Object.entries(z.encode(schema, row)).map(([field, text]) => [field, String(text)]));

const report = (table: string, faults: CellFault[]): TableReport => ({
  table,
  added: 0,
  changed: 0,
  removed: 0,
  unchanged: 0,
  lines: [],
  faults,
});

type Columns = { fields: readonly string[]; header: (field: string) => string };

const columnsOf = (schema: z.ZodObject): Columns => {
  const fields = Object.keys(schema.shape);
  const headers = new Map(
    fields.map((field) => [field, z.globalRegistry.get(schema.shape[field])?.description ?? field]),
  );
  return { fields, header: (field) => headers.get(field) ?? field };
};

/** The carriers that rows speak of, whose rows alone have to be compared; undefined for a table without carriers. */
const carriersOf = (fields: readonly string[], rows: readonly object[]): string[] | undefined =>
  fields.includes('scac') ? [...new Set(rows.map((row) => ('scac' in row ? String(row.scac) : '')))] : undefined;

const keyedBy =
  <S extends z.ZodObject>(schema: S) =>
  (row: z.output<S>): Keyed<z.output<S>> => ({ row, cells: cellTexts(schema, row) });

/** Rows that were read, with the texts by which they are compared. */
type Prepared<Row> = Read<Row> & { named: readonly Keyed<Row>[] };

/** Compares rows that were read with those stored, and writes what differs. */
const importer =
  <S extends z.ZodObject>(declaration: Declaration<S>, { header }: Columns) =>
  async (
    db: Database,
    { rows, named, lineOf, faults }: Prepared<z.output<S>>,
    { carriers, removal }: { carriers: readonly string[] | undefined; removal: Removal },
  ): Promise<TableReport> => {
    const { name, row: schema, key, read, check, write } = declaration;
    if (faults.length > 0) return report(name, faults);
    const found = (await check?.(db, rows)) ?? [];
    if (found.length > 0) {
      const where = ({ row, field, message }: RowFault<z.output<S>>) => ({
        line: lineOf.get(row) ?? 0,
        column: header(field),
        message,
      });
      return report(name, found.map(where));
    }
    const stored = (await read(db, carriers)).map(keyedBy(schema));
    const within = { within: declaration.removesWithin, none: undefined, others: [] }[removal];
    const compared = compareRows({ stored, named, key, removesWithin: within, header });
    const { changes, lines, unchanged } = compared;
    await write(db, changes);
    const counts = { added: changes.added.length, changed: changes.changed.length, removed: changes.removed.length };
    return { ...report(name, []), ...counts, unchanged, lines };
  };

/** Declares a table that goes to and from a CSV file. The feature that owns the rows lists it in its declaration. */
export const csvTable = <S extends z.ZodObject>(declaration: Declaration<S>): CsvTable => {
  const { name, subject, row: schema, key, read } = declaration;
  const columns = columnsOf(schema);
  const { fields, header } = columns;
  const importRead = importer(declaration, columns);
  const texts = async (db: Database, carriers?: readonly string[]) =>
    (await read(db, carriers)).map((row) => cellTexts(schema, row));

  const prepareFile = (text: string) => {
    const file = readFile({ file: text, fields, known: fields, header });
    const found = readTexts({ rows: file.rows, schema, key, header, faults: file.faults });
    const prepared = { ...found, named: found.rows.map(keyedBy(schema)) };
    return (db: Database) => importRead(db, prepared, { carriers: carriersOf(fields, found.rows), removal: 'within' });
  };

  return {
    name,
    subject,
    headers: fields.map(header),
    fields,
    key,
    readTexts: texts,
    readRows: (lines) => {
      const { rows, lineOf, faults } = readTexts({ rows: lines, schema, key, header, faults: [] });
      return { rows: rows.map((row) => ({ line: lineOf.get(row) ?? 0, texts: cellTexts(schema, row) })), faults };
    },
    isHeading: isHeadingOf({ known: fields, header }),
    readFile: (file, wanted = fields) => readFile({ file, fields: wanted, known: fields, header }),
    exportFile: async (db) =>
      writeCsv([fields.map(header), ...(await texts(db)).map((cells) => fields.map((field) => cells[field] ?? ''))]),
    prepareFile,
    importRows: (db, { rows, carriers, removal }) => {
      const lines = rows.map((one, i) => ({ line: i + 1, texts: one }));
      const found = readTexts({ rows: lines, schema, key, header, faults: [] });
      return importRead(db, { ...found, named: found.rows.map(keyedBy(schema)) }, { carriers, removal });
    },
  };
};
