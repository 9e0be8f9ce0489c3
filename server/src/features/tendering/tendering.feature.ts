import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import { DispatchViewFilters, dispatchViews } from '@portal/contract/tendering/dispatch-views.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { loadAssigned, loadDeclined, loadHeld, loadTendered } from '@portal/contract/tendering/tendering.events.ts';
import { cancellationFees } from '@portal/contract/tendering/tendering.settings.ts';
import { feature } from '../../platform/feature.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { serve } from '../../platform/http/serve.ts';
import { viewsOfList } from '../loads/views/views-of-list.ts';
import { pursueTender } from './book/pursue-tender.ts';
import { tenderLoad } from './book/tender-load.ts';
import { watchTenders } from './book/watch-tenders.ts';
import { timeOutHeldLoads } from './book/settle-tender.ts';
import { cancelLoad, getCancellationStatus } from './cancel/cancel-load.ts';
import { notifyCarrierCancelled } from './cancel/notify-carrier-cancelled.ts';
import { assignTruck, declineWaitingLoad } from './dispatch/assign-truck.ts';
import { getAssignment } from './dispatch/get-assignment.ts';
import { exportWaitingLoads, listWaitingLoads } from './dispatch/list-waiting-loads.ts';
import { reportProgress } from './dispatch/report-progress.ts';

export const tenderingFeature = feature({
  name: 'tendering',
  uses: ['carriers', 'commodities', 'documents', 'drayage', 'insurance', 'loads', 'places', 'quotes', 'tracking'],
  routes: (app) => {
    serve(app, tendering, {
      tender: (ctx, { params, query, body }) => tenderLoad(ctx, params.id, body, query),
      cancellationStatus: (ctx, { params }) => getCancellationStatus(ctx, params.load_id),
      cancel: (ctx, { params, body }) => cancelLoad(ctx, params.load_id, body),
    });
    serve(app, dispatchViews, viewsOfList({ name: 'dispatch', filters: DispatchViewFilters }));
    serve(app, assignments, {
      waiting: (ctx, { query }) => listWaitingLoads(ctx, query),
      exportWaiting: (ctx, { query }) => exportWaitingLoads(ctx, query),
      assign: (ctx, { params, body }) => assignTruck(ctx, params.load_id, body),
      decline: (ctx, { params, body }) => declineWaitingLoad(ctx, params.load_id, body),
      ofLoad: (ctx, { params }) => getAssignment(ctx, params.load_id),
      reportProgress: (ctx, { params, body }) => reportProgress(ctx, params.load_id, body),
    });
  },
  settings: [keptSetting(cancellationFees)],
  events: [loadAssigned, loadDeclined, loadHeld, loadTendered],
  listeners: [pursueTender, notifyCarrierCancelled],
  tickers: [timeOutHeldLoads, watchTenders],
});
