import type { LoadException } from '../loads/load-exceptions.ts';
import { type CarrierEventType, carrierEventTypes } from './carrier-events.ts';
import { exceptionOf, isOver } from './exception-of.ts';

/** An event as it is kept: moments ISO 8601, days YYYY-MM-DD. */
export type KeptEvent = {
  carrier_event_id: string;
  type: CarrierEventType;
  occurred_at: string;
  /** The day the carrier expected to deliver, and the moment where it gave one. */
  eta: string | null;
  eta_at: string | null;
  reason_code: string | null;
};

/** What a carrier's reports say about a journey; null where none says it. */
export type JourneyFacts = {
  picked_up_at: string | null;
  out_for_delivery_at: string | null;
  delivered_at: string | null;
  eta: string | null;
  eta_at: string | null;
  exception: { kind: LoadException; reason_code: string | null; at: string } | null;
  last_event: CarrierEventType | null;
  last_event_at: string | null;
};

const step = ({ type }: KeptEvent): number => carrierEventTypes.indexOf(type);

/** By when it happened, of one moment in the order of a journey: it does not matter which was received first. */
const inOrder = (events: readonly KeptEvent[]): KeptEvent[] =>
  events.toSorted(
    (a, b) =>
      Date.parse(a.occurred_at) - Date.parse(b.occurred_at) ||
      step(a) - step(b) ||
      (a.carrier_event_id < b.carrier_event_id ? -1 : 1),
  );

const firstOf = (events: readonly KeptEvent[], type: CarrierEventType): string | null =>
  events.find((event) => event.type === type)?.occurred_at ?? null;

/** When the truck set out to the consignee; after a failed delivery it has to set out again. */
const outForDelivery = (events: readonly KeptEvent[], delivered: boolean): string | null => {
  const last = events.findLastIndex(({ type }) => type === 'OUT_FOR_DELIVERY');
  const wasInVain = !delivered && events.slice(last).some(({ type }) => type === 'DELIVERY_ATTEMPTED');
  return last < 0 || wasInVain ? null : (events[last]?.occurred_at ?? null);
};

/** The last trouble nothing later has shown to be over. */
const openException = (events: readonly KeptEvent[]): JourneyFacts['exception'] => {
  const open = events.flatMap((event, index) => {
    const kind = exceptionOf(event.type, event.reason_code);
    const over = kind && events.slice(index + 1).some((later) => isOver(kind, later.type));
    return kind && !over ? [{ kind, reason_code: event.reason_code, at: event.occurred_at }] : [];
  });
  return open.at(-1) ?? null;
};

/**
 * The facts that a booking's events add up to, in whatever order and however often they came: they depend only
 * on which events there are.
 */
export const journeyFacts = (received: readonly KeptEvent[]): JourneyFacts => {
  const events = inOrder(received);
  const delivered = firstOf(events, 'DELIVERED') ?? firstOf(events, 'PROOF_OF_DELIVERY');
  const estimate = events.findLast(({ eta }) => eta !== null);
  const last = events.at(-1);
  return {
    picked_up_at: firstOf(events, 'PICKED_UP'),
    out_for_delivery_at: outForDelivery(events, delivered !== null),
    delivered_at: delivered,
    eta: estimate?.eta ?? null,
    eta_at: estimate?.eta_at ?? null,
    exception: openException(events),
    last_event: last?.type ?? null,
    last_event_at: last?.occurred_at ?? null,
  };
};
