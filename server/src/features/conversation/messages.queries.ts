import type { ActorKind } from '@portal/contract/access/actor.ts';
import { type Audience, type MessageSide, messageLimits } from '@portal/contract/conversation/audiences.ts';
import type { LoadPerson } from '@portal/contract/conversation/message.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ConversationMessages } from '../../platform/database/db.types.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** Holds the conversation of a load until commit, and begins it where nobody has written yet. */
export const holdConversation = async (db: Database, loadId: number): Promise<void> => {
  await sql`insert into conversations (load_id) values (${loadId}) on conflict (load_id) do nothing`.execute(db);
  await db.selectFrom('conversations').select('load_id').where('load_id', '=', loadId).forNoKeyUpdate().execute();
};

const selectMessages = (db: Database) =>
  db
    .selectFrom('conversation_messages as message')
    .innerJoin('accounts as account', 'account.id', 'message.account_id')
    .select(['message.id', 'message.load_id', 'message.user_id', 'message.account_id', 'message.api_key_id'])
    .select(['message.author_name', 'message.author_as', 'message.text', 'message.written_at'])
    .select(['message.edited_at', 'message.withdrawn_at', 'account.name as account_name'])
    .select([
      sql<Audience>`message.audience`.as('audience'),
      sql<MessageSide>`message.side`.as('side'),
      sql<ActorKind>`message.actor_kind`.as('actor_kind'),
      sql<boolean>`message.written_at > ${nowByClock} - make_interval(mins => ${messageLimits.minutes})`.as(
        'is_changeable',
      ),
      sql<LoadPerson[]>`coalesce((select json_agg(json_build_object('id', n.user_id, 'name', n.name) order by n.user_id)
        from conversation_mentions n where n.message_id = message.id), '[]')`.as('mentions'),
    ]);
export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

type Reading = { loadId: number; audiences: readonly Audience[] };

/** The newest of them, or the newest before one, the newest first. */
export const findMessages = (
  db: Database,
  { loadId, audiences }: Reading,
  before: number | undefined,
): Promise<MessageRow[]> =>
  selectMessages(db)
    .where('message.load_id', '=', loadId)
    .where('message.audience', 'in', audiences)
    .$if(before !== undefined, (messages) => messages.where('message.id', '<', before ?? 0))
    .orderBy('message.id', 'desc')
    .limit(messageLimits.page)
    .execute();

export const findMessage = (
  db: Database,
  { loadId, audiences }: Reading,
  id: number,
): Promise<MessageRow | undefined> =>
  selectMessages(db)
    .where('message.id', '=', id)
    .where('message.load_id', '=', loadId)
    .where('message.audience', 'in', audiences)
    .executeTakeFirst();

/** How many there are, how many before the first that is shown, and how many of others a person has not read. */
export const countMessages = async (
  db: Database,
  { loadId, audiences }: Reading,
  { firstShown, userId }: { firstShown: number; userId: number | null },
) => {
  const { rows } = await sql<{ total: number; earlier: number; unread: number }>`
    select count(*)::integer as total, (count(*) filter (where m.id < ${firstShown}))::integer as earlier,
      (count(*) filter (where ${userId}::integer is not null and m.user_id <> ${userId}::integer
        and m.withdrawn_at is null and m.id > coalesce((select p.read_id from conversation_people p
          where p.load_id = ${loadId} and p.user_id = ${userId}::integer), 0)))::integer as unread
    from conversation_messages m
    where m.load_id = ${loadId} and m.audience = any(${[...audiences]}::text[])`.execute(db);
  return rows[0] ?? { total: 0, earlier: 0, unread: 0 };
};

export type NewMessageRow = Omit<Insertable<ConversationMessages>, 'written_at'>;

export const insertMessage = async (db: Database, row: NewMessageRow): Promise<number> => {
  const { id } = await db
    .insertInto('conversation_messages')
    .values({ ...row, written_at: nowByClock })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateText = async (db: Database, id: number, text: string): Promise<void> => {
  await db.updateTable('conversation_messages').set({ text, edited_at: nowByClock }).where('id', '=', id).execute();
};

export const deleteMessage = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('conversation_messages').where('id', '=', id).execute();
};

/** Takes back what a message said and whom it named; that there was one stays. */
export const withdrawMessage = async (db: Database, id: number): Promise<void> => {
  await db
    .updateTable('conversation_messages')
    .set({ text: '', withdrawn_at: nowByClock })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
  await replaceMentions(db, id, []);
};

/** Names these people in a message, and nobody else any longer. */
export const replaceMentions = async (db: Database, id: number, people: readonly LoadPerson[]): Promise<void> => {
  await db.deleteFrom('conversation_mentions').where('message_id', '=', id).execute();
  if (people.length === 0) return;
  await db
    .insertInto('conversation_mentions')
    .values(people.map(({ id: user_id, name }) => ({ message_id: id, user_id, name })))
    .execute();
};

export const findKeyName = async (db: Database, keyId: number): Promise<string> =>
  (await db.selectFrom('api_keys').select('name').where('id', '=', keyId).executeTakeFirstOrThrow()).name;

export const findAccountName = async (db: Database, accountId: number): Promise<string> =>
  (await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()).name;
