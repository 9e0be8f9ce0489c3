import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { type App, serve } from '../../platform/serve.ts';
import { cancelLoad } from './cancel-load.ts';
import { getCancellationStatus } from './cancellation-status.ts';
import { tenderLoad } from './tender-load.ts';

export const tenderingRoutes = (app: App) =>
  serve(app, tendering, {
    tender: (ctx, { params, query, body }) => tenderLoad(ctx, params.id, body, query),
    cancellationStatus: (ctx, { params }) => getCancellationStatus(ctx, params.load_id),
    cancel: (ctx, { params, body }) => cancelLoad(ctx, params.load_id, body),
  });
