import type { Booking, BookingState, FeedEntry } from './booking.ts';
import { localIso } from './local-time.ts';

const KEPT_FEED_ENTRIES = 5_000;

type Step = Booking['steps'][number];

/** Adds a step to the carrier's feed. */
export const reportStep = (state: BookingState, booking: Booking, step: Step): void => {
  const feed: FeedEntry[] = (state.feeds[booking.scac] ??= []);
  const sequence = (feed.at(-1)?.sequence ?? 0) + 1;
  feed.push({
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
  if (feed.length > KEPT_FEED_ENTRIES) feed.shift();
};

const decide = (booking: Booking, now: string): void => {
  if (booking.status !== 'pending' || booking.decision === 'never' || booking.decided_at > now) return;
  booking.status = booking.decision === 'accept' ? 'accepted' : 'declined';
};

/**
 * Brings a carrier's books up to `now`: answers tenders that are due, and puts what happened into its feed in the
 * order in which it happened. Answers whether the feed grew.
 */
export const settleBookings = (state: BookingState, scac: string, now: string): boolean => {
  const due: { booking: Booking; step: Step }[] = [];
  for (const booking of state.bookings.filter((one) => one.scac === scac)) {
    decide(booking, now);
    if (booking.status !== 'accepted') continue;
    const happened = booking.steps.slice(booking.reported).filter((step) => step.at <= now);
    booking.reported += happened.length;
    due.push(...happened.map((step) => ({ booking, step })));
  }
  due.sort((a, b) => Date.parse(a.step.at) - Date.parse(b.step.at));
  for (const { booking, step } of due) reportStep(state, booking, step);
  return due.length > 0;
};
