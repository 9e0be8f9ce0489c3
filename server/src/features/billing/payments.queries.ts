import { type Insertable, sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CreditNotes, PaymentInvoices, Payments } from '../../platform/database/db.types.ts';

export const insertCreditNote = async (db: Database, row: Insertable<CreditNotes>): Promise<number> => {
  const { id } = await db.insertInto('credit_notes').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Keeps a payment with what of it went to which invoice. */
export const insertPayment = async (
  db: Database,
  row: Insertable<Payments>,
  parts: readonly Omit<Insertable<PaymentInvoices>, 'payment_id'>[],
): Promise<number> => {
  const { id } = await db.insertInto('payments').values(row).returning('id').executeTakeFirstOrThrow();
  if (parts.length === 0) return id;
  await db
    .insertInto('payment_invoices')
    .values(parts.map((part) => ({ ...part, payment_id: id })))
    .execute();
  return id;
};

type PaidInvoice = { id: number; number: number; amount: number };

const paidInvoices = sql<PaidInvoice[]>`coalesce((select json_agg(json_build_object('id', invoices.id, 'number',
    invoices.number, 'amount', payment_invoices.amount) order by invoices.number)
  from payment_invoices join invoices on invoices.id = payment_invoices.invoice_id
  where payment_invoices.payment_id = payments.id), '[]')`;

const inScope = (db: Database, scope: Scope) =>
  db
    .selectFrom('payments')
    .innerJoin('accounts', 'accounts.id', 'payments.account_id')
    .where(
      scope === 'all' ? sql<boolean>`true` : sql<boolean>`payments.account_id = any(${scope.accountIds}::integer[])`,
    );

/** Payments of the caller's accounts, the latest first; one of them where `id` names it. */
export const findPayments = (
  db: Database,
  scope: Scope,
  { id, skip, limit }: { id?: number; skip: number; limit: number },
) =>
  inScope(db, scope)
    .selectAll('payments')
    .select(['accounts.name as account_name', paidInvoices.as('invoices')])
    .$if(id !== undefined, (query) => query.where('payments.id', '=', id ?? 0))
    .orderBy('payments.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

export const countPayments = async (db: Database, scope: Scope): Promise<number> => {
  const { count } = await inScope(db, scope)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
