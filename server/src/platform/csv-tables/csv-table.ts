import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { writeCsv } from '../files/write-csv.ts';
import { type Changes, compareRows, type Keyed } from './compare-rows.ts';
import type { TableSubject } from './table-subjects.ts';
import { type CellFault, readRows } from './read-rows.ts';

/** What a row of a file has wrong beside the others and the database. */
export type RowFault<Row> = { row: Row; field: string; message: string };

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

/** A table that the operator keeps in a file, as the commands see it. */
export type CsvTable = {
  /** Name of its file, without `.csv`. */
  name: string;
  /** What it belongs to, by which commands call several tables. */
  subject: TableSubject;
  headers: readonly string[];
  exportFile: (db: Database) => Promise<Buffer>;
  /** Brings the table to what the file says, within the caller's transaction. Writes nothing where it finds faults. */
  importFile: (db: Database, text: string) => Promise<TableReport>;
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
  read: (db: Database) => Promise<z.output<S>[]>;
  /** Finds what the cells alone do not say, such as a carrier nobody knows. */
  check?: (db: Database, rows: readonly z.output<S>[]) => Promise<RowFault<z.output<S>>[]>;
  write: (db: Database, changes: Changes<z.output<S>>) => Promise<void>;
};

const cellTexts = <S extends z.ZodObject>(schema: S, row: z.output<S>): Record<string, string> =>
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

/** Declares a table that goes to and from a CSV file. The feature that owns the rows lists it in its declaration. */
export const csvTable = <S extends z.ZodObject>(declaration: Declaration<S>): CsvTable => {
  const { name, subject, row: schema, key, removesWithin, read, check, write } = declaration;
  const fields = Object.keys(schema.shape);
  const headerOf = new Map(
    fields.map((field) => [field, z.globalRegistry.get(schema.shape[field])?.description ?? field]),
  );
  const header = (field: string) => headerOf.get(field) ?? field;
  const keyed = (row: z.output<S>): Keyed<z.output<S>> => ({ row, cells: cellTexts(schema, row) });
  const compare = (stored: readonly z.output<S>[], named: readonly z.output<S>[]) =>
    compareRows({ stored: stored.map(keyed), named: named.map(keyed), key, removesWithin, header });

  return {
    name,
    subject,
    headers: fields.map(header),
    exportFile: async (db) => {
      const rows = (await read(db)).map((row) => cellTexts(schema, row));
      return writeCsv([fields.map(header), ...rows.map((cells) => fields.map((field) => cells[field] ?? ''))]);
    },
    importFile: async (db, text) => {
      const { rows, lineOf, faults } = readRows({ text, schema, key, header });
      if (faults.length > 0) return report(name, faults);
      const found = (await check?.(db, rows)) ?? [];
      if (found.length > 0) {
        const faultsOfRows = found.map(({ row, field, message }) => ({
          line: lineOf.get(row) ?? 0,
          column: header(field),
          message,
        }));
        return report(name, faultsOfRows);
      }
      const { changes, lines, unchanged } = compare(await read(db), rows);
      await write(db, changes);
      const { added, changed, removed } = changes;
      const counts = { added: added.length, changed: changed.length, removed: removed.length, unchanged };
      return { ...report(name, []), ...counts, lines };
    },
  };
};
