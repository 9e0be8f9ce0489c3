import { users } from '@portal/contract/users/users.contract.ts';
import { howToVideosUrl } from '@portal/contract/users/users.settings.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { job, mailJob } from '../../platform/jobs/jobs.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { changeOwnUser } from './change-own-user.ts';
import { ensureAccess } from './ensure-access.queries.ts';
import { getMe, getMeComplete } from './get-me.ts';
import { recoverPassword } from './recover-password.ts';
import { requestPasswordLink, sendPasswordLink, sendPasswordLinkJob } from './send-password-link.ts';

export const usersFeature = feature({
  name: 'users',
  uses: [],
  seed: ensureAccess,
  routes: (app) =>
    serve(app, users, {
      me: (ctx) => getMe(ctx),
      complete: (ctx) => getMeComplete(ctx),
      change: (ctx, { params, body }) => changeOwnUser(ctx, params.id, body),
      forgotPassword: (ctx, { body }) => requestPasswordLink(ctx, body.email),
      recoverPassword: (ctx, { body }) => recoverPassword(ctx, body),
    }),
  settings: [keptSetting(howToVideosUrl, { initial: ({ config }) => config.howToVideosUrl ?? null })],
  jobs: [job(sendPasswordLinkJob, sendPasswordLink, mailJob)],
});
