import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { Booking, BookingState } from './booking.ts';
import type { CarrierProfile } from './carrier-profile.ts';
import { drawLot, drawOne } from './draw-lot.ts';
import { planJourney } from './plan-journey.ts';
import { planTruckJourney } from './plan-truck-journey.ts';
import type { WireTender } from './wire.ts';

/** Minutes of carrier time until the truck comes where nobody waits for the calendar. */
const SOONEST_PICKUP = 300;
const READY_HOUR_UTC = 'T18:00:00Z';

/** In real time the truck comes on the ready date; a hurried clock does not wait for it. */
const pickupAfter = (tender: WireTender, now: Date, speed: number): number => {
  const untilReady = (Date.parse(`${tender.ready_date}${READY_HOUR_UTC}`) - now.getTime()) / 60_000;
  return speed > 1 ? SOONEST_PICKUP : Math.max(SOONEST_PICKUP, untilReady);
};

/** A carrier whose truck comes before the ready date says so with the pickup's appointment. */
const withEarlyPickup = (steps: Booking['steps'], { ready_date }: WireTender): Booking['steps'] => {
  const pickup = steps.find(({ type }) => type === 'PICKED_UP');
  const day = pickup ? dayInZone(pickup.time_zone, new Date(pickup.at)) : ready_date;
  if (day >= ready_date) return steps;
  const text = `The truck comes on ${day}, before the ready date ${ready_date}`;
  return steps.map((step) => (step.type === 'PICKUP_SCHEDULED' ? { ...step, text } : step));
};

const nextProNumber = (state: BookingState): string => {
  state.next_pro += 7;
  const checkDigit = (state.next_pro % 11) % 10;
  return `${String(state.next_pro).padStart(9, '0')}${checkDigit}`;
};

export type NewTender = {
  carrier: CarrierProfile;
  key: string;
  tender: WireTender;
  forced: Booking['decision'] | undefined;
};

/**
 * Writes a tender into the books, with its whole future: some carriers answer at once, others after an hour of their
 * time. `forced` overrules what the carrier would decide; `speed` 1 is real time.
 */
export const placeBooking = (
  state: BookingState,
  { carrier, key, tender, forced }: NewTender,
  now: Date,
  speed: number,
): Booking => {
  const later = (minutes: number): string => new Date(now.getTime() + (minutes * 60_000) / speed).toISOString();
  const thinking = drawOne([0, 40, 60, 80], carrier.scac);
  const plan = tender.mode === 'ltl' ? planJourney : planTruckJourney;
  const steps = plan(carrier, tender, key, pickupAfter(tender, now, speed) + thinking);
  const declines = drawLot('decline', carrier.scac, key, tender.origin.postal_code) < carrier.decline_share;
  const booking: Booking = {
    key,
    scac: carrier.scac,
    tender,
    received: 0,
    pro_number: nextProNumber(state),
    status: 'pending',
    decision: steps.length === 0 ? 'decline' : (forced ?? (declines ? 'decline' : 'accept')),
    decided_at: later(thinking),
    placed_at: now.toISOString(),
    steps: withEarlyPickup(
      steps.map((step) => ({ ...step, at: later(step.minutes) })),
      tender,
    ),
    reported: 0,
  };
  state.bookings.push(booking);
  return booking;
};
