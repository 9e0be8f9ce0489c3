import type { Share } from '@portal/contract/sharing/share.ts';
import { type Insertable, sql } from 'kysely';
import type { ShareRecipients, Shares } from '../../platform/database/db.types.ts';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { instant } from '../loads/load-summary.queries.ts';
import { nowByClock, nowByDatabase } from '../../platform/database/sql-clock.ts';

/** Mails a person has had sent within the last minute and the last day. */
export const countSent = (db: Database, userId: number) =>
  db
    .selectFrom('share_recipients')
    .select(sql<number>`count(*) filter (where created_at > ${nowByDatabase} - interval '1 minute')`.as('minute'))
    .select(sql<number>`count(*)`.as('day'))
    .where('created_by', '=', userId)
    .where('created_at', '>', sql<string>`${nowByDatabase} - interval '1 day'`)
    .executeTakeFirstOrThrow();

/** Of these papers those of the load that the audiences may read, in the order of the load. */
export const findShareable = (
  db: Database,
  loadId: number,
  documentIds: readonly number[],
  audiences: readonly string[],
) =>
  db
    .selectFrom('documents')
    .select(['id', 'name', 'size'])
    .where('load_id', '=', loadId)
    .where('id', 'in', documentIds)
    .where('audience', 'in', audiences)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

type NewShare = Omit<Insertable<Shares>, 'expires_at'> & { days: number | null };

/** Adds a share; its end is counted in days from now by the database's clock. */
export const insertShare = async (db: Database, { days, ...share }: NewShare): Promise<number> => {
  const { id } = await db
    .insertInto('shares')
    .values({ ...share, expires_at: sql<string>`${nowByClock} + make_interval(days => ${days}::integer)` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const insertShareDocuments = async (db: Database, shareId: number, ids: readonly number[]): Promise<void> => {
  const rows = ids.map((document_id, position) => ({ share_id: shareId, document_id, position }));
  await db.insertInto('share_documents').values(rows).execute();
};

export const insertRecipients = async (
  db: Database,
  recipients: readonly Insertable<ShareRecipients>[],
): Promise<number[]> => {
  const rows = await db.insertInto('share_recipients').values(recipients).returning('id').execute();
  return rows.map(({ id }) => id);
};

const moment = (column: string) => sql.raw(instant(column));
const nameOf = (column: string) => sql<string>`(select ${fullName('u')} from users u where u.id = ${sql.ref(column)})`;

const documentsOf = sql<Share['documents']>`(select coalesce(json_agg(json_build_object(
  'id', d.id, 'name', d.name, 'type', d.type) order by sd.position), '[]')
  from share_documents sd join documents d on d.id = sd.document_id where sd.share_id = shares.id)`;

const recipientsOf = sql<Share['recipients']>`(select coalesce(json_agg(json_build_object(
  'id', r.id, 'email', r.email, 'sent_at', ${moment('r.sent_at')}, 'opened', r.opened, 'downloads', r.downloads,
  'first_opened_at', ${moment('r.first_opened_at')}, 'last_opened_at', ${moment('r.last_opened_at')}) order by r.id), '[]')
  from share_recipients r where r.share_id = shares.id)`;

const stateOf = sql<Share['state']>`case when how = 'attachments' then 'sent' when revoked_at is not null then 'revoked'
  when expires_at <= ${nowByClock} then 'expired' else 'open' end`;

const asListed = (db: Database) =>
  db
    .selectFrom('shares')
    .select(['id', 'created_at', 'expires_at', 'revoked_at', 'message'])
    .select([sql<Share['how']>`how`.as('how'), sql<Share['language']>`language`.as('language'), stateOf.as('state')])
    .select([nameOf('shares.created_by').as('created_by'), nameOf('shares.revoked_by').as('revoked_by')])
    .select([documentsOf.as('documents'), recipientsOf.as('recipients')]);

const mostListed = 100;

/** What was shared of a load, newest first. */
export const findShares = (db: Database, loadId: number): Promise<Share[]> =>
  asListed(db).where('load_id', '=', loadId).orderBy('id', 'desc').limit(mostListed).execute();

export const findShare = (db: Database, shareId: number): Promise<Share> =>
  asListed(db).where('id', '=', shareId).executeTakeFirstOrThrow();

/** A share of the caller's accounts, locked until commit; undefined for any other. */
export const lockShareInScope = (db: Database, scope: Scope, shareId: number) =>
  db
    .selectFrom('shares')
    .select(['id', 'load_id', 'account_id', 'how'])
    .where('id', '=', shareId)
    .$if(scope !== 'all', (shares) =>
      shares.where('account_id', 'in', scope === 'all' || scope.accountIds.length === 0 ? [0] : scope.accountIds),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Ends a share; false where somebody has ended it before. */
export const endShare = async (db: Database, shareId: number, userId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('shares')
    .set({ revoked_at: nowByClock, revoked_by: userId })
    .where('id', '=', shareId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
