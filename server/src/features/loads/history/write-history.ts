import type { HistoryChange, HistoryEntry } from '@portal/contract/loads/history.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { insertHistory } from './load-history.queries.ts';

export type HistoryLine = {
  kind: HistoryEntry['kind'];
  /** What happened: a phrase of `loads.events`, or the carrier's own event type. */
  event: string;
  from_status?: LoadStatus;
  to_status?: LoadStatus;
  /** Who did it where that is no signed-in person: a carrier's name. */
  actor_name?: string | undefined;
  reason?: string | undefined;
  /** What it changed, each value as it was and as it is. */
  changes?: readonly HistoryChange[] | undefined;
  details?: object | undefined;
  /** Only the operator reads internal lines. */
  is_internal?: boolean | undefined;
  /** The account whose sellers read an internal line beside the operator. */
  internal_to_account_id?: number | undefined;
};

const sourceOf = ({ principal }: OpenCtx, { actor_name }: HistoryLine): HistoryEntry['source'] => {
  if (actor_name !== undefined) return 'carrier';
  return principal ? 'person' : 'portal';
};

/** Adds a line to a load's history in the caller's transaction and answers its id; the actor is whoever is signed in. */
export const writeHistory = (tx: OpenCtx, loadId: number, line: HistoryLine): Promise<number> =>
  insertHistory(tx, {
    ...line,
    load_id: loadId,
    actor_user_id: tx.principal?.userId ?? null,
    source: sourceOf(tx, line),
    actor_name: line.actor_name ?? tx.principal?.name ?? null,
    changes: JSON.stringify(line.changes ?? []),
    details: JSON.stringify(line.details ?? {}),
  });
