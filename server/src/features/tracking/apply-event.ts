import type { CarrierEvent } from '../../integrations/carriers/carrier-port.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { placeEvent } from './place-event.ts';
import { type Carrier, isNews, journeyOf, settleJourney } from './settle-journey.ts';
import { findBooking } from './bookings.queries.ts';
import { learnPro } from './learn-pro.ts';
import { findKept, insertEvent, lockLoad } from './tracking.queries.ts';

/** What became of an event: `unknown_load` where the carrier has no such load from us, and nothing was kept. */
export type EventOutcome = 'kept' | 'known' | 'unknown_load';

/**
 * Keeps what a carrier reports and makes the load what all its reports together say: forward only, each report once,
 * in whatever order they come. An event of a booking that is over is kept and changes nothing.
 */
export const applyEvent = (ctx: OpenCtx, carrier: Carrier, event: CarrierEvent): Promise<EventOutcome> =>
  withTransaction(ctx, async (tx) => {
    const { carrier_id } = carrier;
    const found = await findBooking(tx.db, carrier_id, event.refs);
    if (!found) return 'unknown_load';
    const load = await lockLoad(tx.db, found.load_id);
    // The booking may have ended while the load was held by others.
    const booking = (await findBooking(tx.db, carrier_id, event.refs)) ?? found;
    const placed = placeEvent(event, load);
    const stands = !booking.is_over && load.carrier_id === carrier_id;
    const before = stands ? await findKept(tx.db, booking) : [];
    const journey = journeyOf(load, [...before, { ...placed, carrier_event_id: event.event_id }]);
    const applied = stands && isNews(load, before, journey);
    if (!(await insertEvent(tx.db, { carrier_id, booking, event: placed, applied }))) return 'known';
    if (stands) await learnPro(tx, carrier, load, event.refs.pro);
    if (applied) await settleJourney(tx, carrier, load, journey);
    return 'kept';
  });
