import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { nowByDatabase } from '../../platform/database/sql-clock.ts';

const since = (interval: string) => sql<string>`${nowByDatabase} - ${sql.lit(interval)}::interval`;

/** Mails with invoices or statements that a person has had sent within the last minute and the last day. */
export const countMailsOf = (db: Database, userId: number) =>
  db
    .selectFrom('billing_mails')
    .select([
      sql<number>`coalesce(sum(mails) filter (where created_at > ${since('1 minute')}), 0)::integer`.as('minute'),
      sql<number>`coalesce(sum(mails), 0)::integer`.as('day'),
    ])
    .where('created_by', '=', userId)
    .where('created_at', '>', since('1 day'))
    .executeTakeFirstOrThrow();

/** What no limit looks at any more. */
export const forgetMailsOf = async (db: Database, userId: number): Promise<void> => {
  const old = db.deleteFrom('billing_mails').where('created_by', '=', userId);
  await old.where('created_at', '<', since('2 days')).execute();
};

export const insertMails = async (db: Database, userId: number, mails: number): Promise<void> => {
  await db.insertInto('billing_mails').values({ created_by: userId, mails }).execute();
};
