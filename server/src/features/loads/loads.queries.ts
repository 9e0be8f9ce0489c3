import type { LoadEvent, LoadStatus } from '@portal/contract/loads/load-status.ts';
import { moves } from '@portal/contract/loads/load-status.ts';
import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import type { DB, Loads } from '../../platform/database/db.types.ts';
import type { Scope } from '../../platform/actor.ts';
import type { OpenCtx } from '../../platform/context.ts';

/** A load as the database hands it over. */
export type LoadRow = Selectable<Loads>;

/** Columns to write: values, or what the database makes of the row's own. */
export type LoadChanges = UpdateObject<DB, 'loads'>;

/** The condition that keeps a query on `loads` inside the caller's accounts. */
export const ofScope = (scope: Scope) =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`loads.account_id = any(${scope.accountIds}::integer[])`;

const touched = { version: sql<number>`loads.version + 1`, updated_at: sql<string>`now()` };

export const findLoad = async <C extends keyof LoadRow>(
  ctx: OpenCtx,
  scope: Scope,
  loadId: number,
  columns: readonly C[],
): Promise<Pick<LoadRow, C> | undefined> =>
  (await ctx.db
    .selectFrom('loads')
    .select(columns)
    .where('loads.id', '=', loadId)
    .where(ofScope(scope))
    .executeTakeFirst()) as Pick<LoadRow, C> | undefined;

/** How many of these loads are in scope. */
export const countLoadsIn = async (ctx: OpenCtx, scope: Scope, loadIds: readonly number[]): Promise<number> => {
  const { count } = await ctx.db
    .selectFrom('loads')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('loads.id', 'in', loadIds)
    .where(ofScope(scope))
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * Waits for whoever is changing the load and keeps others waiting until the transaction ends. A full `for update` would
 * also wait for every row that merely points to the load, such as quotes coming in: two of those then wait for each other.
 */
export const lockLoad = async (tx: OpenCtx, scope: Scope, loadId: number): Promise<void> => {
  await tx.db
    .selectFrom('loads')
    .select('id')
    .where('id', '=', loadId)
    .where(ofScope(scope))
    .forNoKeyUpdate()
    .execute();
};

export const insertLoad = (tx: OpenCtx, row: Insertable<Loads>): Promise<{ id: number; account_id: number }> =>
  tx.db.insertInto('loads').values(row).returning(['id', 'account_id']).executeTakeFirstOrThrow();

/**
 * The one statement that changes a status. A second mover waits for the row, looks again and finds nothing to move.
 * Locked as in `lockLoad`.
 */
export const updateStatus = (tx: OpenCtx, loadId: number, event: LoadEvent, changes: LoadChanges) => {
  const { from, to } = moves[event];
  return tx.db
    .with('before', (db) =>
      db
        .selectFrom('loads')
        .select(['id', 'status'])
        .where('id', '=', loadId)
        .where('status', '=', sql<LoadStatus>`any(${from}::text[])`)
        .forNoKeyUpdate(),
    )
    .updateTable('loads')
    .from('before')
    .whereRef('loads.id', '=', 'before.id')
    .set({ ...changes, status: to, ...touched })
    .returning(['loads.id', 'loads.account_id', 'before.status as from', 'loads.status as to'])
    .executeTakeFirst();
};

/** Changes a load as long as it has this version and one of these statuses; says whether it had. */
export const updateLoad = async (
  tx: OpenCtx,
  load: { id: number; version: number },
  statuses: readonly LoadStatus[],
  changes: LoadChanges,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('loads')
    .set({ ...changes, ...touched })
    .where('id', '=', load.id)
    .where('version', '=', load.version)
    .where('status', '=', sql<LoadStatus>`any(${statuses}::text[])`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** True once carriers were asked about the load. */
export const onceQuoted = sql<boolean>`loads.quote_round > 0`;

export const updateBilling = async (tx: OpenCtx, loadId: number, changes: LoadChanges): Promise<void> => {
  await tx.db
    .updateTable('loads')
    .set({ ...changes, ...touched })
    .where('id', '=', loadId)
    .execute();
};

export const accountExists = async (ctx: OpenCtx, accountId: number): Promise<boolean> =>
  (await ctx.db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()) !== undefined;

/** How many of these saved locations are the account's. */
export const countOwnLocations = async (ctx: OpenCtx, accountId: number, ids: readonly number[]): Promise<number> => {
  const own = await ctx.db
    .selectFrom('locations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return own.length;
};
