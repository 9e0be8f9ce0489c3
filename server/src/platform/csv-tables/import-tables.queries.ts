import { sql } from 'kysely';
import { advisoryLocks } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import type { CsvTable, TableReport } from './csv-table.ts';

/** Lets one import at a time compare and write. */
export const lockImports = async (tx: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.tableImport})`.execute(tx);
};

/** Lines of an import that its entry keeps: a year of tables would be too much to read or to store. */
const keptLines = 1_000;

/** Writes down what an import did to a table. */
const recordImport = async (tx: Database, { table, lines, ...report }: TableReport): Promise<void> => {
  const { added, changed, removed } = report;
  const after = JSON.stringify({ added, changed, removed, lines: lines.slice(0, keptLines) });
  await tx
    .insertInto('audit_entries')
    .values({ action: 'tables.imported', object_type: 'table', object_id: table, after })
    .execute();
};

export type TableFile = { table: CsvTable; text: string };

/** Undoes the transaction of a rehearsal, or of an import with faults. */
class Undo extends Error {}

/**
 * Brings tables to what their files say: all in one transaction, in the order given, or not at all where one has
 * faults. A dry run does the same and undoes it. Quotes that were given keep their prices.
 */
export const importTables = async (
  db: Database,
  files: readonly TableFile[],
  { isDryRun }: { isDryRun: boolean },
): Promise<TableReport[]> => {
  const reports: TableReport[] = [];
  // Files are read first: a year of tables takes longer than a transaction may idle.
  const prepared = files.map(({ table, text }) => table.prepareFile(text));
  const work = async (tx: Database): Promise<void> => {
    await lockImports(tx);
    for (const importFile of prepared) {
      const report = await importFile(tx);
      reports.push(report);
      if (report.faults.length === 0 && report.lines.length > 0) await recordImport(tx, report);
    }
    if (isDryRun || reports.some(({ faults }) => faults.length > 0)) throw new Undo();
  };
  try {
    await db.transaction().execute(work);
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return reports;
};
