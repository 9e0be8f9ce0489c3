import { cancellationRefused } from '@portal/contract/loads/loads.events.ts';
import { loadAssigned } from '@portal/contract/tendering/tendering.events.ts';
import { tracking } from '@portal/contract/tracking/tracking.contract.ts';
import { loadDelayed, loadDelivered, loadPickedUp } from '@portal/contract/tracking/tracking.events.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { listener } from '../../platform/jobs/events.ts';
import { readFeeds } from './read-feeds.ts';
import { receiveEvents } from './receive-events.ts';
import { isNews, journeyOf, settleJourney } from './settle-journey.ts';
import { findKept, findStandingBooking, lockLoad } from './tracking.queries.ts';

const countReports = (ctx: OpenCtx, loadId: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const load = await lockLoad(tx.db, loadId);
    const booking = await findStandingBooking(tx.db, loadId);
    if (!booking) return;
    const reports = await findKept(tx.db, { ...booking, is_over: false });
    const journey = journeyOf(load, reports);
    if (isNews(load, [], journey)) await settleJourney(tx, booking, load, journey);
  });

/** A carrier may report the pickup before its answer to the tender arrives: the report counts once it has. */
const catchUp = listener(loadAssigned, 'tracking.catch-up', (ctx, { load_id }) => countReports(ctx, load_id));

/** What a carrier reported of a load that was cancelled counts once it has refused the cancellation. */
const catchUpRefused = listener(cancellationRefused, 'tracking.catch-up-refused', (ctx, { load_id }) =>
  countReports(ctx, load_id),
);

export const trackingFeature = feature({
  name: 'tracking',
  uses: ['loads', 'places'],
  routes: (app) =>
    serve(app, tracking, {
      receiveEvents: (ctx, { params, body }) => receiveEvents(ctx, params.scac, body),
    }),
  events: [loadDelayed, loadDelivered, loadPickedUp],
  listeners: [catchUp, catchUpRefused],
  tickers: [readFeeds],
});
