import { addDays } from '@portal/contract/values/calendar-days.ts';
import { sql } from 'kysely';
import { pair, post } from '../../features/billing/ledger/ledger.queries.ts';
import type { Database } from '../../platform/database/database.ts';

type Overdue = { id: number; account_id: number; email: string; due_on: string; amount: number };

/** Overdue invoices of accounts with an accounting address, each account's latest first. */
const findOverdue = async (db: Database, today: string): Promise<Overdue[]> => {
  const { rows } = await sql<Overdue>`
    select i.id, i.account_id, a.accounting_email as email, to_char(i.due_on, 'YYYY-MM-DD') as due_on,
      i.amount::float8 as amount
    from invoices i join accounts a on a.id = i.account_id
    where i.status = 'open' and i.contested = 0 and i.due_on < ${addDays(today, -20)}::date
      and a.accounting_email is not null and a.status = 'active' and a.freight_system_id is null and not a.is_branded
    order by i.due_on desc, i.id limit 4`.execute(db);
  return rows;
};

const stages = [
  { stage: 'friendly', after: 3 },
  { stage: 'firm', after: 15 },
] as const;

/** The reminders that an invoice has had, by the usual days. */
const remind = async (db: Database, { id, account_id, email, due_on, amount }: Overdue): Promise<void> => {
  for (const { stage, after } of stages) {
    const mailed_on = addDays(due_on, after);
    const sent_at = `${mailed_on}T12:04:00Z`;
    const { mail_id } = await db
      .insertInto('dunning_mails')
      .values({ account_id, stage, email, language: 'en', mailed_on, created_at: sent_at, sent_at })
      .returning('id as mail_id')
      .executeTakeFirstOrThrow();
    await db.insertInto('dunned_invoices').values({ mail_id, invoice_id: id, stage, amount }).execute();
  }
};

/** A reminded invoice, one that is promised for a day to come, and one whose promise was not kept. */
export const seedCollections = async (db: Database, today: string, operator: number): Promise<void> => {
  const [reminded, promised, broken] = await findOverdue(db, today);
  for (const invoice of [reminded, promised, broken]) if (invoice) await remind(db, invoice);
  const promises = [
    { invoice: promised, pay_by: addDays(today, 6), note: 'Waits for their freight audit' },
    { invoice: broken, pay_by: addDays(today, -2), note: '' },
  ];
  for (const { invoice, pay_by, note } of promises) {
    if (!invoice) continue;
    const created_at = `${addDays(today, -9)}T16:30:00Z`;
    const row = { invoice_id: invoice.id, pay_by, promised_by: 'Dana Whitfield', note, created_by: operator };
    await db
      .insertInto('payment_promises')
      .values({ ...row, created_at })
      .execute();
  }
};

type Check = { id: number; account_id: number; received_on: string };

/** A check of the last weeks that its bank returned: its invoices are owed again. */
export const bounceCheck = async (db: Database, today: string): Promise<void> => {
  const { rows } = await sql<Check>`
    select p.id, p.account_id, to_char(p.received_on, 'YYYY-MM-DD') as received_on
    from payments p where p.method = 'check' and p.received_on between ${addDays(today, -30)}::date
      and ${addDays(today, -6)}::date
    order by (select count(*) from payment_invoices part where part.payment_id = p.id), p.id limit 1`.execute(db);
  const [check] = rows;
  if (!check) return;
  const { id, account_id, received_on } = check;
  const returned_on = addDays(received_on, 4);
  const parts = await db
    .selectFrom('payment_invoices')
    .innerJoin('invoices', 'invoices.id', 'payment_invoices.invoice_id')
    .select(['invoices.id as invoice_id', 'invoices.load_id', 'payment_invoices.amount'])
    .where('payment_id', '=', id)
    .execute();
  for (const { invoice_id } of parts) {
    await db.updateTable('invoices').set({ status: 'open', paid: 0 }).where('id', '=', invoice_id).execute();
  }
  const postings = parts.flatMap(({ invoice_id, load_id, amount }) =>
    pair('receivable', 'cash', amount, { load_id, invoice_id }),
  );
  const booking = { kind: 'payment_returned' as const, account_id, posted_on: returned_on, payment_id: id };
  await post(db, booking, postings);
  const returned = { status: 'returned' as const, returned_on, return_reason: 'Insufficient funds' };
  await db.updateTable('payments').set(returned).where('id', '=', id).execute();
};

type Contestable = { id: number; number: number; account_id: number; load_id: number; issued_on: string } & {
  code: string;
  billed: number;
};

/** A service of an invoice that is not overdue yet, contested by its shipper: the rest can be paid. */
export const contestInvoice = async (db: Database, today: string): Promise<void> => {
  const { rows } = await sql<Contestable>`
    select i.id, i.number, i.account_id, i.load_id, to_char(i.issued_on, 'YYYY-MM-DD') as issued_on,
      line ->> 'code' as code, (line ->> 'amount')::float8 as billed
    from invoices i cross join lateral jsonb_array_elements(i.lines) line
      join users on users.account_id = i.account_id and users.status = 'active'
    where i.status = 'open' and i.due_on > ${today}::date and line ->> 'code' in ('LFTD', 'LFTP', 'RES', 'APTD', 'IDL')
      and (line ->> 'amount')::numeric > 0 and not exists (select from claims where claims.load_id = i.load_id)
    order by i.issued_on desc, i.id limit 1`.execute(db);
  const [found] = rows;
  if (!found) return;
  const { id, number, account_id, load_id, issued_on, code, billed } = found;
  const note = 'The dock was used, see the receipt.';
  const reason = 'accessorial_not_applicable' as const;
  const category = 'rate' as const;
  const lines = [{ code, billed, should_be: 0, follows: false, reason, note }];
  const at = `${addDays(issued_on, 1)}T15:20:00Z`;
  const about = { account_id, load_id, type: 'billing_dispute', status: 'submitted', category, reason } as const;
  const contested = { amount: billed, invoice_id: id, invoice_number: String(number), invoice_received_on: issued_on };
  const times = { created_at: at, updated_at: at, submitted_at: at };
  const { claim_id } = await db
    .insertInto('claims')
    .values({ ...about, ...contested, ...times, supporting_text: note, lines: JSON.stringify(lines) })
    .returning('id as claim_id')
    .executeTakeFirstOrThrow();
  const move = {
    kind: 'move',
    event: 'submit',
    side: 'shipper',
    from_status: 'draft',
    to_status: 'submitted',
  } as const;
  await db
    .insertInto('claim_entries')
    .values({ claim_id, ...move, at })
    .execute();
  await db.updateTable('invoices').set({ contested: billed }).where('id', '=', id).execute();
};
