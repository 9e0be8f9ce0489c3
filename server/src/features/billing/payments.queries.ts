import type { PaymentFilters } from '@portal/contract/billing/billing.contract.ts';
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

type Wanted = PaymentFilters & { id?: number; invoice_id?: number };

const inScope = (db: Database, scope: Scope, { id, invoice_id, method, received_from, received_to }: Wanted) =>
  db
    .selectFrom('payments')
    .innerJoin('accounts', 'accounts.id', 'payments.account_id')
    .leftJoin('users', 'users.id', 'payments.created_by')
    .where(
      scope === 'all' ? sql<boolean>`true` : sql<boolean>`payments.account_id = any(${scope.accountIds}::integer[])`,
    )
    .$if(id !== undefined, (query) => query.where('payments.id', '=', id ?? 0))
    .$if(invoice_id !== undefined, (query) =>
      query.where('payments.id', 'in', (sub) =>
        sub
          .selectFrom('payment_invoices')
          .select('payment_id')
          .where('invoice_id', '=', invoice_id ?? 0),
      ),
    )
    .$if(method !== undefined, (query) => query.where('payments.method', 'in', method ?? []))
    .$if(received_from !== undefined, (query) => query.where('payments.received_on', '>=', received_from ?? ''))
    .$if(received_to !== undefined, (query) => query.where('payments.received_on', '<=', received_to ?? ''));

/** Payments of the caller’s accounts, the latest first; one of them where `id` names it, or those of an invoice. */
export const findPayments = (
  db: Database,
  scope: Scope,
  { skip, limit, ...wanted }: Wanted & { skip: number; limit: number },
) =>
  inScope(db, scope, wanted)
    .selectAll('payments')
    .select(['accounts.name as account_name', paidInvoices.as('invoices')])
    .select(sql<string>`concat_ws(' ', users.first_name, users.last_name)`.as('paid_by'))
    .orderBy('payments.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

export const countPayments = async (db: Database, scope: Scope, wanted: PaymentFilters): Promise<number> => {
  const { count } = await inScope(db, scope, wanted)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
