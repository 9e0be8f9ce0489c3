import { tracking } from '@portal/contract/tracking/tracking.contract.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { receiveEvents } from './receive-events.ts';

export const trackingRoutes = (app: App) =>
  serve(app, tracking, {
    receiveEvents: (ctx, { params, body }) => receiveEvents(ctx, params.scac, body),
  });
