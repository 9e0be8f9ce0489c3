import type { WireFault } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { CarrierError, type CarrierEvent } from '../../integrations/carriers/carrier-port.ts';
import { portFor, wireFor } from '../../integrations/carriers/port-of-carrier.ts';
import { faultOf } from '../../integrations/carriers/wires/portal-adapter.ts';
import { noteAnswer } from '../../integrations/carriers/wires/wires.queries.ts';
import { asCarrier } from '../../platform/act-as.ts';
import type { OpenCtx, Services } from '../../platform/context.ts';
import { createFairBulkhead } from '../../platform/egress/fair-bulkhead.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';
import { applyEvent } from './apply-event.ts';
import { claimDueFeeds, type Feed, saveCursor } from './feeds.queries.ts';
import { findAccountsOf } from './bookings.queries.ts';

/** Events that are read before the first of them counts, so that accounts can take turns over several pages. */
const readAhead = 2000;
/** Events that count side by side on an instance, over all carriers; an account leaves a place to the others. */
const turns = createFairBulkhead({ slots: 4, slotsEach: 3, queue: Infinity, queueEach: Infinity });
const neverAborted = new AbortController().signal;

const bookingOf = ({ refs: { key, wire_id, pro, bol, po, shipment_id } }: CarrierEvent): string =>
  JSON.stringify([key, wire_id, pro, bol, po, shipment_id]);

/** Counts the events of one booking, in the order the carrier reports them. */
const applyToBooking = async (ctx: OpenCtx, feed: Feed, accountId: string, events: readonly CarrierEvent[]) => {
  for (const event of events) {
    const leave = await turns.enter(accountId, neverAborted);
    await applyEvent(ctx, feed, event).finally(leave || undefined);
  }
};

/** Counts events, the accounts in turns: who has a thousand loads on the road waits behind itself. Throws what one threw. */
const applyInTurns = async (ctx: OpenCtx, feed: Feed, events: readonly CarrierEvent[]): Promise<void> => {
  const accountOf = await findAccountsOf(
    ctx.db,
    feed.carrier_id,
    events.map(({ refs }) => refs),
  );
  const applied = [...Map.groupBy(events, bookingOf).values()].map((own) =>
    applyToBooking(ctx, feed, String(own[0] && accountOf(own[0].refs)), own),
  );
  await Promise.allSettled(applied);
  await Promise.all(applied);
};

/** Reads a feed to its present end; the cursor moves on only past events that are kept. */
const readFeed = async (ctx: OpenCtx, feed: Feed): Promise<void> => {
  const port = portFor(ctx.services, feed, 'events');
  if (!port) return;
  const carrierCtx = asCarrier(ctx, feed);
  for (let from = feed, more = true; more;) {
    const events: CarrierEvent[] = [];
    let { cursor } = from;
    for (more = true; more && events.length < readAhead;) {
      const page = await port.events(cursor);
      events.push(...page.events);
      more = page.more && page.next_cursor !== cursor;
      cursor = page.next_cursor;
    }
    await applyInTurns(carrierCtx, feed, events);
    if (cursor !== from.cursor) await saveCursor(ctx.db, from, cursor);
    from = { ...from, cursor };
  }
};

const noteFeed = async (ctx: OpenCtx, feed: Feed, fault: WireFault | null): Promise<void> => {
  const wire = wireFor(feed, 'events');
  if (wire) await noteAnswer(ctx.db, wire.id, fault);
};

/** A carrier that is left alone for a while has been reported when that began, not at every look. */
const noteFailure = async (ctx: OpenCtx, feed: Feed, cause: unknown): Promise<void> => {
  const isOfCarrier = cause instanceof CarrierError;
  if (isOfCarrier && cause.kind === 'suspended') return;
  ctx.log.warn({ err: cause, scac: feed.scac }, 'feed not read');
  if (isOfCarrier) await noteFeed(ctx, feed, faultOf(cause));
};

/** The carriers whose feeds an instance is reading. */
const underWay = new WeakMap<Services, Set<number>>();

/** Reads the feeds that are due and not being read, side by side: one carrier's trouble is not another's. */
export const readFeedsOnce = async (ctx: OpenCtx): Promise<void> => {
  const reading = underWay.get(ctx.services) ?? new Set();
  underWay.set(ctx.services, reading);
  const due = await claimDueFeeds(ctx.db, ctx.services.carrierIntervals.feedSeconds);
  const feeds = due.filter(({ carrier_id }) => !reading.has(carrier_id));
  const reads = feeds.map(async (feed) => {
    reading.add(feed.carrier_id);
    await readFeed(ctx, feed)
      .then(() => noteFeed(ctx, feed, null))
      .catch((cause: unknown) => noteFailure(ctx, feed, cause))
      .finally(() => reading.delete(feed.carrier_id));
  });
  await Promise.all(reads);
};

/** Feeds that are due are read although another one takes long. */
export const readFeeds: Ticker = { name: 'tracking.read-feeds', everyMs: 1000, mayOverlap: true, run: readFeedsOnce };
