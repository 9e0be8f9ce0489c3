import { isOver } from '@portal/contract/loads/load-states.ts';
import type { HistoryChange } from '@portal/contract/loads/history.ts';
import type { LoadEvent, LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { type LoadChanges, type LockedLoad, type MoveCondition, updateStatus } from '../loads.queries.ts';
import { writeHistory } from '../history/write-history.ts';

/** A move that was made: the load, its account, and the statuses on both sides of it. */
export type Moved = { id: number; account_id: number; from: LoadStatus; to: LoadStatus };

export type MoveDetails = {
  /** Columns that change with the status, in the same statement. */
  changes?: LoadChanges;
  /** What of the row, beside its status, the move relies on. */
  condition?: MoveCondition;
  reason?: string;
  /** What else of the load its history says was changed with the status. */
  traced?: readonly HistoryChange[];
  details?: object;
  isInternal?: boolean;
};

/**
 * Makes a load's next move by the contract's table: status, version, history and a hint to the room.
 * Answers null where the table does not allow the event from the present status, or the condition does not hold.
 * The load is locked by `withLoadLocked`, which keeps to the caller's accounts.
 */
export const tryMoveLoad = async (
  tx: OpenCtx,
  { id: loadId }: LockedLoad,
  event: LoadEvent,
  { changes = {}, condition = {}, reason, traced, details, isInternal }: MoveDetails = {},
): Promise<Moved | null> => {
  const moved = await updateStatus(tx, loadId, event, changes, condition);
  if (!moved) return null;
  await writeHistory(tx, loadId, {
    kind: 'status',
    event,
    from_status: moved.from,
    to_status: moved.to,
    reason,
    changes: traced,
    details,
    is_internal: isInternal,
  });
  publish(tx, loadId, 'load-changed', { load_id: loadId, status: moved.to });
  return moved;
};

/** The same for callers who cannot go on without it: 409 `loads.over` of a load that is over, else `loads.already_moved`. */
export const moveLoad = async (tx: OpenCtx, load: LockedLoad, event: LoadEvent, more?: MoveDetails): Promise<Moved> => {
  const moved = await tryMoveLoad(tx, load, event, more);
  if (!moved) throw problem(isOver(load.status) ? 'loads.over' : 'loads.already_moved', 409);
  return moved;
};
