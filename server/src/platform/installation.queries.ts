import type { Database } from './database/database.ts';

/** Whether this portal began when production refused unsafe settings. */
export const refusesUnsafe = async (db: Database): Promise<boolean> => {
  const row = await db.selectFrom('installation').select('refuses_unsafe').executeTakeFirst();
  return row?.refuses_unsafe ?? true;
};
