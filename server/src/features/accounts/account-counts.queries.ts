import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Adds so many changes of what accounts have to the sums; answers how many they were. */
export const foldAccountCounts = async (db: Database, most: number): Promise<number> => {
  const { rows } = await sql<{ folded: number }>`select fold_account_counts(${most}) as folded`.execute(db);
  return rows[0]?.folded ?? 0;
};

/** Makes the counts kept beside loads and invoices again from these, while they go on changing. */
export const recountAccounts = async (db: Database): Promise<void> => {
  await sql`select recount_accounts()`.execute(db);
};
