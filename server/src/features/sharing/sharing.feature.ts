import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { job, mailJob } from '../../platform/jobs/jobs.ts';
import { downloadPaper } from './download-paper.ts';
import { openShare } from './open-share.ts';
import { endLinksOfUser, listLinksOfUser } from './links-of-user.ts';
import { listShares, revokeShare } from './manage-shares.ts';
import { sendShare, sendShareJob } from './send-share.ts';
import { shareFiles } from './share-files.ts';
import { trackLoad } from './track-load.ts';
import { getTrackingLink, makeTrackingLink, revokeTrackingLink } from './tracking-links.ts';

export const sharingFeature = feature({
  name: 'sharing',
  uses: ['documents', 'loads', 'users'],
  routes: (app) =>
    serve(app, sharing, {
      share: (ctx, { params, body }) => shareFiles(ctx, params.id, body),
      list: (ctx, { params }) => listShares(ctx, params.id),
      revoke: (ctx, { params }) => revokeShare(ctx, params.share_id),
      linksOfUser: (ctx, { params }) => listLinksOfUser(ctx, params.id),
      endLinksOfUser: (ctx, { params }) => endLinksOfUser(ctx, params.id),
      open: (ctx, { params, query }) => openShare(ctx, params.token, query.again ?? false),
      download: (ctx, { params }) => downloadPaper(ctx, params.token),
      trackingLink: (ctx, { params }) => getTrackingLink(ctx, params.load_id),
      makeTrackingLink: (ctx, { params, body }) => makeTrackingLink(ctx, params.load_id, body.days),
      revokeTrackingLink: (ctx, { params }) => revokeTrackingLink(ctx, params.tracking_link_id),
      track: (ctx, { params, query }) => trackLoad(ctx, params.token, query.again ?? false),
    }),
  jobs: [job(sendShareJob, sendShare, mailJob)],
});
