import { users } from '@portal/contract/users/users.contract.ts';
import { howToVideosUrl } from '@portal/contract/users/users.settings.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { job, mailJob } from '../../platform/jobs/jobs.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { changeUser } from './change-own-user.ts';
import { ensureAccess } from './ensure-access.queries.ts';
import { getMe, getMeComplete } from './get-me.ts';
import { removeUser } from './manage/change-user.ts';
import { inviteUser, registerAdmin } from './manage/invite-user.ts';
import { exportUsers } from './manage/export-users.ts';
import { findByUsername, listUsers, searchUsers } from './manage/list-users.ts';
import { endAllSessions, endOneSession, finishTour, listSessions } from './manage/user-sessions.ts';
import { mailNewAddress, mailNewAddressJob, mailRecovery, mailRecoveryJob } from './mail-recovery.ts';
import { recoverPassword } from './recover-password.ts';
import {
  requestPasswordLink,
  mailInvitation,
  sendInvitationJob,
  sendPasswordLink,
  sendPasswordLinkJob,
} from './send-password-link.ts';

export const usersFeature = feature({
  name: 'users',
  uses: [],
  seed: ensureAccess,
  routes: (app) =>
    serve(app, users, {
      me: (ctx) => getMe(ctx),
      complete: (ctx) => getMeComplete(ctx),
      change: (ctx, { params, body }) => changeUser(ctx, params.id, body),
      list: (ctx, { params, query }) => listUsers(ctx, params.id, query),
      search: (ctx, { query }) => searchUsers(ctx, query),
      exportList: (ctx, { params, query }) => exportUsers(ctx, params.id, query),
      invite: (ctx, { params, body }) => inviteUser(ctx, params.id, body),
      findByUsername: (ctx, { query }) => findByUsername(ctx, query.username),
      register: (ctx, { body: { account_id, ...invitation } }) => inviteUser(ctx, account_id, invitation),
      registerAdmin: (ctx, { body }) => registerAdmin(ctx, body),
      remove: (ctx, { params }) => removeUser(ctx, params.id),
      finishTour: (ctx, { query }) => finishTour(ctx, query.section_name),
      sessions: (ctx, { params }) => listSessions(ctx, params.id),
      endSession: (ctx, { params }) => endOneSession(ctx, params.id, params.session),
      endSessions: (ctx, { params }) => endAllSessions(ctx, params.id),
      forgotPassword: (ctx, { body }) => requestPasswordLink(ctx, body.email),
      recoverPassword: (ctx, { body }) => recoverPassword(ctx, body),
    }),
  settings: [keptSetting(howToVideosUrl, { initial: ({ config }) => config.howToVideosUrl ?? null })],
  taken: { users_email: { code: 'users.email_taken', field: 'email' } },
  jobs: [
    job(sendPasswordLinkJob, sendPasswordLink, mailJob),
    job(sendInvitationJob, mailInvitation, mailJob),
    job(mailRecoveryJob, mailRecovery, mailJob),
    job(mailNewAddressJob, mailNewAddress, mailJob),
  ],
});
