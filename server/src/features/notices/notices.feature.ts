import { notices } from '@portal/contract/notices/notices.contract.ts';
import { noticeLimit } from '@portal/contract/notices/notices.settings.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { job, mailJob } from '../../platform/jobs/jobs.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { changeNotices, getNotices, listRefusals } from './load-notices.ts';
import { occasionNotes } from './note-occasions.ts';
import { sendNotice, sendNoticeJob } from './send-notice.ts';

export const noticesFeature = feature({
  name: 'notices',
  uses: ['loads', 'sharing'],
  routes: (app) =>
    serve(app, notices, {
      ofLoad: (ctx, { params }) => getNotices(ctx, params.load_id),
      change: (ctx, { params, body }) => changeNotices(ctx, params.load_id, body),
      refusals: (ctx) => listRefusals(ctx),
    }),
  listeners: occasionNotes,
  jobs: [job(sendNoticeJob, sendNotice, mailJob)],
  settings: [keptSetting(noticeLimit)],
});
