import { CarrierError } from '../../integrations/carriers/carrier-port.ts';
import { portOfCarrier } from '../../integrations/carriers/port-of-carrier.ts';
import { asCarrier } from '../../platform/act-as.ts';
import type { OpenCtx } from '../../platform/context.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';
import { applyEvent } from './apply-event.ts';
import { claimDueFeeds, type Feed, saveCursor } from './feeds.queries.ts';

/** Reads a feed to its present end; the cursor moves on only past events that are kept. */
const readFeed = async (ctx: OpenCtx, feed: Feed): Promise<void> => {
  const port = portOfCarrier(ctx.services, feed);
  if (!port) return;
  const carrierCtx = asCarrier(ctx, feed);
  for (let from = feed, more = true; more;) {
    const page = await port.events(from.cursor);
    for (const event of page.events) await applyEvent(carrierCtx, feed, event);
    more = page.more && page.next_cursor !== from.cursor;
    if (page.next_cursor !== from.cursor) await saveCursor(ctx.db, from, page.next_cursor);
    from = { ...from, cursor: page.next_cursor };
  }
};

/** A carrier that is left alone for a while has been reported when that began, not at every look. */
const noteFailure = (ctx: OpenCtx, { scac }: Feed, cause: unknown): void => {
  const isSuspended = cause instanceof CarrierError && cause.kind === 'suspended';
  if (!isSuspended) ctx.log.warn({ err: cause, scac }, 'feed not read');
};

/** Reads the feeds that are due, side by side: one carrier's trouble is not another's. */
export const readFeedsOnce = async (ctx: OpenCtx): Promise<void> => {
  const feeds = await claimDueFeeds(ctx.db, ctx.services.carrierIntervals.feedSeconds);
  const reads = feeds.map((feed) => readFeed(ctx, feed).catch((cause: unknown) => noteFailure(ctx, feed, cause)));
  await Promise.all(reads);
};

export const readFeeds: Ticker = { name: 'tracking.read-feeds', everyMs: 1000, run: readFeedsOnce };
