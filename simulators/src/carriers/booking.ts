import type { PlannedStep } from './planned-step.ts';
import type { WireEvent, WireTender, WireTenderAnswer } from './wire.ts';

/** A tender the carrier has received, and its planned future. Times are ISO 8601 in UTC. */
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
  reported: number;
};

export type FeedEntry = WireEvent & { sequence: number };

/** All that the carriers remember; feeds by SCAC, oldest first, and how far each was pushed. */
export type BookingState = {
  bookings: Booking[];
  feeds: Record<string, FeedEntry[]>;
  pushed: Record<string, number>;
  next_pro: number;
};

const CANCELLED_TRUCK_FEE = 250;

/** Whether the carrier has reported a step of this type. */
export const hasHappened = (booking: Booking, type: string): boolean =>
  booking.steps.slice(0, booking.reported).some((step) => step.type === type);

/** What cancelling costs now in dollars; null once the freight is on the truck or the booking is over. */
export const cancellationFee = (booking: Booking): number | null => {
  const isOver = booking.status === 'declined' || booking.status === 'cancelled';
  if (isOver || hasHappened(booking, 'PICKED_UP')) return null;
  return hasHappened(booking, 'PICKUP_SCHEDULED') ? CANCELLED_TRUCK_FEE : 0;
};

/** What the carrier says of a tender. */
export const tenderAnswer = (booking: Booking): WireTenderAnswer => ({
  status: booking.status,
  pro_number: booking.status === 'accepted' || booking.status === 'cancelled' ? booking.pro_number : null,
  reason_code: booking.status === 'declined' ? 'NO_CAPACITY' : null,
  cancellation_fee: cancellationFee(booking),
});
