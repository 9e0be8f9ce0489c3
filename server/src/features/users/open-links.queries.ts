import { sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

const within = (scope: Scope) =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`account_id = any(${[...scope.accountIds]}::integer[])`;

/** Of shares and tracking links: one person's, to loads of the caller's accounts, that open now. */
const isOpen = (scope: Scope, userId: number) =>
  sql<boolean>`created_by = ${userId} and revoked_at is null and expires_at > ${nowByClock} and ${within(scope)}`;

const mostListed = 200;

/** Links of one person to loads of the caller's accounts that open now, those that open longest first; and their number. */
export const findOpenLinksOf = async (db: Database, scope: Scope, userId: number) => {
  const shares = db
    .selectFrom('shares')
    .select([sql<'share' | 'tracking'>`'share'`.as('kind'), 'id', 'load_id', sql<string>`expires_at`.as('expires_at')])
    .select(
      sql<string[]>`array(select r.email from share_recipients r where r.share_id = shares.id order by r.id)`.as(
        'emails',
      ),
    )
    .where('how', '=', 'link')
    .where(isOpen(scope, userId));
  const tracking = db
    .selectFrom('tracking_links')
    .select([sql<'share' | 'tracking'>`'tracking'`.as('kind'), 'id', 'load_id'])
    .select([sql<string>`expires_at`.as('expires_at'), sql<string[]>`array[]::text[]`.as('emails')])
    .where(isOpen(scope, userId));
  const rows = await db
    .selectFrom(shares.unionAll(tracking).as('links'))
    .selectAll()
    .select(sql<number>`count(*) over ()::integer`.as('total'))
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return { items: rows.map(({ total: _total, ...link }) => link), total: rows[0]?.total ?? 0 };
};

/** How many there are. */
export const countOpenLinksOf = async (db: Database, scope: Scope, userId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from shares where how = 'link' and ${isOpen(scope, userId)})
    + (select count(*) from tracking_links where ${isOpen(scope, userId)}))::integer as count`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Ends those links; answers how many there were. */
export const endLinksOf = async (db: Database, scope: Scope, userId: number, endedBy: number): Promise<number> => {
  const ended = { revoked_at: nowByClock, revoked_by: endedBy };
  const shares = db.updateTable('shares').set(ended).where('how', '=', 'link').where(isOpen(scope, userId));
  const tracking = db.updateTable('tracking_links').set(ended).where(isOpen(scope, userId));
  const counts = [await shares.executeTakeFirst(), await tracking.executeTakeFirst()];
  return counts.reduce((total, { numUpdatedRows }) => total + Number(numUpdatedRows), 0);
};
