import { cancellationRefused } from '@portal/contract/loads/loads.events.ts';
import { zonesChanged } from '@portal/contract/places/places.events.ts';
import { loadAssigned } from '@portal/contract/tendering/tendering.events.ts';
import { tracking } from '@portal/contract/tracking/tracking.contract.ts';
import {
  loadDelayed,
  loadDelivered,
  loadDispatched,
  loadExceptionReported,
  cancelledByCarrier,
  loadOutForDelivery,
  loadPickedUp,
} from '@portal/contract/tracking/tracking.events.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { listener } from '../../platform/jobs/events.ts';
import { readFeeds } from './read-feeds.ts';
import { receiveEvents } from './receive-events.ts';
import { countReports, recountLocalTimes } from './recount-local-times.ts';

/** A carrier may report the pickup before its answer to the tender arrives: the report counts once it has. */
const catchUp = listener(loadAssigned, 'tracking.catch-up', (ctx, { load_id }) => countReports(ctx, load_id));

/** What a carrier reported of a load that was cancelled counts once it has refused the cancellation. */
const catchUpRefused = listener(cancellationRefused, 'tracking.catch-up-refused', (ctx, { load_id }) =>
  countReports(ctx, load_id),
);

/** Places may keep other clocks from now on, or have the zone of another postal area. */
const recount = listener(zonesChanged, 'tracking.recount-local-times', (ctx) => recountLocalTimes(ctx));

export const trackingFeature = feature({
  name: 'tracking',
  uses: ['loads', 'places'],
  routes: (app) =>
    serve(app, tracking, {
      receiveEvents: (ctx, { params, body }) => receiveEvents(ctx, params.scac, body),
    }),
  events: [
    loadDelayed,
    loadDelivered,
    loadDispatched,
    loadExceptionReported,
    cancelledByCarrier,
    loadOutForDelivery,
    loadPickedUp,
  ],
  listeners: [catchUp, catchUpRefused, recount],
  tickers: [readFeeds],
});
