import type { Room } from '@portal/contract/live/room-events.ts';
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
export async function loadInScope(ctx: Ctx, loadId: number): Promise<Pick<LoadRow, (typeof identifying)[number]>>;
export async function loadInScope<C extends keyof LoadRow>(
  ctx: Ctx,
  loadId: number,
  columns: readonly C[],
): Promise<Pick<LoadRow, C>>;
export async function loadInScope(ctx: Ctx, loadId: number, columns: readonly (keyof LoadRow)[] = identifying) {
  const load = await findLoad(ctx, ctx.scope, loadId, columns);
  if (!load) throw problem('loads.not_found', 404);
  return load;
}

/** Refuses with 404 unless every one of these loads is of the caller's accounts: all or nothing. */
export const refuseForeignLoads = async (ctx: Ctx, loadIds: readonly number[]): Promise<void> => {
  const distinct = [...new Set(loadIds)];
  if (distinct.length === 0) return;
  if ((await countLoadsIn(ctx, ctx.scope, distinct)) < distinct.length) throw problem('loads.not_found', 404);
};

/** Whether GET loads would show the caller what a room reports: the question a socket asks before it joins one. */
export const mayJoin = async (services: Services, actor: AccountActor, room: Room): Promise<boolean> => {
  const { permissions, scope } = actor;
  if (!permissions.has('get:loads')) return false;
  if (room.kind === 'conversation' && !permissions.has('get:conversation')) return false;
  if (room.kind === 'all_loads') return true;
  if (room.kind === 'account') return scope === 'all' || scope.accountIds.includes(room.id);
  return (await findLoad({ ...systemContext(services, 'join'), actor }, scope, room.id, ['id'])) !== undefined;
};

export const accountOfLoad = async (services: Services, loadId: number): Promise<number | undefined> =>
  (await findLoad(systemContext(services, 'hint'), 'all', loadId, ['account_id']))?.account_id;
