import type { Language } from '@portal/contract/words/language.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { MailedStatements } from '../../../platform/database/db.types.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';

export const findSchedule = (db: Database, accountId: number) =>
  db.selectFrom('statement_schedules').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** The latest statements that were mailed for an account, newest first. */
export const findMailed = (db: Database, accountId: number, limit: number) =>
  db
    .selectFrom('mailed_statements')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/**
 * Schedules of active accounts that name somebody and have not mailed the statement of this month, with the place whose
 * days they count. Accounts of the freight-forwarding system have no statements here.
 */
export const findUnmailed = (db: Database, month: string) =>
  db
    .selectFrom('statement_schedules')
    .innerJoin('accounts', 'accounts.id', 'statement_schedules.account_id')
    .selectAll('statement_schedules')
    .select(['accounts.zip_code', 'accounts.country', 'accounts.city'])
    .where('accounts.status', '=', 'active')
    .where('accounts.freight_system_id', 'is', null)
    .where(sql<boolean>`cardinality(statement_schedules.recipients) > 0`)
    .where(({ or, eb }) => or([eb('mailed_month', 'is', null), eb('mailed_month', '<', month)]))
    .orderBy('statement_schedules.account_id')
    .execute();

/**
 * Notes that the schedule mails the statement of a month; says whether nobody had. Whoever else does it waits until
 * commit, and a schedule changed meanwhile is left to the next look.
 */
export const takeMonth = async (db: Database, accountId: number, version: number, month: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('statement_schedules')
    .set({ mailed_month: month })
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .where(({ or, eb }) => or([eb('mailed_month', 'is', null), eb('mailed_month', '<', month)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const insertMailed = (db: Database, rows: readonly Insertable<MailedStatements>[]) =>
  db
    .insertInto('mailed_statements')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();

export const findMailing = (db: Database, id: number) =>
  db.selectFrom('mailed_statements').selectAll().where('id', '=', id).executeTakeFirst();

export const markSent = (db: Database, id: number) =>
  db.updateTable('mailed_statements').set({ sent_at: nowByClock }).where('id', '=', id).execute();

/** The languages of those of an account's people whose addresses these are, by address in lower case. */
export const findLanguages = async (
  db: Database,
  accountId: number,
  emails: readonly string[],
): Promise<Map<string, Language>> => {
  const rows = await db
    .selectFrom('users')
    .select([sql<string>`lower(email)`.as('email'), 'language'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where(sql<boolean>`lower(email) = any(${emails.map((one) => one.toLowerCase())}::text[])`)
    .execute();
  return new Map(rows.map(({ email, language }) => [email, language]));
};
