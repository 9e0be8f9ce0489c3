import type { DunningMail } from '@portal/contract/billing/collections/dunning.ts';
import type { DunningStage } from '@portal/contract/billing/collections/dunning-stages.ts';
import { type InvoiceStatus, owedStatuses, payableStatuses } from '@portal/contract/billing/invoice-status.ts';
import { contestingStatuses } from '@portal/contract/claims/claim-status.ts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DunningMails } from '../../../platform/database/db.types.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';

export const findDunningTerms = (db: Database, accountId: number) =>
  db.selectFrom('dunning_terms').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Whether an account gets mails about its bills at all: those of the freight system and of sellers' brands do not. */
const isMailed = sql<boolean>`(accounts.status = 'active' and accounts.freight_system_id is null
  and not accounts.is_branded)`;

export const findIsMailed = async (db: Database, accountId: number): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').where('id', '=', accountId).where(isMailed).executeTakeFirst()) !==
  undefined;

/** Accounts with an invoice that is past due and did not have its final reminder, with the place whose days they count. */
export const findOverdueAccounts = (db: Database, latestDay: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'zip_code', 'country', 'city'])
    .where(isMailed)
    .where(
      sql<boolean>`exists (select from invoices where invoices.account_id = accounts.id
        and invoices.status = any(${payableStatuses}::text[]) and invoices.due_on < ${latestDay}::date
        and not exists (select from dunned_invoices done join dunning_mails on dunning_mails.id = done.mail_id
          where done.invoice_id = invoices.id and done.stage = 'final' and dunning_mails.dropped_at is null))`,
    )
    .where(
      sql<boolean>`not exists (select from dunning_terms where dunning_terms.account_id = accounts.id
        and not dunning_terms.is_dunned)`,
    )
    .orderBy('id')
    .execute();

export type Overdue = {
  id: number;
  number: number;
  status: InvoiceStatus;
  due_on: string;
  /** What is owed of it and not contested. */
  payable: number;
  /** The day by which it was promised to be paid. */
  promised_on: string | null;
  last_stage: DunningStage | null;
  last_on: string | null;
};

/** A case that names no amount contests the whole invoice. */
const payable = sql<number>`(case when exists (select from claims where claims.invoice_id = i.id
    and claims.amount is null and claims.status = any(${contestingStatuses}::text[])) then 0
  else greatest(i.amount - i.paid - i.credited - i.contested, 0) end)`;

const selectOwed = async (db: Database, condition: RawBuilder<boolean>): Promise<Overdue[]> => {
  const { rows } = await sql<Overdue>`
    select i.id, i.number, i.status, to_char(i.due_on, 'YYYY-MM-DD') as due_on, ${payable}::float8 as payable,
      promise.pay_by as promised_on,
      last.stage as last_stage, to_char(last.mailed_on, 'YYYY-MM-DD') as last_on
    from invoices i left join lateral (select done.stage, m.mailed_on from dunned_invoices done
      join dunning_mails m on m.id = done.mail_id where done.invoice_id = i.id and m.dropped_at is null
      order by m.mailed_on desc, m.id desc limit 1) last on true
      left join lateral (select to_char(p.pay_by, 'YYYY-MM-DD') as pay_by from payment_promises p
        where p.invoice_id = i.id and p.ended_at is null) promise on true
    where i.status = any(${owedStatuses}::text[]) and ${condition}
    order by i.due_on, i.id`.execute(db);
  return rows;
};

/** Invoices of an account that are owed and past due on a day, with the last reminder of each. */
export const findOverdue = (db: Database, accountId: number, day: string): Promise<Overdue[]> =>
  selectOwed(db, sql`i.account_id = ${accountId} and i.due_on < ${day}::date`);

/** The same of these invoices, past due or not. */
export const findOwedOf = (db: Database, ids: readonly number[]): Promise<Overdue[]> =>
  selectOwed(db, sql`i.id = any(${ids}::integer[])`);

/** Reminders that an address got or gets on a day, whatever accounts they are about. Counted by one at a time. */
export const countRemindersTo = async (db: Database, email: string, day: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext('dunning'), hashtext(lower(${email})))`.execute(db);
  const { count } = await db
    .selectFrom('dunning_mails')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('mailed_on', '=', day)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Whether a reminder of an account has this day already. */
export const hasReminderOn = async (db: Database, accountId: number, day: string): Promise<boolean> =>
  (await db
    .selectFrom('dunning_mails')
    .select('id')
    .where('account_id', '=', accountId)
    .where('mailed_on', '=', day)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()) !== undefined;

export type RemindedInvoice = { invoice_id: number; stage: DunningStage; amount: number };

export const insertReminder = async (
  db: Database,
  row: Insertable<DunningMails>,
  invoices: readonly RemindedInvoice[],
): Promise<number> => {
  const { id } = await db.insertInto('dunning_mails').values(row).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('dunned_invoices')
    .values(invoices.map((one) => ({ ...one, mail_id: id })))
    .execute();
  return id;
};

/** A reminder with the name of its account. */
export const findReminder = (db: Database, id: number) =>
  db
    .selectFrom('dunning_mails')
    .innerJoin('accounts', 'accounts.id', 'dunning_mails.account_id')
    .selectAll('dunning_mails')
    .select('accounts.name as account_name')
    .where('dunning_mails.id', '=', id)
    .executeTakeFirst();

export const findRemindedInvoices = (db: Database, mailId: number) =>
  db.selectFrom('dunned_invoices').select(['invoice_id', 'stage']).where('mail_id', '=', mailId).execute();

export const markReminder = (db: Database, id: number, as: 'sent_at' | 'dropped_at') =>
  db
    .updateTable('dunning_mails')
    .set({ [as]: nowByClock })
    .where('id', '=', id)
    .execute();

/** The latest reminders of an account, or of one invoice; newest first. */
export const findReminders = async (
  db: Database,
  of: { account: number } | { invoice: number },
  limit: number,
): Promise<DunningMail[]> => {
  const chosen =
    'account' in of
      ? sql`m.account_id = ${of.account}`
      : sql`m.id in (select mail_id from dunned_invoices where invoice_id = ${of.invoice})`;
  const { rows } = await sql<DunningMail>`
    select m.id, m.stage, m.email, m.language, to_char(m.mailed_on, 'YYYY-MM-DD') as mailed_on,
      (select json_agg(json_build_object('id', i.id, 'number', i.number, 'stage', done.stage, 'amount', done.amount)
        order by i.number) from dunned_invoices done join invoices i on i.id = done.invoice_id
        where done.mail_id = m.id) as invoices,
      to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at,
      m.dropped_at is not null as is_dropped
    from dunning_mails m where ${chosen} order by m.id desc limit ${limit}`.execute(db);
  return rows;
};
