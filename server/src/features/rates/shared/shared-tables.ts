import { createHash } from 'node:crypto';
import type { SharedRows } from '@portal/contract/rates/rates.contract.ts';
import type { ImportReport, SharedTable } from '@portal/contract/rates/rate-table.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { CellTexts, CsvTable } from '../../../platform/csv-tables/csv-table.ts';
import { type CellFault, rowsOfSheet, type TextLine } from '../../../platform/csv-tables/read-rows.ts';
import { lockImports } from '../../../platform/csv-tables/import-tables.queries.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { readSheet, sourceOf, withoutNotes } from '../../../platform/files/sheet/read-sheet-file.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { calendarTables } from '../../carriers/calendars-table.ts';
import { freeTimeTables } from '../../drayage/tables/free-time-tables.ts';
import { borderFeesTable } from '../../quotes/tables/border-fees.ts';
import { fuelTables } from '../../quotes/tables/fuel-tables.ts';
import { reportImport } from '../import-report.ts';
import { withUndone } from '../with-undone.ts';

const tables = new Map<string, CsvTable>(
  [...fuelTables, borderFeesTable, ...freeTimeTables, ...calendarTables].map((table) => [table.name, table]),
);

const tableNamed = (name: SharedTable): CsvTable => {
  const table = tables.get(name);
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
};

const cellsOf = ({ fields }: CsvTable, texts: CellTexts): string[] => fields.map((field) => texts[field] ?? '');

const keyOf = ({ key }: CsvTable, texts: CellTexts): string => key.map((field) => texts[field] ?? '').join(' · ');

/** Names rows by what they say, so that a change of other rows than those that were read stands out. */
const versionOf = (rows: readonly string[][]): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 32);

const present = (name: SharedTable, rows: readonly string[][]): SharedRows => {
  const { fields, headers, key } = tableNamed(name);
  const columns = fields.map((field, i) => ({ field, header: headers[i] ?? field, is_key: key.includes(field) }));
  return { name, columns, rows: [...rows], version: versionOf(rows) };
};

const readRows = async (ctx: Ctx, table: CsvTable): Promise<string[][]> =>
  (await table.readTexts(ctx.db)).map((texts) => cellsOf(table, texts));

/** A shared table as it is now. */
export const getTable = async (ctx: Ctx, name: SharedTable): Promise<SharedRows> =>
  present(name, await readRows(ctx, tableNamed(name)));

type Change = { version: string; set: readonly string[][]; remove: readonly string[][] };

/**
 * Changes rows of a shared table at once. 400 with each faulty cell by row and field, 409 `rates.changed_meanwhile`
 * where it was not made from the present rows.
 */
export const changeTable = (ctx: Ctx, name: SharedTable, { version, set, remove }: Change): Promise<SharedRows> =>
  withTransaction(ctx, async (tx) => {
    await lockImports(tx.db);
    const table = tableNamed(name);
    if (versionOf(await readRows(tx, table)) !== version) throw problem('rates.changed_meanwhile', 409);
    const next = new Map((await table.readTexts(tx.db)).map((texts) => [keyOf(table, texts), texts]));
    for (const key of remove) next.delete(key.join(' · '));
    for (const cells of set) {
      const texts = Object.fromEntries(table.fields.map((field, i) => [field, cells[i] ?? '']));
      next.set(keyOf(table, texts), texts);
    }
    const { faults, lines } = await table.importRows(tx.db, { rows: [...next.values()], removal: 'others' });
    const [wrong] = faults;
    if (wrong) {
      const params = { column: wrong.column, message: wrong.message };
      throw problem('rates.faulty_cell', 400, { field: wrong.column, params });
    }
    const object = { object_type: 'table', object_id: name };
    await audit(tx, { action: 'tables.imported', ...object, before: { version }, after: { set, remove, lines } });
    return getTable(tx, name);
  });

type Sorted = { rows: CellTexts[]; faults: CellFault[] };

/** The rows of a file that agree with each other and the database, and by their lines what is wrong with the others. */
const sortOut = async (tx: Ctx, table: CsvTable, lines: readonly TextLine[]): Promise<Sorted> => {
  const rows = lines.map(({ texts }) => texts);
  const { faults } = await withUndone(tx, (tried) => table.importRows(tried.db, { rows, removal: 'none' }));
  const wrong = new Set(faults.map(({ line }) => line - 1));
  const right = rows.filter((_, at) => !wrong.has(at));
  // Nothing was written for the sake of the faults: whether the table takes the others is seen now, not when they are kept.
  if (wrong.size > 0) await withUndone(tx, (tried) => table.importRows(tried.db, { rows: right, removal: 'none' }));
  return {
    rows: right,
    faults: faults.map((fault) => ({ ...fault, line: lines[fault.line - 1]?.line ?? 0 })),
  };
};

/** What rows make of a shared table whose other rows stay. */
const reportRows = async (tx: Ctx, table: CsvTable, read: number, { rows, faults }: Sorted) => {
  const before = await table.readTexts(tx.db);
  const keys = new Set(rows.map((texts) => keyOf(table, texts)));
  const after = [...before.filter((texts) => !keys.has(keyOf(table, texts))), ...rows];
  const { fields, key } = table;
  return reportImport({ fields, key, amounts: [], before, after, read, refused: faults });
};

type TableFile = { file: File; dry_run: boolean; version?: string | undefined };

/**
 * What a file makes of a shared table; kept where it is no dry run. Rows that are refused stay out, the others are in.
 * 409 `rates.changed_meanwhile` where the table is not the version that was looked at.
 */
export const importTable = async (
  ctx: Ctx,
  name: SharedTable,
  { file, dry_run, version }: TableFile,
): Promise<ImportReport> => {
  const table = tableNamed(name);
  const sheet = withoutNotes(await readSheet(file), table.isHeading);
  const read = table.readFile(rowsOfSheet(sheet));
  const { rows: lines, faults } = table.readRows(read.rows);
  return withTransaction(ctx, async (tx) => {
    if (!dry_run) await lockImports(tx.db);
    const present = versionOf(await readRows(tx, table));
    if (version !== undefined && version !== present) throw problem('rates.changed_meanwhile', 409);
    const sorted = await sortOut(tx, table, lines);
    const all = { rows: sorted.rows, faults: [...read.faults, ...faults, ...sorted.faults] };
    const report = await reportRows(tx, table, read.rows.length, all);
    const found = { ...report, source: sourceOf(sheet) };
    if (dry_run) return { ...found, version: present };
    if (found.added + found.changed === 0) throw problem('rates.nothing_to_import', 409);
    const { lines: kept } = await table.importRows(tx.db, { rows: sorted.rows, removal: 'none' });
    await audit(tx, { action: 'tables.imported', object_type: 'table', object_id: name, after: { lines: kept } });
    return found;
  });
};

/** A shared table as its CSV file. */
export const exportTable = async (ctx: Ctx, name: SharedTable): Promise<FileReply> => ({
  bytes: await tableNamed(name).exportFile(ctx.db),
  contentType: 'text/csv; charset=utf-8',
  name: `${name}.csv`,
});
