import { type Insertable, type NotNull, sql, type Updateable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentInvoices, Payments } from '../../../platform/database/db.types.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

/** Keeps a payment of a checkout as it stands now, once for its checkout. */
export const keepPayment = async (
  db: Database,
  row: Insertable<Payments>,
  parts: readonly Pick<Insertable<PaymentInvoices>, 'invoice_id' | 'amount'>[],
): Promise<number> => {
  const { status, failure, received_on, posted_on, method, reference, ending, brand } = row;
  const { id } = await db
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('checkout_id')
        .doUpdateSet({ status, failure, received_on, posted_on, method, reference, ending, brand }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_invoices')
    .values(parts.map(({ invoice_id, amount }) => ({ invoice_id, amount, payment_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
};

/** The payment of a checkout, held until commit. */
export const lockPaymentOf = (db: Database, checkoutId: number) =>
  db.selectFrom('payments').selectAll().where('checkout_id', '=', checkoutId).forNoKeyUpdate().executeTakeFirst();
export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPaymentOf>>>;

export const updatePayment = (
  db: Database,
  id: number,
  changes: Pick<Updateable<Payments>, 'status' | 'failure' | 'unapplied'>,
) => db.updateTable('payments').set(changes).where('id', '=', id).execute();

/** What of a payment went to each invoice, and what of that is sent back or on its way back. */
export const findRefundableParts = async (db: Database, paymentId: number) => {
  const { rows } = await sql<{ invoice_id: number; amount: number; refunded: number; sending: number }>`
    select p.invoice_id, p.amount,
      coalesce(sum(r.amount) filter (where r.status = 'done'), 0) as refunded,
      coalesce(sum(r.amount) filter (where r.status = 'sending'), 0) as sending
    from payment_invoices p left join refunds r on r.payment_id = p.payment_id and r.invoice_id = p.invoice_id
    where p.payment_id = ${paymentId} group by p.invoice_id, p.amount order by p.invoice_id`.execute(db);
  return rows;
};

/** A refund through the provider, with the provider's name of its payment. */
export const findRefund = (db: Database, id: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .select(['refunds.id', 'refunds.key', 'refunds.invoice_id', 'refunds.amount', 'refunds.reason', 'refunds.note'])
    .select([
      'refunds.of_credit',
      'refunds.status',
      'refunds.asked_at',
      'refunds.created_by',
      'payments.id as payment_id',
    ])
    .select(['checkouts.intent_id', 'checkouts.id as checkout_id', 'payments.account_id'])
    .where('refunds.id', '=', id)
    .where('refunds.invoice_id', 'is not', null)
    .$narrowType<{ invoice_id: NotNull }>()
    .executeTakeFirst();
export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export const findRefundsOf = (db: Database, invoiceId: number) =>
  db.selectFrom('refunds').selectAll().where('invoice_id', '=', invoiceId).orderBy('id', 'desc').execute();

/** Writes down that the provider is about to be asked: whoever comes after looks the refund up first. */
export const markRefundAsked = (db: Database, id: number) =>
  db.updateTable('refunds').set({ asked_at: nowByDatabase }).where('id', '=', id).execute();

/** Ends a refund that was on its way; false where it was not any more. */
export const endRefund = async (
  db: Database,
  id: number,
  changes: { status: 'done' } | { status: 'refused'; refusal: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The mail and language of whoever began a payment, and what it was for. */
export const findPaymentOfMail = async (db: Database, id: number) =>
  db
    .selectFrom('payments')
    .innerJoin('accounts', 'accounts.id', 'payments.account_id')
    .innerJoin('users', 'users.id', 'payments.created_by')
    .selectAll('payments')
    .select(['accounts.name as account_name', 'users.email', 'users.language'])
    .select(
      sql<number[]>`(select array_agg(invoices.number order by invoices.number) from payment_invoices
        join invoices on invoices.id = payment_invoices.invoice_id
        where payment_invoices.payment_id = payments.id)`.as('numbers'),
    )
    .where('payments.id', '=', id)
    .executeTakeFirst();

/** The payment through the provider from which money for an invoice can go back; the latest where there are several. */
export const findRefundablePayment = (db: Database, invoiceId: number) =>
  db
    .selectFrom('payments')
    .innerJoin('payment_invoices', 'payment_invoices.payment_id', 'payments.id')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .where('payment_invoices.invoice_id', '=', invoiceId)
    .where('payments.status', '=', 'succeeded')
    .select(['payments.id', 'checkouts.intent_id', 'checkouts.id as checkout_id'])
    .orderBy('payments.id', 'desc')
    .executeTakeFirst();
