import type { ReportRhythm } from '@portal/contract/statistics/report-rhythms.ts';
import { sql } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Database } from '../../platform/database/database.ts';

/** Names of accounts by id. */
export const findAccountNames = async (db: Database, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Carriers by id, as replies show them. */
export const findCarriersOf = async (db: Database, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('carriers')
    .select(['id', 'name', 'short_name', 'scac', 'logo_key'])
    .where('id', 'in', ids)
    .execute();
};

/**
 * Folds so many marks of changed loads into the sums and answers how many there were; 0 where somebody else folds. Within
 * one statement, so that looking for marks is a single trip to the database.
 */
export const foldChangedLoads = async (db: Database, most: number): Promise<number> => {
  const { rows } = await sql<{ folded: number }>`select case when locked then fold_changed_loads(${most}) else 0 end
    as folded from (select pg_try_advisory_xact_lock(${advisoryLocks.loadFigures}) as locked offset 0) turn`.execute(
    db,
  );
  return rows[0]?.folded ?? 0;
};

/** The first days of the months since which lanes are summed up. */
export const findLanePeriods = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('lane_periods').select('first_month').execute();
  return rows.map(({ first_month }) => first_month);
};

/** Sums up lanes since these months and no others; leaves it to the next turn where somebody folds. */
export const keepLanePeriods = async (tx: Database, firstMonths: readonly string[]): Promise<void> => {
  await sql`select case when locked then keep_lane_periods(${firstMonths}::date[]) end
    from (select pg_try_advisory_xact_lock(${advisoryLocks.loadFigures}) as locked offset 0) turn`.execute(tx);
};

/** Makes the sums again from all loads, once whoever folds has finished; answers how many loads there are. */
export const rebuildLoadFigures = async (tx: Database): Promise<number> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.loadFigures})`.execute(tx);
  const { rows } = await sql<{ loads: number }>`select rebuild_load_figures() as loads`.execute(tx);
  return rows[0]?.loads ?? 0;
};

/** Records that the report of a day goes out; true for the one server that recorded it first. */
export const insertReport = async (db: Database, rhythm: ReportRhythm, day: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('statistics_reports')
    .values({ rhythm, day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
};
