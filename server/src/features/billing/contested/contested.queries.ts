import { contestingStatuses } from '@portal/contract/claims/claim-status.ts';
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

/** Writes on an invoice, whose row is held, what its open cases contest in all: no more than it charges. */
export const keepContested = (db: Database, invoiceId: number) =>
  db
    .updateTable('invoices')
    .set({
      contested: sql<number>`least(amount - credited, (select coalesce(sum(claims.amount), 0) from claims
        where claims.invoice_id = invoices.id and claims.currency = 'USD'
          and claims.status = any(${contestingStatuses}::text[])))`,
    })
    .where('id', '=', invoiceId)
    .execute();
