import { WireEvent } from '@portal/contract/tracking/wire-event.ts';
import { z } from 'zod';
import { type CarrierConnection, carrierCall, carrierError } from './carrier-connection.ts';
import { CarrierError, type CarrierEvent, type EventPage } from './carrier-port.ts';
import { isInFuture, isLongAgo, readEvent } from './read-event.ts';

const WirePage = z.object({
  events: z.array(z.unknown()).max(1000),
  next_cursor: z.string().max(100),
  more: z.boolean(),
});

/**
 * Reads a page of a carrier's feed, oldest first. Repeated events count once; those that make no sense, lie in the
 * future or a year back are left out, so that one of them cannot block the feed. Throws a CarrierError when it is no page at all.
 */
export const readEventPage = (scac: string, body: unknown, now: Date): EventPage => {
  const page = WirePage.safeParse(body);
  if (!page.success) throw new CarrierError('nonsense', scac, 'not a page of events', page.error);
  const events = new Map<string, CarrierEvent>();
  for (const candidate of page.data.events) {
    const parsed = WireEvent.safeParse(candidate);
    if (!parsed.success) continue;
    const event = readEvent(parsed.data, now);
    const isPlausible = !isInFuture(event, now) && !isLongAgo(event, now);
    if (isPlausible && !events.has(event.event_id)) events.set(event.event_id, event);
  }
  return { events: [...events.values()], next_cursor: page.data.next_cursor, more: page.data.more };
};

/** What happened at the carrier after `cursor`. */
export const readEvents = async (connection: CarrierConnection, cursor: string): Promise<EventPage> => {
  const path = `/events?after=${encodeURIComponent(cursor)}`;
  try {
    const reply = await connection.service.json(carrierCall(connection, { method: 'GET', path }));
    return readEventPage(connection.scac, reply.body, new Date());
  } catch (cause) {
    throw carrierError(connection.scac, cause);
  }
};
