import type { Audience } from '@portal/contract/conversation/audiences.ts';
import type { LoadPerson } from '@portal/contract/conversation/message.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { rolesWith } from '../../platform/database/roles-with.queries.ts';

/** Most people that are offered of one load. */
const mostPeople = 500;

/** Somebody who may read about a load. */
export type Reader = LoadPerson & { account_id: number; is_of_account: boolean; is_operator: boolean };

/** Who asks: whom they see, and what they read. */
export type Onlooker = { scope: Scope; audiences: readonly Audience[] };

/** Whether `users u` is somebody the onlooker may know of: of an account in scope, or the author of what they read. */
const isKnown = (loadId: number, { scope, audiences }: Onlooker): RawBuilder<boolean> =>
  scope === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(u.account_id = any(${[...scope.accountIds]}::integer[]) or exists (
        select from conversation_messages m where m.load_id = ${loadId} and m.user_id = u.id and m.actor_kind = 'user'
          and m.audience = any(${[...audiences]}::text[])))`;

type Load = { id: number; account_id: number };

/**
 * Who may read about a load now: of its account, of those above that see it, and of the operator. With `onlooker`, those
 * of them whom that one may know of; with `among`, no others than these.
 */
export const findReaders = async (
  db: Database,
  { id, account_id }: Load,
  { onlooker, among }: { onlooker?: Onlooker; among?: readonly number[] },
): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    with recursive above as (
      select parent_id as id from accounts where id = ${account_id}
      union select a.parent_id from accounts a join above on a.id = above.id
    )
    select u.id, coalesce(${fullName('u')}, u.email) as name, u.account_id, u.account_id = ${account_id} as is_of_account,
      u.role_id in (${rolesWith(db, 'act_for_operator')}) as is_operator
    from users u join accounts home on home.id = u.account_id and home.status = 'active'
    where u.status = 'active' and u.role_id in (${rolesWith(db, 'get:conversation')})
      and (u.account_id = ${account_id} or u.role_id in (${rolesWith(db, 'see_all_accounts')})
        or (u.role_id in (${rolesWith(db, 'see_accounts_below')}) and u.account_id in (select above.id from above)))
      and ${among ? sql`u.id = any(${[...among]}::integer[])` : sql`true`}
      and ${onlooker ? isKnown(id, onlooker) : sql`true`}
    order by is_of_account desc, u.first_name, u.id limit ${mostPeople}`.execute(db);
  return rows;
};

/** What a reader of a load reads of it. */
export const audiencesOfReader = ({ is_of_account, is_operator }: Reader): Audience[] => [
  ...(is_operator ? (['internal'] as const) : []),
  ...(is_of_account ? (['account'] as const) : []),
  'operator',
];

/** Who watches a load, of those the onlooker may know of. */
export const findWatchers = async (db: Database, loadId: number, onlooker: Onlooker): Promise<LoadPerson[]> => {
  const { rows } = await sql<LoadPerson>`
    select u.id, coalesce(${fullName('u')}, u.email) as name
    from conversation_people p join users u on u.id = p.user_id and u.status = 'active'
    where p.load_id = ${loadId} and p.is_watching and ${isKnown(loadId, onlooker)}
    order by u.first_name, u.id limit ${mostPeople}`.execute(db);
  return rows;
};

export const findAssignee = async (db: Database, loadId: number): Promise<LoadPerson | null> => {
  const { rows } = await sql<LoadPerson>`
    select u.id, coalesce(${fullName('u')}, u.email) as name
    from conversations c join users u on u.id = c.assignee_id where c.load_id = ${loadId}`.execute(db);
  return rows[0] ?? null;
};

/** Whoever is notified of messages by themselves: those who watch, and whose load it is. */
export const findFollowers = async (db: Database, loadId: number): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from conversation_people where load_id = ${loadId} and is_watching
    union select assignee_id from conversations where load_id = ${loadId} and assignee_id is not null`.execute(db);
  return rows.map(({ user_id }) => user_id);
};

export const isWatching = async (db: Database, loadId: number, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('conversation_people')
    .select('user_id')
    .where('load_id', '=', loadId)
    .where('user_id', '=', userId)
    .where('is_watching', '=', true)
    .executeTakeFirst()) !== undefined;

export const setWatching = async (
  db: Database,
  loadId: number,
  userIds: readonly number[],
  is_watching: boolean,
): Promise<void> => {
  if (userIds.length === 0) return;
  await sql`insert into conversation_people (load_id, user_id, is_watching)
    select ${loadId}, id, ${is_watching} from unnest(${[...new Set(userIds)]}::integer[]) as id order by id
    on conflict (load_id, user_id) do update set is_watching = excluded.is_watching`.execute(db);
};

/** Marks as read up to a message; what was read further already stays so. */
export const setRead = async (db: Database, loadId: number, userId: number, upTo: number): Promise<void> => {
  await sql`insert into conversation_people (load_id, user_id, read_id) values (${loadId}, ${userId}, ${upTo})
    on conflict (load_id, user_id) do update set read_id = greatest(conversation_people.read_id, excluded.read_id)`.execute(
    db,
  );
};

export const setAssignee = async (db: Database, loadId: number, userId: number | null): Promise<void> => {
  await db.updateTable('conversations').set({ assignee_id: userId }).where('load_id', '=', loadId).execute();
};
