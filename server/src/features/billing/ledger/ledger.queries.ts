import type { LedgerAccount } from '@portal/contract/billing/ledger.ts';
import { cents, dollars, sum as sumOf } from '@portal/contract/values/money.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { LedgerTransactions } from '../../../platform/database/db.types.ts';
import { plannedEachTime } from '../../../platform/database/named-statements.ts';

/** One side of a booking, in US dollars; debits are positive. */
export type Posting = {
  ledger_account: LedgerAccount;
  amount: number;
  load_id: number | null;
  invoice_id: number | null;
};

/** Books a transaction in the caller's; the database refuses one whose entries do not add up to nothing. */
export const post = async (
  db: Database,
  transaction: Insertable<LedgerTransactions>,
  postings: readonly Posting[],
): Promise<void> => {
  const entries = postings.filter(({ amount }) => amount !== 0);
  if (entries.length === 0) return;
  if (sumOf(entries.map(({ amount }) => cents(amount))) !== 0) throw new RangeError('a booking does not balance');
  const { id } = await db
    .insertInto('ledger_transactions')
    .values(transaction)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { account_id, posted_on } = transaction;
  await db
    .insertInto('ledger_entries')
    .values(entries.map((entry) => ({ ...entry, transaction_id: id, account_id, posted_on })))
    .execute();
};

/** Where the charges of an invoice were booked: a premium is the insurer's. */
export const revenueOf = ({ insurance_quote_id }: { insurance_quote_id: number | null }): LedgerAccount =>
  insurance_quote_id === null ? 'freight_revenue' : 'premiums_payable';

/** A debit and the credit of the same amount. */
export const pair = (
  debit: LedgerAccount,
  credit: LedgerAccount,
  amount: number,
  about: { load_id: number | null; invoice_id: number | null },
): Posting[] => [
  { ...about, ledger_account: debit, amount },
  { ...about, ledger_account: credit, amount: dollars(cents(-amount)) },
];

/** What an account owed at the end of the day before `day`. */
export const findBalanceBefore = async (db: Database, accountId: number, day: string): Promise<number> => {
  const { balance } = await db
    .selectFrom('ledger_entries')
    .modifyFront(plannedEachTime)
    .select(sql<number>`coalesce(sum(amount), 0)`.as('balance'))
    .where('ledger_account', '=', 'receivable')
    .where('account_id', '=', accountId)
    .where('posted_on', '<', day)
    .executeTakeFirstOrThrow();
  return Number(balance);
};

/** What changed what an account owed from one day to another, both included, in the order it was booked. */
export const findMovements = (db: Database, accountId: number, from: string, to: string) =>
  db
    // Summed up by booking first: bookings, payments and credit notes are then looked up once each.
    .selectFrom((entries) =>
      entries
        .selectFrom('ledger_entries')
        .where('ledger_account', '=', 'receivable')
        .where('account_id', '=', accountId)
        .where('posted_on', '>=', from)
        .where('posted_on', '<=', to)
        .groupBy(['posted_on', 'transaction_id'])
        .select(['posted_on', 'transaction_id', sql<number>`sum(amount)`.as('amount')])
        .select(sql<number>`count(distinct invoice_id)::integer`.as('invoices'))
        .select(sql<number | null>`min(invoice_id)`.as('invoice_id'))
        .as('booked'),
    )
    .modifyFront(plannedEachTime)
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'booked.transaction_id')
    .leftJoin('payments', 'payments.id', 'ledger_transactions.payment_id')
    .leftJoin('credit_notes', 'credit_notes.id', 'ledger_transactions.credit_note_id')
    .leftJoin('refunds', 'refunds.id', 'ledger_transactions.refund_id')
    .orderBy('booked.posted_on')
    .orderBy('ledger_transactions.id')
    .select(['ledger_transactions.kind', 'booked.posted_on as on', 'credit_notes.reason'])
    .select((all) => all.fn.coalesce('payments.method', 'refunds.method').as('method'))
    .select(['payments.received_on', 'payments.returned_on', 'payments.return_reason', 'payments.ending'])
    .select('refunds.sent_on')
    .select(['booked.amount', 'booked.invoices', 'booked.invoice_id'])
    .select(sql<string>`coalesce(payments.reference, credit_notes.number::text, refunds.reference, '')`.as('reference'))
    .execute();

/** The months in which something was booked for an account, newest first, with what it owed at their end. */
export const findMonths = async (db: Database, accountId: number): Promise<{ month: string; closing: number }[]> => {
  const { rows } = await sql<{ month: string; closing: number }>`
    select to_char(month, 'YYYY-MM') as month, (sum(amount) over (order by month))::numeric(12, 2) as closing
    from (select date_trunc('month', posted_on) as month, sum(amount) as amount from ledger_entries
      where ledger_account = 'receivable' and account_id = ${accountId} group by 1) months
    order by month desc`.execute(db);
  return rows;
};

/**
 * What of each invoice was owed at the end of a day, by the days it was past due on `aged`. Below nothing: what the
 * account has beyond its invoices, which has no days.
 */
export const findOwedOn = async (
  db: Database,
  accountId: number,
  { day, aged }: { day: string; aged: string },
): Promise<{ days: number | null; amount: number }[]> => {
  const { rows } = await sql<{ days: number | null; amount: number }>`${plannedEachTime}
    select ${aged}::date - invoices.due_on as days, owed.amount
    from (select invoice_id, sum(amount) as amount from ledger_entries
      where ledger_account = 'receivable' and account_id = ${accountId} and posted_on <= ${day}::date
      group by invoice_id having sum(amount) <> 0) owed
      left join invoices on invoices.id = owed.invoice_id`.execute(db);
  return rows;
};

/** What was booked to each account of the books for a load, in US dollars. */
export const findLedgerOfLoad = (db: Database, loadId: number) =>
  db
    .selectFrom('ledger_entries')
    .where('load_id', '=', loadId)
    .groupBy('ledger_account')
    .select(['ledger_account', sql<number>`sum(amount)`.as('amount')])
    .execute();
