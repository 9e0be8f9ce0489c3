import type { MailKind } from '@portal/contract/notifications/mail-kinds.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';
import type { DigestNews } from '../../../platform/mail/digest-items.queries.ts';

/** Whose news waits for a daily mail, since when, and where and at which hour it is wanted. */
export type DigestReader = {
  user_id: number;
  digest_hour: number;
  zip_code: string;
  country: string;
  city: string;
  first_at: Date | string;
};

export const findDigestReaders = async (db: Database): Promise<DigestReader[]> => {
  const { rows } = await sql<DigestReader>`
    select u.id as user_id, u.digest_hour, a.zip_code, a.country, a.city, w.first_at
    from (select user_id, min(at) as first_at from mail_digest_items where digest_id is null group by user_id) w
      join users u on u.id = w.user_id join accounts a on a.id = u.account_id
    where u.status = 'active' order by u.id`.execute(db);
  return rows;
};

/** Begins the mail of a day; undefined where another server has. */
export const insertDigest = async (db: Database, userId: number, day: string): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into mail_digests (user_id, day) values (${userId}, ${day}) on conflict (user_id, day) do nothing
    returning id`.execute(db);
  return rows[0]?.id;
};

/** Puts into it all that waits for the person; what is reported from now on waits for the next one. */
export const takeItems = (db: Database, digestId: number, userId: number) =>
  sql`update mail_digest_items set digest_id = ${digestId} where user_id = ${userId} and digest_id is null`.execute(db);

/** A daily mail that was not sent yet, of somebody who may still sign in and whose account has no mails of its own. */
export const findUnsentDigest = async (db: Database, id: number) => {
  const { rows } = await sql<{ user_id: number; day: string; email: string; language: Language; account_id: number }>`
    select d.user_id, d.day::text, u.email, u.language, u.account_id
    from mail_digests d join users u on u.id = d.user_id join accounts a on a.id = u.account_id
    where d.id = ${id} and d.sent_at is null and u.status = 'active' and not a.is_branded`.execute(db);
  return rows[0];
};

type SentItem = { kind: MailKind; load_id: number | null; news: Record<Language, DigestNews> };

/** What it says, in the order in which it happened, without what the person has stopped meanwhile. */
export const findDigestItems = async (db: Database, id: number): Promise<SentItem[]> => {
  const { rows } = await sql<SentItem>`
    select i.kind, i.load_id, i.news from mail_digest_items i
      left join mail_choices c on c.user_id = i.user_id and c.kind = i.kind
    where i.digest_id = ${id} and c.delivery is distinct from 'never' order by i.at, i.id`.execute(db);
  return rows;
};

export const markDigestSent = (db: Database, id: number) =>
  sql`update mail_digests set sent_at = ${nowByDatabase} where id = ${id}`.execute(db);

/** Removes what is older than `days`, and with it what waited for somebody who may not sign in any more. */
export const deleteOldDigests = async (db: Database, days: number): Promise<void> => {
  const oldest = sql`${nowByDatabase} - make_interval(days => ${days})`;
  await sql`delete from mail_digest_items where at < ${oldest}`.execute(db);
  await sql`delete from mail_digests d where d.created_at < ${oldest}
    and not exists (select from mail_digest_items i where i.digest_id = d.id)`.execute(db);
};
