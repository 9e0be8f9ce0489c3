import { writtenOffStatuses } from '@portal/contract/billing/invoice-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A paper that its account may read; undefined for others, and for one that was removed. */
export const findPaper = (db: Database, id: number) =>
  db
    .selectFrom('documents')
    .select(['account_id', 'load_id'])
    .select(['id', 'type', 'name', 'language', 'content_type', 'size'])
    .where('id', '=', id)
    .where('audience', '=', 'account')
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** What an account is billed; amounts are US dollars. */
export const findInvoice = (db: Database, id: number) =>
  db
    .selectFrom('invoices')
    .select(['account_id', 'load_id'])
    .select(['id', 'number', 'status', 'amount', 'tax', 'issued_on', 'due_on'])
    .select(
      sql<number>`case when status = any(${writtenOffStatuses}::text[]) then 0 else amount - paid - credited end`.as(
        'owed',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst();

/** A payment with the invoices it was for; amounts are US dollars. */
export const findPayment = async (db: Database, id: number) => {
  const payment = await db
    .selectFrom('payments')
    .select('account_id')
    .select(['id', 'amount', 'method', 'status', 'received_on'])
    .where('id', '=', id)
    .executeTakeFirst();
  const invoices = await db
    .selectFrom('payment_invoices')
    .innerJoin('invoices', 'invoices.id', 'payment_invoices.invoice_id')
    .select(['invoices.id', 'invoices.number'])
    .where('payment_invoices.payment_id', '=', id)
    .orderBy('invoices.number')
    .execute();
  return payment && { ...payment, invoices };
};

export const findClaim = (db: Database, id: number) =>
  db
    .selectFrom('claims')
    .select(['account_id', 'load_id'])
    .select(['id', 'type', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();

export const findAccountOfLoad = async (db: Database, loadId: number): Promise<number | undefined> =>
  (await db.selectFrom('loads').select('account_id').where('id', '=', loadId).executeTakeFirst())?.account_id;
