import { CarrierEventType } from '@portal/contract/tracking/carrier-events.ts';
import { z } from 'zod';
import { type CarrierConnection, carrierCall, carrierError } from './carrier-connection.ts';
import { CarrierError, type CarrierEvent, type EventPage } from './carrier-port.ts';

const MINUTES_AHEAD = 15;
const Id = z.string().min(1).max(120);

const WireEvent = z.object({
  event_id: Id,
  tender_key: Id,
  pro_number: Id,
  type: CarrierEventType.catch('OTHER'),
  occurred_at: z.iso.datetime({ offset: true }),
  location: z
    .object({
      city: z.string().max(100),
      state: z.string().max(10),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .nullable(),
  eta: z.iso.date().nullable(),
  reason_code: z.string().max(40).nullable(),
  text: z.string().max(1000).nullable(),
});

const WirePage = z.object({
  events: z.array(z.unknown()).max(1000),
  next_cursor: z.string().max(100),
  more: z.boolean(),
});

const toEvent = ({ location, ...event }: z.output<typeof WireEvent>): CarrierEvent => ({
  ...event,
  city: location?.city ?? null,
  state: location?.state ?? null,
  latitude: location?.latitude ?? null,
  longitude: location?.longitude ?? null,
});

/**
 * Reads a page of a carrier's feed, oldest first. Repeated events count once; those that make no sense or lie in the
 * future are left out, so that one of them cannot block the feed. Throws a CarrierError when it is no page at all.
 */
export const readEventPage = (scac: string, body: unknown, now: Date): EventPage => {
  const page = WirePage.safeParse(body);
  if (!page.success) throw new CarrierError('nonsense', scac, 'not a page of events', page.error);
  const latest = now.getTime() + MINUTES_AHEAD * 60_000;
  const events = new Map<string, CarrierEvent>();
  for (const candidate of page.data.events) {
    const parsed = WireEvent.safeParse(candidate);
    if (!parsed.success || Date.parse(parsed.data.occurred_at) > latest || events.has(parsed.data.event_id)) continue;
    events.set(parsed.data.event_id, toEvent(parsed.data));
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
