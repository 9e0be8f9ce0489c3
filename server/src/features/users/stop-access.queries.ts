import type { Database } from '../../platform/database/database.ts';
import { nowByDatabase } from '../../platform/database/sql-clock.ts';

/** The API keys that act for a person, the latest first. */
export const findWorkingKeys = (db: Database, userId: number) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'name', 'prefix', 'created_at', 'last_used_at'])
    .where('created_by', '=', userId)
    .where('status', '=', 'active')
    .orderBy('id', 'desc')
    .execute();

/** A person's passkeys, oldest first. */
export const findPasskeys = (db: Database, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at', 'stopped_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** Holds a person's keys until commit: whoever changes a key holds it before its maker. */
export const lockKeysOf = async (db: Database, userId: number): Promise<void> => {
  await db
    .selectFrom('api_keys')
    .select('id')
    .where('created_by', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

/** Switches the keys of a person off; answers how many worked. */
export const switchOffKeys = async (db: Database, userId: number): Promise<number> => {
  const keys = db.updateTable('api_keys').set({ status: 'disabled' });
  const { numUpdatedRows } = await keys
    .where('created_by', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Keeps the passkeys of a person from signing in; they stay a second factor. Answers how many signed in before. */
export const stopPasskeys = async (db: Database, userId: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ stopped_at: nowByDatabase })
    .where('user_id', '=', userId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
