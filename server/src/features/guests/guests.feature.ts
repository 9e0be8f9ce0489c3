import { demoRequests, guests } from '@portal/contract/guests/guests.contract.ts';
import { helpEmail, operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { job, mailJob } from '../../platform/jobs/jobs.ts';
import { changeDemoRequest, getDemoRequest, listDemoRequests } from './answer-demo-request.ts';
import { requestDemo } from './request-demo.ts';
import { confirmDemo, confirmDemoJob, reportDemo, reportDemoJob } from './send-demo-mails.ts';

export const guestsFeature = feature({
  name: 'guests',
  uses: [],
  routes: (app) => {
    serve(app, guests, {
      requestDemo: (ctx, { body }) => requestDemo(ctx, body),
      help: ({ services }) => ({ email: helpEmail(services.settings.get(operatorIdentity)) }),
    });
    serve(app, demoRequests, {
      list: (ctx, { query }) => listDemoRequests(ctx, query),
      get: (ctx, { params }) => getDemoRequest(ctx, params.id),
      change: (ctx, { params, body }) => changeDemoRequest(ctx, params.id, body),
    });
  },
  jobs: [job(reportDemoJob, reportDemo, mailJob), job(confirmDemoJob, confirmDemo, mailJob)],
});
