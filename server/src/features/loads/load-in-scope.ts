import type { AccountActor } from '../../platform/actor.ts';
import type { Ctx, Services } from '../../platform/context.ts';
import { systemContext } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { countLoadsIn, findLoad, type LoadRow } from './loads.queries.ts';

const identifying = ['id', 'account_id', 'status', 'mode', 'version'] as const satisfies readonly (keyof LoadRow)[];

/**
 * A load of the caller's accounts; the columns asked for, or those that identify it.
 * Refuses with 404 `loads.not_found`, a foreign load just like one that does not exist.
 */
export const loadInScope = async <C extends keyof LoadRow = (typeof identifying)[number]>(
  ctx: Ctx,
  loadId: number,
  columns: readonly C[] = identifying as readonly unknown[] as readonly C[],
): Promise<Pick<LoadRow, C>> => {
  const load = await findLoad(ctx, ctx.scope, loadId, columns);
  if (!load) throw problem('loads.not_found', 404);
  return load;
};

/** Refuses with 404 unless every one of these loads is of the caller's accounts: all or nothing. */
export const refuseForeignLoads = async (ctx: Ctx, loadIds: readonly number[]): Promise<void> => {
  const distinct = [...new Set(loadIds)];
  if (distinct.length === 0) return;
  if ((await countLoadsIn(ctx, ctx.scope, distinct)) < distinct.length) throw problem('loads.not_found', 404);
};

/** Whether GET loads/{id} would show this load to the caller: the question a socket asks before it joins a room. */
export const loadIsVisible = async (services: Services, actor: AccountActor, loadId: number): Promise<boolean> =>
  actor.permissions.has('get:loads') &&
  (await findLoad({ ...systemContext(services, 'join'), actor }, actor.scope, loadId, ['id'])) !== undefined;
