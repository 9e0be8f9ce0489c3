import {
  type Booking,
  type BookingState,
  type FeedEntry,
  cancellationFee,
  hasHappened,
  tenderAnswer,
} from './booking.ts';
import { type NewTender, placeBooking } from './place-booking.ts';
import { settleBookings, reportStep } from './settle-bookings.ts';
import type { Snapshot } from './snapshot.ts';
import type { WireTenderAnswer } from './wire.ts';

export type CancelAnswer = { status: 'cancelled'; fee: number } | { status: 'refused'; reason_code: string };

/** The books of all carriers: every tender once, however often it is sent. */
export type Bookings = {
  /** Books a tender, or answers for the booking made when the same key came before. */
  tender: (incoming: NewTender) => WireTenderAnswer;
  find: (scac: string, key: string) => WireTenderAnswer | undefined;
  cancel: (scac: string, key: string) => CancelAnswer | undefined;
  events: (scac: string, after: number, limit: number) => { events: FeedEntry[]; more: boolean };
  /** What has not been pushed yet, oldest first; `markPushed` says up to where it has. */
  unpushed: (scac: string, limit: number) => FeedEntry[];
  markPushed: (scac: string, sequence: number) => void;
  /** The delivered booking behind a PRO number; undefined before its proof of delivery is in. */
  delivered: (scac: string, proNumber: string) => Booking | undefined;
  all: () => readonly Booking[];
};

const KEPT_DAYS = 120;
const DAY_MS = 86_400_000;
const FIRST_PRO = 48_291_700;

/** What `reported` is called in snapshots of earlier versions. */
const earlierName = 'told';
type StoredBooking = Booking & { [earlierName]?: number };

const remembered = (snapshot: Snapshot<BookingState>, now: Date): BookingState => {
  const state = { bookings: [], feeds: {}, pushed: {}, next_pro: FIRST_PRO, ...snapshot.load() };
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const stored: readonly StoredBooking[] = state.bookings.filter((booking) => booking.placed_at > oldest);
  return {
    ...state,
    bookings: stored.map((booking) => ({ ...booking, reported: booking.reported ?? booking[earlierName] ?? 0 })),
  };
};

const cancelBooking = (state: BookingState, booking: Booking, now: string): CancelAnswer => {
  const fee = cancellationFee(booking);
  if (booking.status === 'cancelled') return { status: 'refused', reason_code: 'ALREADY_CANCELLED' };
  if (booking.status === 'declined') return { status: 'refused', reason_code: 'NOT_BOOKED' };
  if (fee === null) return { status: 'refused', reason_code: 'ALREADY_PICKED_UP' };
  const [first] = booking.steps;
  if (booking.status === 'accepted' && first)
    reportStep(state, booking, { ...first, type: 'CANCELLED', at: now, eta: null });
  booking.status = 'cancelled';
  return { status: 'cancelled', fee };
};

/** Opens the books kept in `snapshot`. Nothing runs in between: whoever asks finds them brought up to date. */
export const openBookings = (
  snapshot: Snapshot<BookingState>,
  speed: number,
  clock: () => Date = () => new Date(),
): Bookings => {
  const state = remembered(snapshot, clock());

  const settled = (scac: string): BookingState => {
    if (settleBookings(state, scac, clock().toISOString())) snapshot.save(state);
    return state;
  };
  const find = (scac: string, key: string): Booking | undefined =>
    settled(scac).bookings.find((booking) => booking.scac === scac && booking.key === key);

  return {
    tender: (incoming) => {
      const { carrier, key } = incoming;
      const booking = find(carrier.scac, key) ?? placeBooking(state, incoming, clock(), speed);
      booking.received += 1;
      settleBookings(state, carrier.scac, clock().toISOString());
      snapshot.save(state);
      return tenderAnswer(booking);
    },
    find: (scac, key) => {
      const booking = find(scac, key);
      return booking && tenderAnswer(booking);
    },
    cancel: (scac, key) => {
      const booking = find(scac, key);
      if (!booking) return undefined;
      const answer = cancelBooking(state, booking, clock().toISOString());
      snapshot.save(state);
      return answer;
    },
    events: (scac, after, limit) => {
      const fresh = (settled(scac).feeds[scac] ?? []).filter((entry) => entry.sequence > after);
      return { events: fresh.slice(0, limit), more: fresh.length > limit };
    },
    unpushed: (scac, limit) => {
      const pushed = state.pushed[scac] ?? 0;
      return (settled(scac).feeds[scac] ?? []).filter((entry) => entry.sequence > pushed).slice(0, limit);
    },
    markPushed: (scac, sequence) => {
      state.pushed[scac] = sequence;
      snapshot.save(state);
    },
    delivered: (scac, proNumber) => {
      const booking = settled(scac).bookings.find((one) => one.scac === scac && one.pro_number === proNumber);
      return booking && hasHappened(booking, 'PROOF_OF_DELIVERY') ? booking : undefined;
    },
    all: () => state.bookings,
  };
};
