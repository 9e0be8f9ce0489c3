import { claims } from '@portal/contract/claims/claims.contract.ts';
import { type App, serve } from '../../platform/serve.ts';
import { changeClaim } from './change-claim.ts';
import { claimInScope } from './claim-in-scope.ts';
import { listMessages, writeMessage } from './claim-messages.ts';
import { createClaim } from './create-claim.ts';
import { getClaimGuide } from './get-claim-guide.ts';
import { listClaims } from './list-claims.ts';
import { makePacket } from './make-packet.ts';
import { presentClaim } from './present-claim.ts';

export const claimsRoutes = (app: App): void =>
  serve(app, claims, {
    list: (ctx, { query }) => listClaims(ctx, query),
    guide: (ctx, { query }) => getClaimGuide(ctx, query.load_id),
    get: async (ctx, { params }) => presentClaim(ctx, await claimInScope(ctx, params.id)),
    create: (ctx, { body }) => createClaim(ctx, body),
    change: (ctx, { params, body }) => changeClaim(ctx, params.id, body),
    messages: (ctx, { params, query }) => listMessages(ctx, params.id, query),
    say: (ctx, { params, body }) => writeMessage(ctx, params.id, body),
    packet: (ctx, { params, body }) => makePacket(ctx, params.id, body.format),
  });
