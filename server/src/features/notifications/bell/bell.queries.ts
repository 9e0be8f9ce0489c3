import { type NotificationKind, notificationsLimits } from '@portal/contract/notifications/notification-kinds.ts';
import type { ReadNotifications } from '@portal/contract/notifications/notifications.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';
import type { PhraseParams } from '../../../platform/mail/phrases.ts';

/** Something that happened and concerns somebody: `event` names it, the same however often it is delivered. */
export type News = {
  kind: NotificationKind;
  event: string;
  account_id: number;
  load_id?: number | null;
  claim_id?: number | null;
  invoice_id?: number | null;
  facts?: PhraseParams;
};

/** Whose notifications are read: those of a person, as far as their present rights and accounts reach. */
export type BellReader = { userId: number; kinds: readonly NotificationKind[]; scope: Scope };

const visible = ({ userId, kinds, scope }: BellReader): RawBuilder<boolean> => sql<boolean>`n.user_id = ${userId}
  and n.kind = any(${kinds}::text[])
  and ${scope === 'all' ? sql`true` : sql`n.account_id = any(${scope.accountIds}::integer[])`}`;

/** Writes it down for each of these people who may sign in, once; answers those who did not have it. */
export const insertNews = async (db: Database, news: News, userIds: readonly number[]): Promise<number[]> => {
  if (userIds.length === 0) return [];
  const { kind, event, account_id, load_id = null, claim_id = null, invoice_id = null, facts = {} } = news;
  const { rows } = await sql<{ user_id: number }>`
    insert into notifications (user_id, account_id, kind, event, load_id, claim_id, invoice_id, facts)
    select id, ${account_id}::integer, ${kind}, ${event}, ${load_id}::integer, ${claim_id}::integer,
      ${invoice_id}::integer, ${JSON.stringify(facts)}::jsonb
    from users where id = any(${[...userIds]}::integer[]) and status = 'active' order by id
    on conflict (user_id, event) do nothing returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
};

const place = (end: 'origin' | 'destination') =>
  sql`coalesce(nullif(concat_ws(', ', nullif(${sql.ref(`l.${end}_city`)}, ''), nullif(${sql.ref(`l.${end}_state`)}, '')), ''),
    ${sql.ref(`l.${end}_zip`)})`;

export type NotificationRow = {
  id: number;
  kind: NotificationKind;
  at: Date | string;
  read_at: Date | string | null;
  account_id: number;
  account_name: string;
  load_id: number | null;
  claim_id: number | null;
  invoice_id: number | null;
  facts: PhraseParams;
  origin: string | null;
  destination: string | null;
};

/** A page of them, the newest first, and one more where there are older ones. */
export const findNotifications = async (
  db: Database,
  reader: BellReader,
  before: number | undefined,
): Promise<NotificationRow[]> => {
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.at, n.read_at, n.account_id, a.name as account_name, n.load_id, n.claim_id, n.invoice_id,
      n.facts, ${place('origin')} as origin, ${place('destination')} as destination
    from notifications n join accounts a on a.id = n.account_id left join loads l on l.id = n.load_id
    where ${visible(reader)} and ${before === undefined ? sql`true` : sql`n.id < ${before}`}
    order by n.id desc limit ${notificationsLimits.page + 1}`.execute(db);
  return rows;
};

/** How many are unread, counted up to the limit. */
export const countUnread = async (db: Database, reader: BellReader): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from (select from notifications n
      where ${visible(reader)} and n.read_at is null limit ${notificationsLimits.unread}) counted`.execute(db);
  return rows[0]?.unread ?? 0;
};

const named = (which: ReadNotifications): RawBuilder<boolean> => {
  if ('ids' in which) return sql<boolean>`n.id = any(${which.ids}::integer[])`;
  return 'load_id' in which ? sql<boolean>`n.load_id = ${which.load_id}` : sql<boolean>`n.id <= ${which.up_to}`;
};

/** Marks them as read; false where none of them was unread. */
export const markAsRead = async (db: Database, reader: BellReader, which: ReadNotifications): Promise<boolean> => {
  const { numAffectedRows } = await sql`update notifications n set read_at = ${nowByDatabase}
    where ${visible(reader)} and n.read_at is null and ${named(which)}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Removes what is older than `days`, read or not. */
export const deleteOldNotifications = (db: Database, days: number) =>
  sql`delete from notifications where at < ${nowByDatabase} - make_interval(days => ${days})`.execute(db);
