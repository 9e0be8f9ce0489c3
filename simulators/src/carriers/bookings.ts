import type { CarrierProfile } from './carrier-profile.ts';
import { drawLot, drawOne } from './draw-lot.ts';
import { localIso } from './local-time.ts';
import { type PlannedStep, planJourney } from './plan-journey.ts';
import type { Snapshot } from './snapshot.ts';
import type { WireEvent, WireTender, WireTenderAnswer } from './wire.ts';

/** A tender the carrier has heard of, and what will come of it. Times are ISO 8601 in UTC. */
export type Booking = {
  key: string;
  scac: string;
  tender: WireTender;
  /** How often the same tender was sent. */
  received: number;
  pro_number: string;
  status: WireTenderAnswer['status'];
  decision: 'accept' | 'decline' | 'never';
  decided_at: string;
  placed_at: string;
  steps: readonly (PlannedStep & { at: string })[];
  /** How many of the steps are in the carrier's feed. */
  told: number;
};

export type FeedEntry = WireEvent & { sequence: number };
export type BookingState = { bookings: Booking[]; feeds: Record<string, FeedEntry[]>; next_pro: number };

export type Bookings = ReturnType<typeof openBookings>;
export type CancelAnswer = { status: 'cancelled'; fee: number } | { status: 'refused'; reason_code: string };

const CANCELLED_TRUCK_FEE = 250;
const KEPT_FEED_ENTRIES = 5_000;
const KEPT_DAYS = 120;
const DAY_MS = 86_400_000;

const has = (booking: Booking, type: string): boolean =>
  booking.steps.slice(0, booking.told).some((step) => step.type === type);

/** What cancelling costs now in dollars; null once the freight is on the truck or the booking is over. */
const cancellationFee = (booking: Booking): number | null => {
  if (booking.status === 'declined' || booking.status === 'cancelled' || has(booking, 'PICKED_UP')) return null;
  return has(booking, 'PICKUP_SCHEDULED') ? CANCELLED_TRUCK_FEE : 0;
};

const answer = (booking: Booking): WireTenderAnswer => ({
  status: booking.status,
  pro_number: booking.status === 'accepted' || booking.status === 'cancelled' ? booking.pro_number : null,
  reason_code: booking.status === 'declined' ? 'NO_CAPACITY' : null,
  cancellation_fee: cancellationFee(booking),
});

const stepEvent = (booking: Booking, step: Booking['steps'][number], sequence: number): FeedEntry => ({
  sequence,
  event_id: `${booking.pro_number}-${step.type.toLowerCase()}-${sequence}`,
  tender_key: booking.key,
  pro_number: booking.pro_number,
  type: step.type,
  occurred_at: localIso(new Date(step.at), step.time_zone),
  location: step.location,
  eta: step.eta,
  reason_code: step.reason_code,
  text: step.text,
});

/** Minutes of carrier time until the truck comes: in real time on the ready date, else a hurried clock skips the wait. */
const pickupAfter = (tender: WireTender, now: Date, speed: number): number => {
  const untilReady = (Date.parse(`${tender.ready_date}T18:00:00Z`) - now.getTime()) / 60_000;
  return speed > 1 ? 300 : Math.max(300, untilReady);
};

const decide = (
  carrier: CarrierProfile,
  tender: WireTender,
  key: string,
  forced?: Booking['decision'],
): Booking['decision'] => {
  if (forced) return forced;
  return drawLot('decline', carrier.scac, key, tender.origin.postal_code) < carrier.decline_share
    ? 'decline'
    : 'accept';
};

/** The books of all carriers: every tender once, however often it is sent. `speed` 1 is real time. */
export const openBookings = (snapshot: Snapshot<BookingState>, speed: number, clock: () => Date = () => new Date()) => {
  const state = snapshot.load() ?? { bookings: [], feeds: {}, next_pro: 48_291_700 };
  const oldest = new Date(clock().getTime() - KEPT_DAYS * DAY_MS).toISOString();
  state.bookings = state.bookings.filter((booking) => booking.placed_at > oldest);

  const feedOf = (scac: string): FeedEntry[] => (state.feeds[scac] ??= []);

  const tell = (booking: Booking, step: Booking['steps'][number]): void => {
    const feed = feedOf(booking.scac);
    feed.push(stepEvent(booking, step, (feed.at(-1)?.sequence ?? 0) + 1));
    if (feed.length > KEPT_FEED_ENTRIES) feed.shift();
  };

  /** Brings a carrier's books up to now: answers tenders that are due, and puts what happened into its feed. */
  const settle = (scac: string): void => {
    const now = clock().toISOString();
    const due: { booking: Booking; step: Booking['steps'][number] }[] = [];
    for (const booking of state.bookings.filter((one) => one.scac === scac)) {
      if (booking.status === 'pending' && booking.decision !== 'never' && booking.decided_at <= now) {
        booking.status = booking.decision === 'accept' ? 'accepted' : 'declined';
      }
      if (booking.status !== 'accepted') continue;
      const happened = booking.steps.slice(booking.told).filter((step) => step.at <= now);
      booking.told += happened.length;
      due.push(...happened.map((step) => ({ booking, step })));
    }
    due.sort((a, b) => (a.step.at < b.step.at ? -1 : 1));
    for (const { booking, step } of due) tell(booking, step);
    if (due.length > 0) snapshot.save(state);
  };

  const find = (scac: string, key: string): Booking | undefined =>
    state.bookings.find((booking) => booking.scac === scac && booking.key === key);

  const place = (carrier: CarrierProfile, key: string, tender: WireTender, forced?: Booking['decision']): Booking => {
    const now = clock();
    const later = (minutes: number): string => new Date(now.getTime() + (minutes * 60_000) / speed).toISOString();
    const thinking = drawOne([0, 40, 60, 80], carrier.scac);
    const steps = planJourney(carrier, tender, key, pickupAfter(tender, now, speed) + thinking);
    const decision = steps.length === 0 ? 'decline' : decide(carrier, tender, key, forced);
    return {
      key,
      scac: carrier.scac,
      tender,
      received: 0,
      pro_number: `${(state.next_pro += 7)}`.padStart(9, '0') + String((state.next_pro % 11) % 10),
      status: 'pending',
      decision,
      decided_at: later(thinking),
      placed_at: now.toISOString(),
      steps: steps.map((step) => ({ ...step, at: later(step.minutes) })),
      told: 0,
    };
  };

  return {
    /** Books a tender, or answers for the booking made when the same key came before. `forced` overrules the carrier. */
    tender: (
      carrier: CarrierProfile,
      key: string,
      tender: WireTender,
      forced?: Booking['decision'],
    ): WireTenderAnswer => {
      const known = find(carrier.scac, key);
      const booking = known ?? place(carrier, key, tender, forced);
      if (!known) state.bookings.push(booking);
      booking.received += 1;
      settle(carrier.scac);
      snapshot.save(state);
      return answer(booking);
    },

    find: (scac: string, key: string): WireTenderAnswer | undefined => {
      settle(scac);
      const booking = find(scac, key);
      return booking && answer(booking);
    },

    cancel: (scac: string, key: string): CancelAnswer | undefined => {
      settle(scac);
      const booking = find(scac, key);
      if (!booking) return undefined;
      if (booking.status === 'cancelled') return { status: 'refused', reason_code: 'ALREADY_CANCELLED' };
      const fee = cancellationFee(booking);
      if (fee === null)
        return { status: 'refused', reason_code: booking.status === 'declined' ? 'NOT_BOOKED' : 'ALREADY_PICKED_UP' };
      const first = booking.steps[0];
      if (booking.status === 'accepted' && first)
        tell(booking, { ...first, type: 'CANCELLED', at: clock().toISOString(), eta: null });
      booking.status = 'cancelled';
      snapshot.save(state);
      return { status: 'cancelled', fee };
    },

    events: (scac: string, after: number, limit: number): { events: FeedEntry[]; more: boolean } => {
      settle(scac);
      const fresh = feedOf(scac).filter((entry) => entry.sequence > after);
      return { events: fresh.slice(0, limit), more: fresh.length > limit };
    },

    /** The delivered booking behind a PRO number; undefined before its proof of delivery is in. */
    delivered: (scac: string, proNumber: string): Booking | undefined => {
      settle(scac);
      const booking = state.bookings.find((one) => one.scac === scac && one.pro_number === proNumber);
      return booking && has(booking, 'PROOF_OF_DELIVERY') ? booking : undefined;
    },

    all: (): readonly Booking[] => state.bookings,
  };
};
