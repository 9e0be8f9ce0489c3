import type { LoadEvent, LoadStatus } from '@portal/contract/loads/load-status.ts';
import { moves } from '@portal/contract/loads/load-status.ts';
import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import type { DB, Loads } from '../../platform/database/db.types.ts';
import type { Scope } from '../../platform/actor.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { nowByDatabase } from '../../platform/database/sql-clock.ts';

/** A load as the database hands it over. */
export type LoadRow = Selectable<Loads>;

/** Columns to write: values, or what the database makes of the row's own. */
export type LoadChanges = UpdateObject<DB, 'loads'>;

/** The condition that keeps a query on `loads` inside the caller's accounts. */
export const ofScope = (scope: Scope) =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`loads.account_id = any(${scope.accountIds}::integer[])`;

declare const isLocked: unique symbol;
type Locked = { readonly [isLocked]: true };

/** What every verb that writes needs to know of the load it has locked. */
const identifying = ['id', 'account_id', 'status', 'mode', 'version'] as const satisfies readonly (keyof LoadRow)[];
type Identifying = (typeof identifying)[number];

/**
 * A load's row as it was read under its lock, which the transaction holds until it ends: nobody else changes the load
 * meanwhile. Whoever moves or changes a load has to show one.
 */
export type LockedLoad<C extends keyof LoadRow = Identifying> = Pick<LoadRow, C | Identifying> & Locked;

/** Marks a row that a statement of this transaction has locked or written. Queries alone know that. */
export const asLocked = <R extends object>(row: R): R & Locked => row as R & Locked;

/**
 * Waits for whoever is changing the load, then reads it; undefined where it is not in scope. A full `for update` would
 * also wait for every row that merely points to the load, such as quotes coming in: two of those then wait for each other.
 */
export const lockLoadRow = async <C extends keyof LoadRow>(
  tx: OpenCtx,
  scope: Scope,
  loadId: number,
  columns: readonly C[],
): Promise<LockedLoad<C> | undefined> => {
  const row = await tx.db
    .selectFrom('loads')
    .select([...identifying, ...columns])
    .where('loads.id', '=', loadId)
    .where(ofScope(scope))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && asLocked(row as unknown as Pick<LoadRow, C | Identifying>);
};

const touched = { version: sql<number>`loads.version + 1`, updated_at: nowByDatabase };

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

/** Writes a new load, which nobody else sees before the commit. */
export const insertLoad = async (tx: OpenCtx, row: Insertable<Loads>): Promise<LockedLoad> =>
  asLocked(
    await tx.db
      .insertInto('loads')
      .values(row)
      .returning(['id', 'account_id', 'status', 'mode', 'version'])
      .executeTakeFirstOrThrow(),
  );

/** What a move relies on beside the status: it is not made unless the row still says so. */
export type MoveCondition = Partial<Pick<LoadRow, 'version' | 'quote_round' | 'requote_needed'>>;

/** The one statement that changes a status; of a load whose row says otherwise by now, none. */
export const updateStatus = (
  tx: OpenCtx,
  loadId: number,
  event: LoadEvent,
  changes: LoadChanges,
  condition: MoveCondition,
) => {
  const { from, to } = moves[event];
  return tx.db
    .with('before', (db) =>
      db
        .selectFrom('loads')
        .select(['id', 'status'])
        .where('id', '=', loadId)
        .where('status', '=', sql<LoadStatus>`any(${from}::text[])`)
        .where((where) => where.and(condition))
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
  load: LockedLoad,
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

/**
 * Holds the counts a load goes through on several moves of one transaction, in the order in which a single move takes its
 * two: otherwise two loads of an account could each wait for a count that the other has.
 */
export const holdCounts = async (
  tx: OpenCtx,
  { account_id, mode }: LockedLoad,
  statuses: readonly LoadStatus[],
): Promise<void> => {
  await sql`select count_load(${account_id}, status_group, ${mode}, 0) from (
    select distinct load_status_group(status) as status_group from unnest(${statuses}::text[]) as status order by 1
  ) as passed`.execute(tx.db);
};

/** True once carriers were asked about the load. */
export const onceQuoted = sql<boolean>`loads.quote_round > 0`;

export const updateBilling = async (tx: OpenCtx, load: LockedLoad, changes: LoadChanges): Promise<void> => {
  await tx.db
    .updateTable('loads')
    .set({ ...changes, ...touched })
    .where('id', '=', load.id)
    .execute();
};

export const accountExists = async (ctx: OpenCtx, accountId: number): Promise<boolean> =>
  (await ctx.db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()) !== undefined;

/** How many of these saved locations are the account's. */
export const countOwnLocations = async (
  ctx: OpenCtx,
  accountId: number,
  ids: readonly number[],
  archivedToo: readonly number[],
): Promise<number> => {
  const own = await ctx.db
    .selectFrom('locations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where(({ or, eb }) => or([eb('archived_at', 'is', null), eb('id', '=', sql<number>`any(${archivedToo})`)]))
    .execute();
  return own.length;
};
