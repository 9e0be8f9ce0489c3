import { tracking } from '@portal/contract/tracking/tracking.contract.ts';
import { loadDelayed, loadDelivered, loadPickedUp } from '@portal/contract/tracking/tracking.events.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { catchUp } from './catch-up.ts';
import { readFeeds } from './read-feeds.ts';
import { receiveEvents } from './receive-events.ts';

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
