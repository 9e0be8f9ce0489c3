import type { MailKind } from '@portal/contract/notifications/mail-kinds.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { nowByClock } from '../database/sql-clock.ts';

/** What the daily mail says of one thing that happened. */
export type DigestNews = { heading: string; text: string; url: string | null };

export type DigestItem = {
  user_id: number;
  kind: MailKind;
  event: string;
  load_id: number | null;
  news: Record<Language, DigestNews>;
};

/** Keeps it for the daily mail of a person, once, however often it is reported. */
export const keepForDigest = (db: Database, { user_id, kind, event, load_id, news }: DigestItem) =>
  sql`insert into mail_digest_items (user_id, kind, event, load_id, news, at)
    values (${user_id}, ${kind}, ${event}, ${load_id}, ${JSON.stringify(news)}::jsonb, ${nowByClock})
    on conflict (user_id, event) do nothing`.execute(db);
