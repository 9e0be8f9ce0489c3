import { type Insertable, sql } from 'kysely';
import type { TrackingLinks } from '../../platform/database/db.types.ts';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** Links that open now, by the database's clock. */
const openLinks = (db: Database) =>
  db
    .selectFrom('tracking_links as link')
    .innerJoin('accounts', 'accounts.id', 'link.account_id')
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', nowByClock)
    .where('accounts.status', '=', 'active');

/** The load's link that opens, with who made it: the account itself for its notices. */
export const findLinkOfLoad = (db: Database, loadId: number) =>
  openLinks(db)
    .leftJoin('users', 'users.id', 'link.created_by')
    .select(['link.id', 'link.seed', 'link.created_at', 'link.expires_at', 'link.opened', 'link.last_opened_at'])
    .select(sql<string>`coalesce(${fullName('users')}, accounts.name)`.as('created_by'))
    .where('link.load_id', '=', loadId)
    .orderBy('link.id', 'desc')
    .limit(1)
    .executeTakeFirst();
export type LinkOfLoad = NonNullable<Awaited<ReturnType<typeof findLinkOfLoad>>>;

/** Whether a person has ended the last link of a load, so that none is made by itself. */
export const isEndedByHand = async (db: Database, loadId: number): Promise<boolean> => {
  const last = await db
    .selectFrom('tracking_links')
    .select('revoked_by')
    .where('load_id', '=', loadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.revoked_by !== null;
};

type NewLink = Omit<Insertable<TrackingLinks>, 'expires_at'> & { days: number };

export const insertLink = async (db: Database, { days, ...link }: NewLink): Promise<number> => {
  const { id } = await db
    .insertInto('tracking_links')
    .values({ ...link, expires_at: sql<string>`${nowByClock} + make_interval(days => ${days}::integer)` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A link of the caller's accounts, locked until commit; undefined for any other. */
export const lockLinkInScope = (db: Database, scope: Scope, linkId: number) =>
  db
    .selectFrom('tracking_links')
    .select(['id', 'load_id', 'account_id'])
    .where('id', '=', linkId)
    .$if(scope !== 'all', (links) =>
      links.where('account_id', 'in', scope === 'all' || scope.accountIds.length === 0 ? [0] : scope.accountIds),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Ends a link; false where somebody has ended it before. */
export const endLink = async (db: Database, linkId: number, userId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tracking_links')
    .set({ revoked_at: nowByClock, revoked_by: userId })
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The link behind a hash; undefined unless it opens. */
export const findOpenLink = (db: Database, tokenHash: Buffer) =>
  openLinks(db)
    .select(['link.id', 'link.load_id', 'link.account_id', 'link.expires_at'])
    .where('link.token_hash', '=', tokenHash)
    .executeTakeFirst();

export const countVisit = async (db: Database, linkId: number): Promise<void> => {
  await db
    .updateTable('tracking_links')
    .set({ opened: sql<number>`opened + 1`, last_opened_at: nowByClock })
    .where('id', '=', linkId)
    .execute();
};

/** The carrier's or the operator's newest proof of delivery of a load that its account may read. */
export const findPod = (db: Database, loadId: number) =>
  db
    .selectFrom('documents')
    .select(['id', 'type', 'name', 'content_type', 'size', 'created_at', 'storage_key'])
    .where('load_id', '=', loadId)
    .where('type', '=', 'pod')
    .where('filed_by', '<>', 'shipper')
    .where('audience', '=', 'account')
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** That paper by a link that opens at this moment; undefined for any other. */
export const findOpenPod = (db: Database, linkId: number, documentId: number) =>
  openLinks(db)
    .innerJoin('documents', 'documents.load_id', 'link.load_id')
    .select(['documents.name', 'documents.content_type', 'documents.storage_key', 'documents.size'])
    .where('link.id', '=', linkId)
    .where('documents.id', '=', documentId)
    .where('documents.type', '=', 'pod')
    .where('documents.filed_by', '<>', 'shipper')
    .where('documents.audience', '=', 'account')
    .where('documents.removed_at', 'is', null)
    .executeTakeFirst();
