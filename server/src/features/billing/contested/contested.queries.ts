import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Cases that contest an invoice, the latest first; drafts are nobody's but their author's. */
export const findContests = (db: Database, invoiceId: number) =>
  db
    .selectFrom('claims')
    .select(['id', 'status', 'amount'])
    .where('invoice_id', '=', invoiceId)
    .where('status', '<>', 'draft')
    .orderBy('id', 'desc')
    .execute();

/** The invoice of a load that somebody names by its number. */
export const findInvoiceByNumber = (db: Database, loadId: number, number: string) =>
  db
    .selectFrom('invoices')
    .select('id')
    .where('load_id', '=', loadId)
    .where(sql<string>`number::text`, '=', number.trim())
    .executeTakeFirst();
