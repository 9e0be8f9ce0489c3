import { singleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { feature } from '../../platform/feature.ts';
import { type HttpParts, serve } from '../../platform/http/serve.ts';
import { job, mailJob } from '../../platform/jobs/jobs.ts';
import { deviceOf, rememberDevice } from '../auth/device.ts';
import { beginSignIn, pendingMinutes } from './begin-sign-in.ts';
import { changeSingleSignOn, checkProvider, getSingleSignOn } from './change-single-sign-on.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { mailProviderChange, mailProviderChangeJob } from './mail-provider-change.ts';
import { deleteExpiredSignIns } from './single-sign-on.queries.ts';

const cookieName = 'portal_sign_in';
const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`);

/** The browser a sign-in began in, or null. */
const browserOf = ({ request }: HttpParts): string | null =>
  cookiePattern.exec(request.headers.cookie ?? '')?.[1] ?? null;

/** Lets the browser remember the sign-in it began; no script can read it, no other site's form sends it. */
const rememberBrowser = ({ reply }: HttpParts, browser: string, publicUrl: string): void => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const path = singleSignOn.begin.path;
  void reply.header(
    'set-cookie',
    `${cookieName}=${browser}; Path=${path}; Max-Age=${pendingMinutes * 60}; HttpOnly; SameSite=Lax${secure}`,
  );
};

const hour = 3_600_000;

export const singleSignOnFeature = feature({
  name: 'single-sign-on',
  uses: ['accounts', 'auth', 'users'],
  routes: (app) =>
    serve(app, singleSignOn, {
      begin: async (ctx, { body }) => {
        const { redirectTo, browser } = await beginSignIn(ctx, body);
        rememberBrowser(ctx.http, browser, ctx.services.config.publicUrl);
        return { redirect_to: redirectTo };
      },
      finish: async (ctx, { body }) => {
        const userAgent = ctx.http.request.headers['user-agent'] ?? '';
        const caller = { device: deviceOf(ctx.http), browser: browserOf(ctx.http), userAgent };
        const { tokens, device } = await finishSignIn(ctx, caller, body);
        rememberDevice(ctx.http, device, ctx.services.config.publicUrl);
        return tokens;
      },
      get: (ctx, { params }) => getSingleSignOn(ctx, params.id),
      change: (ctx, { params, body }) => changeSingleSignOn(ctx, params.id, body),
      check: (ctx, { params, body }) => checkProvider(ctx, params.id, body.issuer),
    }),
  jobs: [job(mailProviderChangeJob, mailProviderChange, mailJob)],
  tickers: [{ name: 'sweep-pending-sign-ins', everyMs: hour, run: deleteExpiredSignIns }],
});
