import { type LoadEvent, type LoadStatus, nextStatus } from '@portal/contract/loads/load-status.ts';
import type { CancellationReason } from '@portal/contract/loads/cancellation-reasons.ts';
import type { Random } from '../../random.ts';
import { businessDayBefore, businessDaysAfter, daysFrom, minutesAfter } from '../days.ts';
import type { PlannedLoad } from './plan-load.ts';
import { siteTime } from './placed-site.ts';
import type { Offer } from './offer.ts';
import type { Quoting } from './price-load.ts';

/** One move of a load's life: who made it, or nobody for the system itself. */
export type Step = {
  at: string;
  event: LoadEvent;
  from: LoadStatus;
  to: LoadStatus;
  actor: string | null;
  user_id: number | null;
  reason: string | null;
};

/** When a booked load is, or will be, picked up and delivered; the future part is the plan. */
export type Journey = { picked_up: string; delivered: string; delivery_day: string; late_days: number };

export type Life = {
  status: LoadStatus;
  steps: Step[];
  chosen: Offer | null;
  journey: Journey | null;
  cancel_reason: CancellationReason | null;
};

type Actor = 'user' | 'carrier' | 'system';
type Happening = { at: string; event: LoadEvent; by: Actor; reason?: string };

const reasons: readonly CancellationReason[] = ['order_cancelled', 'dates_changed', 'freight_not_ready', 'duplicate'];

/** Often the cheapest, else one of the next: time and trust count too. The operator finds trucks for some carriers. */
const choose = ({ fate }: PlannedLoad, offers: readonly Offer[], random: Random): Offer | null => {
  const open = fate === 'held' ? offers.filter(({ carrier }) => !carrier.automatic) : offers;
  return (random.chance(0.35) ? open[0] : random.pick(open.slice(0, 5))) ?? null;
};

const quotingSteps = (load: PlannedLoad, { offers }: Quoting): Happening[] => {
  if (offers.length === 0) return [];
  const seconds = (count: number) => minutesAfter(load.created_at, count / 60);
  return [
    { at: load.created_at, event: 'request_quotes', by: 'user' },
    { at: seconds(0.4), event: 'receive_quote', by: 'carrier' },
    { at: seconds(4), event: 'close_quotes', by: 'system' },
  ];
};

/** Late by the carrier's own share; a few that should be there by now are still on the road. */
const journeyOf = (load: PlannedLoad, offer: Offer, today: string, random: Random): Journey => {
  const due = offer.estimated_delivery;
  const overdue = due < today && due >= daysFrom(today, -3) && random.chance(0.4);
  const late_days = overdue || random.chance(offer.carrier.late_share) ? random.whole(overdue ? 2 : 1, 3) : 0;
  const delivery_day = late_days === 0 ? due : businessDaysAfter(due, late_days);
  return {
    picked_up: siteTime(load.from, load.pickup_date, 13 + random.whole(0, 14) / 4),
    delivered: siteTime(load.to, delivery_day, 9 + random.whole(0, 24) / 4),
    delivery_day,
    late_days,
  };
};

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** Carriers confirm a pickup the afternoon before it, or as soon as they have accepted a load planned as confirmed. */
const bookedSteps = (
  load: PlannedLoad,
  { carrier }: Offer,
  journey: Journey,
  present: string,
  random: Random,
): Happening[] => {
  const tendered = minutesAfter(load.created_at, random.whole(3, 55));
  const answered = minutesAfter(tendered, random.whole(1, 4) * (carrier.automatic ? 1 : 30));
  // Only the loads planned as held wait for the operator, at whatever hour the demo is made.
  const accepted = carrier.automatic ? answered : earlier(answered, present);
  const confirmed = load.fate === 'confirmed' ? accepted : siteTime(load.from, businessDayBefore(load.pickup_date), 15);
  return [
    { at: tendered, event: carrier.automatic ? 'tender' : 'hold', by: 'user' },
    { at: accepted, event: 'accept', by: 'carrier' },
    { at: confirmed > accepted ? confirmed : minutesAfter(accepted, 20), event: 'dispatch', by: 'carrier' },
    { at: journey.picked_up, event: 'pick_up', by: 'carrier' },
    { at: journey.delivered, event: 'deliver', by: 'carrier' },
    { at: minutesAfter(journey.delivered, random.whole(2000, 12_000)), event: 'complete', by: 'system' },
  ];
};

const unbookedSteps = (load: PlannedLoad, quoting: Quoting, reason: string): Happening[] => {
  if (load.fate === 'cancelled')
    return [{ at: minutesAfter(load.created_at, 75), event: 'cancel', by: 'user', reason }];
  if (load.fate !== 'expired') return [];
  const last = quoting.offers.reduce((latest, { expires_at }) => (expires_at > latest ? expires_at : latest), '');
  return last ? [{ at: new Date(last).toISOString(), event: 'expire', by: 'system' }] : [];
};

/** What would happen to the load, in order, if there were no present. */
const happeningsOf = (
  load: PlannedLoad,
  quoting: Quoting,
  chosen: Offer | null,
  journey: Journey | null,
  present: string,
  random: Random,
): Happening[] => {
  const quoted = quotingSteps(load, quoting);
  const reason = random.pick(reasons);
  if (!chosen || !journey) return [...quoted, ...unbookedSteps(load, quoting, reason)];
  const booked = bookedSteps(load, chosen, journey, present, random);
  const [tender, accept] = booked;
  if (!tender || !accept) return quoted;
  // A moment ago: the carrier still has time to answer.
  if (load.fate === 'tendered') return [...quoted, { ...tender, at: minutesAfter(present, -random.whole(4, 20)) }];
  if (load.fate === 'held') return [...quoted, tender];
  if (load.fate === 'declined') return [...quoted, tender, { ...accept, event: 'decline', reason: 'CAPACITY' }];
  if (load.fate !== 'recalled') return [...quoted, ...booked];
  return [...quoted, tender, accept, { at: minutesAfter(accept.at, 50), event: 'cancel', by: 'user', reason }];
};

const booking: readonly PlannedLoad['fate'][] = ['booked', 'confirmed', 'tendered', 'held', 'declined', 'recalled'];

/** Lives a load up to `now` by the table of moves. */
export const liveLoad = (load: PlannedLoad, quoting: Quoting, now: Date, random: Random): Life => {
  const chosen = booking.includes(load.fate) ? choose(load, quoting.offers, random) : null;
  const journey = chosen && journeyOf(load, chosen, now.toISOString().slice(0, 10), random);
  const present = now.toISOString();
  const steps: Step[] = [];
  let status: LoadStatus = 'unassigned';
  for (const { at, event, by, reason = null } of happeningsOf(load, quoting, chosen, journey, present, random)) {
    const to = nextStatus(status, event);
    if (at > present || to === null) break;
    const carrier = chosen ?? quoting.offers[0];
    const actor = { user: load.user.name, carrier: carrier?.carrier.name ?? null, system: null }[by];
    steps.push({ at, event, from: status, to, actor, user_id: by === 'user' ? load.user.id : null, reason });
    status = to;
  }
  const cancelled = steps.find(({ event }) => event === 'cancel');
  const cancel_reason = (cancelled?.reason ?? null) as CancellationReason | null;
  return {
    status,
    steps,
    chosen: steps.some(({ event }) => event === 'tender' || event === 'hold') ? chosen : null,
    journey,
    cancel_reason,
  };
};
