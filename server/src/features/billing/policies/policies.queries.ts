import { unmadeRefundStatuses } from '@portal/contract/billing/checkout-status.ts';
import { returnableStatuses } from '@portal/contract/billing/invoice-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';

/** The invoice of a policy that was bought by itself; undefined where there is none. */
export const findInvoiceOfPolicy = (db: Database, quoteId: number) =>
  db.selectFrom('invoices').select('id').where('insurance_quote_id', '=', quoteId).executeTakeFirst();

/** Marks an invoice as one whose money is given back; false where it was before. */
export const markWithdrawn = async (db: Database, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({ withdrawn_at: nowByClock, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Withdrawn invoices whose money has not been given back, with none of it on its way. */
export const findNotGivenBack = (db: Database, limit: number) =>
  db
    .selectFrom('invoices')
    .select('id')
    .where('withdrawn_at', 'is not', null)
    .where('status', 'in', returnableStatuses)
    .where(sql<boolean>`credited < amount`)
    .where(sql<boolean>`not exists (select from refunds where refunds.invoice_id = invoices.id
      and refunds.status = any(${unmadeRefundStatuses}::text[]))`)
    .orderBy('id')
    .limit(limit)
    .execute();

/** What the paper says of the policy that an invoice bills. */
export const findBilledPolicy = (db: Database, invoiceId: number) =>
  db
    .selectFrom('insurance_quotes')
    .innerJoin('invoices', 'invoices.insurance_quote_id', 'insurance_quotes.id')
    .select(['certificate_number', 'commodity', 'chosen', 'insurer_name', 'departs_on'])
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
