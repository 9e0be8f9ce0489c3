import type { Audience } from '@portal/contract/conversation/audiences.ts';
import type { MailKind } from '@portal/contract/notifications/mail-kinds.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const mailKind: MailKind = 'messages';

/** What is said of a load in a mail about it. */
export type SpokenLoad = { load_id: number; account_id: number; from: string; to: string };

const place = (end: 'origin' | 'destination') =>
  sql<string>`coalesce(nullif(concat_ws(', ', nullif(${sql.ref(`l.${end}_city`)}, ''), nullif(${sql.ref(`l.${end}_state`)}, '')), ''),
    ${sql.ref(`l.${end}_zip`)})`;

export const findSpokenLoad = (db: Database, loadId: number): Promise<SpokenLoad | undefined> =>
  db
    .selectFrom('loads as l')
    .select(['l.id as load_id', 'l.account_id', place('origin').as('from'), place('destination').as('to')])
    .where('l.id', '=', loadId)
    .executeTakeFirst();

/** A message with whom it names; undefined once it was deleted or withdrawn. */
export const findMessageNews = async (db: Database, id: number) => {
  const row = await db
    .selectFrom('conversation_messages as m')
    .select(['m.id', 'm.load_id', 'm.user_id', 'm.author_name', 'm.author_as', 'm.text'])
    .select([
      sql<Audience>`m.audience`.as('audience'),
      sql<number[]>`array(select n.user_id from conversation_mentions n where n.message_id = m.id)`.as('named'),
    ])
    .where('m.id', '=', id)
    .where('m.withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row;
};

export type MailedPerson = { id: number; email: string; language: Language };

/** Those of these people who are mailed: none of a branded account, or of one that wants no mails of this kind. */
export const findMailedPeople = (db: Database, ids: readonly number[]): Promise<MailedPerson[]> =>
  db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.email', sql<Language>`users.language`.as('language')])
    .where('users.id', 'in', [...ids, 0])
    .where('users.status', '=', 'active')
    .where('accounts.is_branded', '=', false)
    .where(sql<boolean>`coalesce((accounts.tracking_preferences ->> ${mailKind})::boolean, true)`)
    .orderBy('users.id')
    .execute();
