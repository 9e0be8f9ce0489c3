import type { LedgerAccount, LedgerKind } from '@portal/contract/billing/ledger.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** What was debited or credited to one account of the books by one booking; debits are positive, in US dollars. */
export type JournalLine = {
  id: number;
  kind: LedgerKind;
  on: string;
  account: LedgerAccount;
  amount: number;
  /** Whose receivable or payable it is: an account's or a carrier's; empty for other accounts of the books. */
  name: string;
  /** Where the booking is about one alone. */
  invoice: number | null;
  load_id: number | null;
  reference: string;
};

type Period = { from: string; to: string };

/**
 * The lines of every booking of a period in the order of booking, those of one account of the books in one sum, so that
 * a booking has few lines however many invoices it is about. No more than `limit`.
 */
export const findJournalLines = async (db: Database, { from, to }: Period, limit: number): Promise<JournalLine[]> => {
  const { rows } = await sql<JournalLine>`
    with lines as (
      select t.id, t.kind, t.posted_on, e.ledger_account, sum(e.amount) as amount,
        case e.ledger_account when 'receivable' then accounts.name when 'carrier_payable' then carriers.name else '' end
          as name,
        case when count(distinct e.invoice_id) = 1 then min(invoices.number) end as invoice,
        case when count(distinct e.load_id) = 1 then min(e.load_id) end as load_id,
        coalesce(min(payments.reference), min(credit_notes.number)::text, min(refunds.reference),
          min(carrier_bills.number), '') as reference
      from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join accounts on accounts.id = e.account_id
        left join invoices on invoices.id = e.invoice_id
        left join payments on payments.id = t.payment_id
        left join credit_notes on credit_notes.id = t.credit_note_id
        left join refunds on refunds.id = t.refund_id
        left join carrier_bills on carrier_bills.id = t.carrier_bill_id
        left join loads on loads.id = e.load_id
        left join carriers on carriers.id = coalesce(carrier_bills.carrier_id, loads.carrier_id)
      where t.posted_on between ${from}::date and ${to}::date
      group by t.id, e.ledger_account, 6
    )
    select id, kind, to_char(posted_on, 'YYYY-MM-DD') as on, ledger_account as account, amount::float8 as amount,
      coalesce(name, '') as name, invoice, load_id, reference
    from lines where amount <> 0
    order by posted_on, id, amount desc, ledger_account
    limit ${limit}`.execute(db);
  return rows;
};

/**
 * What was debited and credited to each account of the books in a period, and by how many bookings in all. What a booking
 * moves within one of them counts as little as it has a line of the journal.
 */
export const findLedgerTotals = async (db: Database, { from, to }: Period) => {
  const lines = db
    .selectFrom('ledger_entries')
    .where('posted_on', '>=', from)
    .where('posted_on', '<=', to)
    .groupBy(['transaction_id', 'ledger_account'])
    .groupBy(sql`case ledger_account when 'receivable' then account_id end`)
    .having(sql<boolean>`sum(amount) <> 0`)
    .select(['transaction_id', 'ledger_account', sql<number>`sum(amount)`.as('amount')])
    .as('lines');
  const [accounts, { journals }] = await Promise.all([
    db
      .selectFrom(lines)
      .groupBy('ledger_account')
      .select('ledger_account')
      .select(sql<number>`coalesce(sum(amount) filter (where amount > 0), 0)`.as('debits'))
      .select(sql<number>`coalesce(-sum(amount) filter (where amount < 0), 0)`.as('credits'))
      .execute(),
    db
      .selectFrom(lines)
      .select(sql<number>`count(distinct transaction_id)::integer`.as('journals'))
      .executeTakeFirstOrThrow(),
  ]);
  return { accounts, journals };
};
