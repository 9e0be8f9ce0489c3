import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { assignTruck } from './dispatch/assign-truck.ts';
import { cancelLoad } from './cancel/cancel-load.ts';
import { getCancellationStatus } from './cancel/cancellation-status.ts';
import { declineWaitingLoad } from './dispatch/decline-waiting-load.ts';
import { getAssignment } from './dispatch/get-assignment.ts';
import { listWaitingLoads } from './dispatch/list-waiting-loads.ts';
import { reportProgress } from './dispatch/report-progress.ts';
import { tenderLoad } from './book/tender-load.ts';

export const tenderingRoutes = (app: App): void => {
  serve(app, tendering, {
    tender: (ctx, { params, query, body }) => tenderLoad(ctx, params.id, body, query),
    cancellationStatus: (ctx, { params }) => getCancellationStatus(ctx, params.load_id),
    cancel: (ctx, { params, body }) => cancelLoad(ctx, params.load_id, body),
  });
  serve(app, assignments, {
    waiting: (ctx, { query }) => listWaitingLoads(ctx, query),
    assign: (ctx, { params, body }) => assignTruck(ctx, params.load_id, body),
    decline: (ctx, { params, body }) => declineWaitingLoad(ctx, params.load_id, body),
    ofLoad: (ctx, { params }) => getAssignment(ctx, params.load_id),
    reportProgress: (ctx, { params, body }) => reportProgress(ctx, params.load_id, body),
  });
};
