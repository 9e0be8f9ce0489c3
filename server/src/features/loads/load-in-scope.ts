import { type Selectable, sql } from 'kysely';
import type { Loads } from '../../db/db.types.ts';
import type { Ctx, Principal, Scope, Services } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import { problem } from '../../platform/errors.ts';

/** A load as the database hands it over. */
export type LoadRow = Selectable<Loads>;

const identifying = ['id', 'account_id', 'status', 'mode', 'version'] as const satisfies readonly (keyof LoadRow)[];

/** The condition that keeps a query on `loads` inside the caller's accounts. */
export const ofScope = (scope: Scope) =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`loads.account_id = any(${scope.accountIds}::integer[])`;

/**
 * A load of the caller's accounts; the columns asked for, or those that identify it.
 * Refuses with 404 `loads.not_found`, a foreign load just like one that does not exist.
 */
export const loadInScope = async <C extends keyof LoadRow = (typeof identifying)[number]>(
  ctx: Ctx,
  loadId: number,
  columns: readonly C[] = identifying as readonly unknown[] as readonly C[],
): Promise<Pick<LoadRow, C>> => {
  const load = await ctx.db
    .selectFrom('loads')
    .select(columns)
    .where('loads.id', '=', loadId)
    .where(ofScope(ctx.scope))
    .executeTakeFirst();
  if (!load) throw problem('loads.not_found', 404);
  return load as unknown as Pick<LoadRow, C>;
};

const exists = async (db: Database, loadId: number, scope: Scope): Promise<boolean> =>
  (await db.selectFrom('loads').select('id').where('id', '=', loadId).where(ofScope(scope)).executeTakeFirst()) !==
  undefined;

/** Whether GET loads/{id} would show this load to the caller: the question a socket asks before it joins a room. */
export const loadIsVisible = async (services: Services, principal: Principal, loadId: number): Promise<boolean> =>
  principal.permissions.has('get:loads') && exists(services.db, loadId, principal.scope);
