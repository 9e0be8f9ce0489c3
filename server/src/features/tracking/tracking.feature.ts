import { loadAssigned } from '@portal/contract/tendering/tendering.events.ts';
import { tracking } from '@portal/contract/tracking/tracking.contract.ts';
import { loadDelayed, loadDelivered, loadPickedUp } from '@portal/contract/tracking/tracking.events.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { listener } from '../../platform/jobs/events.ts';
import { readFeeds } from './read-feeds.ts';
import { receiveEvents } from './receive-events.ts';
import { isNews, journeyOf, settleJourney } from './settle-journey.ts';
import { findKept, findStandingBooking, lockLoad } from './tracking.queries.ts';

/** A carrier may report the pickup before its answer to the tender arrives: the report counts once it has. */
const catchUp = listener(loadAssigned, 'tracking.catch-up', (ctx, { load_id }) =>
  withTransaction(ctx, async (tx) => {
    const load = await lockLoad(tx.db, load_id);
    const booking = await findStandingBooking(tx.db, load_id);
    if (!booking) return;
    const reports = await findKept(tx.db, { ...booking, is_over: false });
    const journey = journeyOf(load, reports);
    if (isNews(load, [], journey)) await settleJourney(tx, booking, load, journey);
  }),
);

export const trackingFeature = feature({
  name: 'tracking',
  uses: ['loads', 'places'],
  routes: (app) =>
    serve(app, tracking, {
      receiveEvents: (ctx, { params, body }) => receiveEvents(ctx, params.scac, body),
    }),
  events: [loadDelayed, loadDelivered, loadPickedUp],
  listeners: [catchUp],
  tickers: [readFeeds],
});
