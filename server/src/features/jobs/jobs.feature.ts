import { failedJobs } from '@portal/contract/jobs/jobs.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { listFailedJobs, retryFailedJobs } from './failed-jobs.ts';

export const jobsFeature = feature({
  name: 'jobs',
  uses: [],
  routes: (app) =>
    serve(app, failedJobs, {
      list: (ctx, { query }) => listFailedJobs(ctx, query),
      retry: (ctx, { body }) => retryFailedJobs(ctx, body.ids),
    }),
});
