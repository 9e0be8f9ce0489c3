import { sql, type Insertable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { InsuranceUploadAddresses } from '../../../platform/database/db.types.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';

/** Keeps an address, and forgets those whose time was over a day ago. */
export const insertUploadAddress = async (db: Database, row: Insertable<InsuranceUploadAddresses>): Promise<void> => {
  await db
    .deleteFrom('insurance_upload_addresses')
    .where('expires_at', '<', sql<string>`${nowByClock} - interval '1 day'`)
    .execute();
  await db.insertInto('insurance_upload_addresses').values(row).execute();
};

/** An address whose time is not over. */
export const findUploadAddress = (db: Database, id: string) =>
  db
    .selectFrom('insurance_upload_addresses')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', nowByClock)
    .executeTakeFirst();

/** Spends an address; false where a document came by it before. Of two at once the second waits for the first. */
export const spendUploadAddress = async (db: Database, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('insurance_upload_addresses')
    .set({ used_at: nowByClock })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
