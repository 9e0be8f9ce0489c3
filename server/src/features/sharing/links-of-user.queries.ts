import { sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

const within = (scope: Scope) =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`account_id = any(${[...scope.accountIds]}::integer[])`;

/** Links of one person to loads of the caller's accounts that open now, those that open longest first. */
export const findOpenLinksOf = (db: Database, scope: Scope, userId: number) => {
  const shares = db
    .selectFrom('shares')
    .select([sql<'share' | 'tracking'>`'share'`.as('kind'), 'id', 'load_id'])
    .select(sql<string>`expires_at`.as('expires_at'))
    .select(
      sql<string[]>`array(select r.email from share_recipients r where r.share_id = shares.id order by r.id)`.as(
        'emails',
      ),
    )
    .where('created_by', '=', userId)
    .where('how', '=', 'link')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', nowByClock)
    .where(within(scope));
  const tracking = db
    .selectFrom('tracking_links')
    .select([sql<'share' | 'tracking'>`'tracking'`.as('kind'), 'id', 'load_id'])
    .select([sql<string>`expires_at`.as('expires_at'), sql<string[]>`array[]::text[]`.as('emails')])
    .where('created_by', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', nowByClock)
    .where(within(scope));
  return shares.unionAll(tracking).orderBy('expires_at', 'desc').orderBy('id').limit(200).execute();
};

/** Ends those links; answers how many there were. */
export const endLinksOf = async (db: Database, scope: Scope, userId: number, endedBy: number): Promise<number> => {
  const shares = await db
    .updateTable('shares')
    .set({ revoked_at: nowByClock, revoked_by: endedBy })
    .where('created_by', '=', userId)
    .where('how', '=', 'link')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', nowByClock)
    .where(within(scope))
    .executeTakeFirst();
  const tracking = await db
    .updateTable('tracking_links')
    .set({ revoked_at: nowByClock, revoked_by: endedBy })
    .where('created_by', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', nowByClock)
    .where(within(scope))
    .executeTakeFirst();
  return Number(shares.numUpdatedRows + tracking.numUpdatedRows);
};
