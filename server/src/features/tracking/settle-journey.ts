import {
  loadDelayed,
  loadDelivered,
  loadDispatched,
  loadExceptionReported,
  cancelledByCarrier,
  loadOutForDelivery,
  loadPickedUp,
} from '@portal/contract/tracking/tracking.events.ts';
import { loadCancelled } from '@portal/contract/loads/loads.events.ts';
import { isBooked, isDelivered } from '@portal/contract/loads/load-states.ts';
import { isDeepStrictEqual } from 'node:util';
import { type LoadEvent, moves as allMoves } from '@portal/contract/loads/load-status.ts';
import { movesFor } from '@portal/contract/tracking/carrier-events.ts';
import { type JourneyFacts, journeyFacts, type KeptEvent } from '@portal/contract/tracking/journey-facts.ts';
import type { Updateable } from 'kysely';
import type { Loads } from '../../platform/database/db.types.ts';
import { asCarrier } from '../../platform/act-as.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/events.ts';
import { publish } from '../../platform/realtime/realtime.ts';
import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { holdCounts } from '../loads/loads.queries.ts';
import { moveLoad } from '../loads/state/move-load.ts';
import { claimDelay, closeBooking, countDelivery, type TrackedLoad, updateLoad } from './tracking.queries.ts';

export type Carrier = { carrier_id: number; name: string };

/** Where a load is after all its reports: the moves still to be made, and the facts. */
type Journey = { moves: LoadEvent[]; facts: JourneyFacts };

export const journeyOf = (load: TrackedLoad, reports: readonly KeptEvent[]): Journey => ({
  moves: movesFor(
    load.status,
    reports.map(({ type }) => type),
  ),
  facts: journeyFacts(reports),
});

/** Whether an event changes anything about its load; one that comes late or says nothing new does not. */
export const isNews = (load: TrackedLoad, before: readonly KeptEvent[], journey: Journey): boolean =>
  journey.moves.length > 0 || (isBooked(load.status) && !isDeepStrictEqual(journeyFacts(before), journey.facts));

/** The day a load was delivered where the consignee is, or is expected; null where nothing was reported. */
const deliveryDay = (load: TrackedLoad, { delivered_at, eta }: JourneyFacts): string | null =>
  delivered_at === null ? eta : dayInZone(load.destination_timezone, new Date(delivered_at));

const columnsOf = (load: TrackedLoad, facts: JourneyFacts): Updateable<Loads> => {
  const day = deliveryDay(load, facts);
  return {
    last_event: facts.last_event,
    last_event_at: facts.last_event_at,
    out_for_delivery_at: facts.out_for_delivery_at,
    actual_pickup_at: facts.picked_up_at,
    actual_delivery_at: facts.delivered_at,
    eta_at: facts.eta_at,
    exception: facts.exception?.kind ?? null,
    exception_reason: facts.exception?.reason_code ?? null,
    exception_at: facts.exception?.at ?? null,
    ...(day === null ? {} : { delivery_date: day }),
  };
};

/** How many days after the promised one a day is; none before it or where nothing was promised. */
const daysLate = ({ due_date }: TrackedLoad, day: string): number =>
  due_date === null ? 0 : Math.max(0, daysBetween(due_date, day));

/** Counts the delivery in the carrier's record, or moves it to the day it turns out to have been. */
const recordDelivery = async (tx: OpenCtx, carrier: Carrier, load: TrackedLoad, facts: JourneyFacts): Promise<void> => {
  const day = facts.delivered_at && deliveryDay(load, facts);
  if (!day) return;
  const counted = isDelivered(load.status) ? load.delivery_date : null;
  if (counted === day) return;
  const changes = [{ day, count: 1 as const }, ...(counted ? [{ day: counted, count: -1 as const }] : [])];
  // Days in order: of two loads of the carrier that go opposite ways, neither waits for the other.
  for (const change of changes.toSorted((one, other) => one.day.localeCompare(other.day))) {
    await countDelivery(tx.db, carrier.carrier_id, { ...change, daysLate: daysLate(load, change.day) });
  }
};

const announce = async (tx: OpenCtx, loadId: number, move: LoadEvent): Promise<void> => {
  if (move === 'dispatch') await emit(tx, loadDispatched, { load_id: loadId });
  if (move === 'pick_up') await emit(tx, loadPickedUp, { load_id: loadId });
  if (move === 'cancel') {
    await closeBooking(tx.db, loadId);
    await emit(tx, loadCancelled, { load_id: loadId, tender_id: null });
    await emit(tx, cancelledByCarrier, { load_id: loadId });
  }
  if (move === 'deliver') await emit(tx, loadDelivered, { load_id: loadId });
};

/** Reports once each day of delivery that is later than the promised one. */
const announceDelay = async (tx: OpenCtx, load: TrackedLoad, { delivered_at, eta }: JourneyFacts): Promise<void> => {
  if (delivered_at !== null || eta === null || daysLate(load, eta) === 0) return;
  if (await claimDelay(tx.db, load.id, eta)) await emit(tx, loadDelayed, { load_id: load.id, delivery_date: eta });
};

/** Reports that it is being brought, once until it turns out not to be. */
const announceLastMile = async (tx: OpenCtx, load: TrackedLoad, facts: JourneyFacts): Promise<void> => {
  const { out_for_delivery_at, delivered_at } = facts;
  if (delivered_at !== null || out_for_delivery_at === null || load.out_for_delivery_at !== null) return;
  await emit(tx, loadOutForDelivery, { load_id: load.id });
};

/** Reports each trouble once, when it becomes the load's open one. */
const announceException = async (tx: OpenCtx, load: TrackedLoad, { exception }: JourneyFacts): Promise<void> => {
  if (exception === null) return;
  const { kind, reason_code, at } = exception;
  const isKnown = load.exception === kind && Date.parse(load.exception_at ?? '') === Date.parse(at);
  if (!isKnown) await emit(tx, loadExceptionReported, { load_id: load.id, exception: kind, reason_code });
};

/** Makes a load what its journey says it is: moves it forward, and writes down the facts. */
export const settleJourney = async (
  tx: OpenCtx,
  carrier: Carrier,
  load: TrackedLoad,
  { moves, facts }: Journey,
): Promise<void> => {
  const asReporter = asCarrier(tx, carrier);
  if (moves.length > 1) await holdCounts(tx, load, [load.status, ...moves.map((move) => allMoves[move].to)]);
  for (const [i, move] of moves.entries()) {
    const isLast = i === moves.length - 1;
    await moveLoad(asReporter, load, move, { changes: isLast ? columnsOf(load, facts) : {} });
    await announce(tx, load.id, move);
  }
  if (moves.length === 0) {
    await updateLoad(tx.db, load.id, columnsOf(load, facts));
    publish(tx, load.id, 'load-changed', { load_id: load.id, status: load.status });
  }
  await recordDelivery(tx, carrier, load, facts);
  await announceDelay(tx, load, facts);
  await announceException(tx, load, facts);
  await announceLastMile(tx, load, facts);
};
