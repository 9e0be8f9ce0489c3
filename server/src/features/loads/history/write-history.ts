import type { ActorKind } from '@portal/contract/access/actor.ts';
import type { HistoryChange, HistoryEntry, HistorySource } from '@portal/contract/loads/history.ts';
import type { words } from '@portal/contract/loads/words/history.en.ts';
import type { CarrierEventType } from '@portal/contract/tracking/carrier-events.ts';
import type { DocumentType } from '@portal/contract/documents/document-types.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { actorFacts } from '../../../platform/actor.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { insertHistory } from './load-history.queries.ts';

/** What happened: a phrase of `loads.history.events`, the type of a paper that was filed, or the carrier's own event type. */
export type HistoryEvent = keyof typeof words.events | DocumentType | CarrierEventType;

export type HistoryLine = {
  kind: HistoryEntry['kind'];
  event: HistoryEvent;
  from_status?: LoadStatus;
  to_status?: LoadStatus;
  reason?: string | undefined;
  /** What it changed, each value as it was and as it is. */
  changes?: readonly HistoryChange[] | undefined;
  details?: object | undefined;
  /** Only the operator reads internal lines. */
  is_internal?: boolean | undefined;
  /** The account whose sellers read an internal line beside the operator. */
  internal_to_account_id?: number | undefined;
};

/** As whose line a reader may ask for it; a public call that names nobody is the portal's. */
const sources: Record<ActorKind, HistorySource> = {
  user: 'person',
  api_key: 'person',
  signed_in_as: 'person',
  guest_link: 'person',
  carrier: 'carrier',
  system: 'portal',
};

/** The columns that say by what kind of actor a line came about. */
export const actedBy = (kind: ActorKind | null) => ({ actor_kind: kind, source: kind ? sources[kind] : 'portal' });

/** Adds a line to a load's history in the caller's transaction and answers its id; it names the context's actor. */
export const writeHistory = (tx: OpenCtx, loadId: number, line: HistoryLine): Promise<number> => {
  const { kind, userId, name } = actorFacts(tx.actor);
  return insertHistory(tx, {
    ...line,
    load_id: loadId,
    ...actedBy(kind),
    actor_user_id: userId,
    actor_name: name,
    changes: JSON.stringify(line.changes ?? []),
    details: JSON.stringify(line.details ?? {}),
  });
};
