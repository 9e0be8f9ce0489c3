import type { CreditReason } from '@portal/contract/billing/invoice-status.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Refunds } from '../../platform/database/db.types.ts';

/** Adds to what the operator has to send back for an invoice; less where it was sent. Whoever calls holds the row. */
export const addOwedBack = (db: Database, id: number, amount: number) =>
  db
    .updateTable('invoices')
    .set({ owed_back: sql<number>`owed_back + ${amount}`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

/** Why an invoice was credited last: what is owed back for it was paid before that. */
export const findCreditReason = async (db: Database, invoiceId: number): Promise<CreditReason> => {
  const { reason } = await db
    .selectFrom('credit_notes')
    .select('reason')
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return reason;
};

/** The day on which an invoice was credited last; null where it never was. */
export const findLastCredit = async (db: Database, invoiceId: number): Promise<string | null> => {
  const { day } = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .where('ledger_entries.invoice_id', '=', invoiceId)
    .where('ledger_transactions.kind', '=', 'credit_note')
    .select(sql<string | null>`max(ledger_entries.posted_on)`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
};

/** What of an invoice's own charges is on its way back through the provider, in US dollars. */
export const findSending = async (db: Database, invoiceId: number): Promise<number> => {
  const { sending } = await db
    .selectFrom('refunds')
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'sending')
    .select(sql<number>`coalesce(sum(amount - of_credit), 0)`.as('sending'))
    .executeTakeFirstOrThrow();
  return Number(sending);
};

/** Whether money for any of these invoices is on its way back through the provider. */
export const hasRefundUnderWay = async (db: Database, invoiceIds: readonly number[]): Promise<boolean> => {
  if (invoiceIds.length === 0) return false;
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('invoice_id', 'in', invoiceIds)
    .where('status', '=', 'sending')
    .executeTakeFirst();
  return row !== undefined;
};

/** Writes down money that goes back, for an invoice or of a payment; answers its id. */
export const insertRefund = async (db: Database, row: Insertable<Refunds>): Promise<number> => {
  const { id } = await db.insertInto('refunds').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Adds to what was sent back of a payment, which is then refunded where nothing of it is left. */
export const addRefunded = (db: Database, id: number, amount: number) =>
  db
    .updateTable('payments')
    .set({
      refunded: sql`refunded + ${amount}`,
      status: sql`case when refunded + ${amount} = amount then 'refunded' else status end`,
    })
    .where('id', '=', id)
    .execute();
