import { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { webhookSwitchedOff } from '@portal/contract/webhooks/webhooks.events.ts';
import { webhookRetention } from '@portal/contract/webhooks/webhooks.settings.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { untilDone } from '../../platform/jobs/tickers.ts';
import { deliver, watchDue } from './deliver.ts';
import {
  changeEndpoint,
  createEndpoint,
  endFormerSecret,
  listEndpoints,
  makeNewSecret,
  removeEndpoint,
  testEndpoint,
} from './endpoints.ts';
import { getDelivery, listDeliveries } from './list-deliveries.ts';
import { eventNotes } from './note-events.ts';
import { deleteOldEvents } from './outgoing-events.queries.ts';
import { readFeed } from './read-feed.ts';
import { replay, sendAgain } from './send-again.ts';

const hour = 3_600_000;
/** Removed in one statement. */
const removedAtOnce = 5000;

export const webhooksFeature = feature({
  name: 'webhooks',
  uses: [],
  routes: (app) =>
    serve(app, webhooks, {
      list: (ctx) => listEndpoints(ctx),
      create: (ctx, { body }) => createEndpoint(ctx, body),
      change: (ctx, { params, body }) => changeEndpoint(ctx, params.id, body),
      remove: (ctx, { params }) => removeEndpoint(ctx, params.id),
      newSecret: (ctx, { params }) => makeNewSecret(ctx, params.id),
      endFormerSecret: (ctx, { params }) => endFormerSecret(ctx, params.id),
      test: (ctx, { params }) => testEndpoint(ctx, params.id),
      deliveries: (ctx, { params, query }) => listDeliveries(ctx, params.id, query),
      delivery: (ctx, { params }) => getDelivery(ctx, params.id, params.delivery_id),
      send: (ctx, { params }) => sendAgain(ctx, params.id, params.delivery_id),
      replay: (ctx, { params, body }) => replay(ctx, params.id, body),
      events: (ctx, { query }) => readFeed(ctx, query),
    }),
  events: [webhookSwitchedOff],
  listeners: eventNotes,
  jobs: [deliver],
  tickers: [
    watchDue,
    {
      name: 'webhooks.sweep',
      everyMs: hour,
      run: async (ctx) => {
        const { days } = ctx.services.settings.get(webhookRetention);
        await untilDone(removedAtOnce, (most) => deleteOldEvents(ctx.db, days, most));
      },
    },
  ],
  settings: [{ setting: webhookRetention }],
});
