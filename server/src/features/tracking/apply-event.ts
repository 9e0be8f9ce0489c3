import type { LoadEvent, LoadStatus } from '@portal/contract/loads/load-status.ts';
import { type CarrierEventType, movesFor } from '@portal/contract/tracking/carrier-events.ts';
import type { Updateable } from 'kysely';
import type { Loads } from '../../db/db.types.ts';
import type { CarrierEvent } from '../../integrations/carriers/carrier-port.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { emit } from '../../platform/jobs.ts';
import { publish } from '../../platform/realtime.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { moveLoad } from '../loads/move-load.ts';
import { writeHistory } from '../loads/write-history.ts';
import { countDelivery, insertEvent, lockLoadOf, type TrackedLoad, updateLoad } from './tracking.queries.ts';

type Carrier = { carrier_id: number; name: string };

const underWay: readonly LoadStatus[] = ['assigned', 'dispatched', 'in transit'];
const troubles: readonly CarrierEventType[] = [
  'DELAY',
  'EXCEPTION',
  'PICKUP_ATTEMPTED',
  'DELIVERY_ATTEMPTED',
  'CUSTOMS_HOLD',
];

/** Carriers report the local time of the place: its day is the first ten characters. */
const localDay = (event: CarrierEvent): string => event.occurred_at.slice(0, 10);

/** Whether an event that moves nothing still tells news: the load is under way and nothing later was told. */
const isNews = (load: TrackedLoad, event: CarrierEvent): boolean =>
  underWay.includes(load.status as LoadStatus) &&
  (load.last_event_at === null || Date.parse(event.occurred_at) >= Date.parse(load.last_event_at));

/** What an event changes on its load beside the status. */
const changesOf = (event: CarrierEvent): Updateable<Loads> => ({
  last_event: event.type,
  last_event_at: event.occurred_at,
  ...(event.eta ? { delivery_date: event.eta } : {}),
  ...(event.type === 'PICKED_UP' ? { actual_pickup_at: event.occurred_at } : {}),
  ...(event.type === 'OUT_FOR_DELIVERY' ? { out_for_delivery_at: event.occurred_at } : {}),
  ...(event.type === 'DELIVERED' ? { actual_delivery_at: event.occurred_at, delivery_date: localDay(event) } : {}),
});

const announce = async (tx: OpenCtx, carrier: Carrier, load: TrackedLoad, event: CarrierEvent, move: LoadEvent) => {
  if (move === 'pick_up') await emit(tx, 'load.picked-up', { load_id: load.id });
  if (move === 'cancel') await emit(tx, 'load.cancelled', { load_id: load.id, tender_id: null });
  if (move !== 'deliver') return;
  const isOnTime = load.due_date === null || localDay(event) <= load.due_date;
  await countDelivery(tx.db, carrier.carrier_id, localDay(event), isOnTime);
  await emit(tx, 'load.delivered', { load_id: load.id });
};

const makeMoves = async (tx: OpenCtx, carrier: Carrier, load: TrackedLoad, event: CarrierEvent, moves: LoadEvent[]) => {
  for (const [i, move] of moves.entries()) {
    const isLast = i === moves.length - 1;
    await moveLoad(tx, load.id, move, { changes: isLast ? changesOf(event) : {}, actorName: carrier.name });
    await announce(tx, carrier, load, event, move);
  }
};

const noteProgress = async (tx: OpenCtx, load: TrackedLoad, event: CarrierEvent): Promise<void> => {
  await updateLoad(tx.db, load.id, changesOf(event));
  publish(tx, load.id, 'load-changed', { load_id: load.id, status: load.status as LoadStatus });
};

const noteTrouble = (tx: OpenCtx, carrier: Carrier, load: TrackedLoad, event: CarrierEvent): Promise<number> =>
  writeHistory(tx, load.id, {
    kind: 'carrier_event',
    event: event.type,
    reason: event.reason_code ?? undefined,
    details: { city: event.city, state: event.state, eta: event.eta, note: event.text },
    actor_name: carrier.name,
  });

/**
 * Keeps what a carrier reports and moves the load by it, forward only and once. An event that comes too late or twice
 * moves nothing; one of a load that is not this carrier's is left out.
 */
export const applyEvent = (ctx: OpenCtx, carrier: Carrier, event: CarrierEvent): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const load = await lockLoadOf(tx.db, carrier.carrier_id, event);
    if (!load) return;
    const moves = movesFor(load.status as LoadStatus, event.type);
    const applied = moves.length > 0 || isNews(load, event);
    if (!(await insertEvent(tx.db, carrier.carrier_id, load.id, event, applied))) return;
    if (moves.length > 0) await makeMoves(tx, carrier, load, event, moves);
    else if (applied) await noteProgress(tx, load, event);
    if (troubles.includes(event.type)) await noteTrouble(tx, carrier, load, event);
  });
