import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { LockedLoad } from '../loads.queries.ts';
import { withLoadLocked } from '../state/with-load-locked.ts';

export type OwnLoad = LockedLoad<'joined_into' | 'quote_round'>;

/**
 * Runs `work` with loads of the own account locked until the transaction ends, in the order of their numbers, so that of
 * two who want the same ones neither waits for the other. 404 `loads.not_found` for any other load.
 */
export const withOwnLoadsLocked = <T>(
  ctx: Ctx,
  ids: readonly number[],
  work: (tx: Ctx, loads: readonly OwnLoad[]) => Promise<T>,
): Promise<T> => {
  const lockNext = (tx: Ctx, left: readonly number[], locked: readonly OwnLoad[]): Promise<T> => {
    const [id, ...rest] = left;
    if (id === undefined) return work(tx, locked);
    return withLoadLocked(tx, id, ['joined_into', 'quote_round'], (within, load) => {
      if (load.account_id !== within.actor.accountId) throw problem('loads.not_found', 404);
      return lockNext(within, rest, [...locked, load]);
    });
  };
  return lockNext(
    ctx,
    ids.toSorted((a, b) => a - b),
    [],
  );
};
