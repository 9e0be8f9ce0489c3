import { type ReceivedMethod, receivedMethods } from '@portal/contract/billing/invoice-status.ts';
import { unbilledStatuses } from '@portal/contract/loads/load-states.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { type Insertable, sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AppliedCredits, PaymentInvoices } from '../../platform/database/db.types.ts';
import { plannedEachTime } from '../../platform/database/named-statements.ts';
import { sqlTexts } from '../../platform/database/sql-texts.ts';
import { balance, isOwed } from './owed-invoices.queries.ts';

/** The latest month (YYYY-MM) whose statement an account was mailed after the month was over; null where none was. */
export const findClosedMonth = async (db: Database, accountId: number, zone: string): Promise<string | null> => {
  const { month } = await db
    .selectFrom('mailed_statements')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`local_day(${zone}, created_at) >= (month || '-01')::date + interval '1 month'`)
    .select(sql<string | null>`max(month)`.as('month'))
    .executeTakeFirstOrThrow();
  return month;
};

/**
 * What accounts have beyond their invoices, in US dollars: by the books, and what of it can still be given out, which is
 * not on its way back through the provider. Below nothing where they owe beside their invoices.
 */
export type AccountCredit = { on_account: number; available: number };

/** The one sum of it: unapplied cash and what is owed back. Whoever gives some out holds the account's row before. */
export const findAccountCredit = async (db: Database, scope: Scope, accountId?: number): Promise<AccountCredit> => {
  const named = accountId ? [accountId] : scope === 'all' ? null : scope.accountIds;
  const ofAccounts = named === null ? sql`true` : sql`account_id = any(${named}::integer[])`;
  const { rows } = await sql<AccountCredit>`select (kept + sending)::float8 as on_account, kept::float8 as available
    from (select
      (select coalesce(sum(unapplied), 0) from payments where unapplied <> 0 and ${ofAccounts})
      + (select coalesce(sum(owed_back), 0) from invoices where owed_back > 0 and ${ofAccounts}) as kept,
      (select coalesce(sum(of_credit), 0) from refunds join invoices on invoices.id = refunds.invoice_id
        where refunds.status = 'sending' and of_credit > 0 and ${ofAccounts}) as sending) credit`.execute(db);
  return rows[0] ?? { on_account: 0, available: 0 };
};

/** A payment of these accounts, held until commit. */
export const lockPayment = (db: Database, scope: Scope, id: number) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .$if(scope !== 'all', (query) =>
      query.where(sql<boolean>`account_id = any(${scope === 'all' ? [] : scope.accountIds}::integer[])`),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Payments of an account with cash that no invoice has taken, the oldest first, held until commit. */
export const lockUnapplied = (db: Database, accountId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'unapplied'])
    .where('account_id', '=', accountId)
    .where('unapplied', '>', 0)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Invoices of an account for which money is owed back. */
export const findOwedBack = (db: Database, accountId: number) =>
  db.selectFrom('invoices').select('id').where('account_id', '=', accountId).where('owed_back', '>', 0).execute();

export const addUnapplied = (db: Database, id: number, amount: number) =>
  db
    .updateTable('payments')
    .set({ unapplied: sql<number>`unapplied + ${amount}` })
    .where('id', '=', id)
    .execute();

/** Adds to what of a payment went to an invoice. */
export const addPart = (db: Database, part: Insertable<PaymentInvoices>) =>
  db
    .insertInto('payment_invoices')
    .values(part)
    .onConflict((conflict) =>
      conflict
        .columns(['payment_id', 'invoice_id'])
        .doUpdateSet({ amount: sql<number>`payment_invoices.amount + excluded.amount` }),
    )
    .execute();

export const findPartsOf = (db: Database, paymentId: number) =>
  db
    .selectFrom('payment_invoices')
    .select(['invoice_id', 'amount'])
    .where('payment_id', '=', paymentId)
    .orderBy('invoice_id')
    .execute();

/** The latest day on which money of a payment was booked: when it came, or when it paid a later invoice. */
export const findLastBooking = async (
  db: Database,
  { id, posted_on }: { id: number; posted_on: string | null },
): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`select greatest(${posted_on}::date, max(entries.posted_on)) as day
    from ledger_entries entries join ledger_transactions booked on booked.id = entries.transaction_id
    where entries.invoice_id in (select invoice_id from payment_invoices where payment_id = ${id})
      and booked.payment_id = ${id}`.execute(db);
  return rows[0]?.day ?? posted_on;
};

export const insertAppliedCredit = async (db: Database, row: Insertable<AppliedCredits>): Promise<number> => {
  const { id } = await db.insertInto('applied_credits').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

type Paper = { account_id: number; method: ReceivedMethod; reference: string; amount: number };

/** The day of a payment of the same account, number and amount that was not returned; undefined where there is none. */
export const findSamePayment = (db: Database, { account_id, reference, amount }: Paper) =>
  db
    .selectFrom('payments')
    .select('received_on as day')
    .where('account_id', '=', account_id)
    .where('amount', '=', amount)
    .where('status', '<>', 'returned')
    .where('method', 'in', receivedMethods)
    .where(sql<boolean>`plain_number(reference) = plain_number(${reference})`)
    .executeTakeFirst();

/** The same of what was sent back to an account. */
export const findSameRefund = (db: Database, { account_id, reference, amount }: Paper) =>
  db
    .selectFrom('refunds')
    .leftJoin('invoices', 'invoices.id', 'refunds.invoice_id')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.sent_on as day')
    .where(sql<boolean>`coalesce(invoices.account_id, payments.account_id) = ${account_id}`)
    .where('refunds.amount', '=', amount)
    .where('refunds.method', 'is not', null)
    .where(sql<boolean>`plain_number(refunds.reference) = plain_number(${reference})`)
    .executeTakeFirst();

/** Marks a payment as taken back by its bank; what was given back of it is owed again. */
export const markReturned = (
  db: Database,
  id: number,
  changes: { unapplied: number; returned_on: string; return_reason: string },
) =>
  db
    .updateTable('payments')
    .set({ ...changes, status: 'returned' })
    .where('id', '=', id)
    .execute();

type CreditUsed = { owed: number; booked: number };

/** What is owed of an invoice before tax: its tax is owed in the same part as the rest. */
const balanceBeforeTax = sql<number>`(${balance} - round((invoices.tax - invoices.tax_credited) * ${balance}
  / nullif(invoices.amount - invoices.credited, 0), 2))`;

/** What an account owes on invoices before tax less what it has beyond them, and what loads and policies it has bought that are not billed yet; in US dollars. */
export const findCreditUsed = async (db: Database, accountId: number): Promise<CreditUsed> => {
  const { available } = await findAccountCredit(db, 'all', accountId);
  const { rows } = await sql<CreditUsed>`${plannedEachTime} select
    (select coalesce(sum(${balanceBeforeTax}), 0) from invoices where account_id = ${accountId} and ${isOwed})::float8 as owed,
    (select coalesce(sum(price), 0) from loads where account_id = ${accountId}
      and status in (${sql.raw(sqlTexts(unbilledStatuses))}))
    + (select coalesce(sum((chosen ->> 'total')::numeric), 0) from insurance_quotes where account_id = ${accountId}
      and status = 'issuing' and not is_of_load) as booked`.execute(db);
  const { owed = 0, booked = 0 } = rows[0] ?? {};
  return { owed: dollars(sum([cents(owed), cents(-available)])), booked };
};
