import type { Database } from '../database/database.ts';

export type StoredSetting = { name: string; value: unknown; version: number };

export const findSettings = (db: Database): Promise<StoredSetting[]> =>
  db.selectFrom('settings').select(['name', 'value', 'version']).execute();

/** Writes the first value of a setting; one that has a value keeps it. */
export const insertSetting = async (db: Database, { name, value }: Omit<StoredSetting, 'version'>): Promise<void> => {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
