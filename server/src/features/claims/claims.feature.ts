import { contests } from '@portal/contract/claims/contests/contests.contract.ts';
import { ClaimViewFilters, claimViews } from '@portal/contract/claims/claim-views.contract.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { claimChanged, claimDeadlineNeared } from '@portal/contract/claims/claims.events.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { viewsOfList } from '../loads/views/views-of-list.ts';
import { changeClaim } from './change/change-claim.ts';
import { claimInScope } from './claim-in-scope.ts';
import { startDeliveryClocks } from './deadlines/refresh-due.ts';
import { watchDeadlines } from './deadlines/watch-deadlines.ts';
import { contestInvoice } from './contests/contest-invoice.ts';
import { createClaim } from './file/create-claim.ts';
import { getClaimGuide } from './file/get-claim-guide.ts';
import { exportClaims } from './list/export-claims.ts';
import { listClaims } from './list/list-claims.ts';
import { listMessages, writeMessage } from './messages/claim-messages.ts';
import { makePacket } from './packet/make-packet.ts';
import { presentClaim } from './present-claim.ts';

export const claimsFeature = feature({
  name: 'claims',
  uses: ['accounts', 'billing', 'documents', 'loads'],
  routes: (app) => {
    serve(app, claimViews, viewsOfList({ name: 'claims', filters: ClaimViewFilters }));
    serve(app, contests, { contest: (ctx, { body }) => contestInvoice(ctx, body) });
    serve(app, claims, {
      list: (ctx, { query }) => listClaims(ctx, query),
      exportList: (ctx, { query }) => exportClaims(ctx, query),
      guide: (ctx, { query }) => getClaimGuide(ctx, query.load_id),
      get: async (ctx, { params }) => presentClaim(ctx, await claimInScope(ctx, params.id)),
      create: (ctx, { body }) => createClaim(ctx, body),
      change: (ctx, { params, body }) => changeClaim(ctx, params.id, body),
      messages: (ctx, { params, query }) => listMessages(ctx, params.id, query),
      say: (ctx, { params, body }) => writeMessage(ctx, params.id, body),
      packet: (ctx, { params, body }) => makePacket(ctx, params.id, body.format),
    });
  },
  events: [claimChanged, claimDeadlineNeared],
  listeners: [startDeliveryClocks],
  tickers: [watchDeadlines],
});
