import { operatorNeedsSecondFactor } from '@portal/contract/auth/auth.settings.ts';
import { access } from '@portal/contract/auth/access.contract.ts';
import { passkeys } from '@portal/contract/auth/passkeys.contract.ts';
import { secondFactor } from '@portal/contract/auth/second-factor.contract.ts';
import { job, mailJob } from '../../platform/jobs/jobs.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor/second-factor.ts';
import { mailFactorChange, mailFactorChangeJob } from './second-factor/mail-factor-change.ts';
import { mailFactorReset, mailFactorResetJob, resetSecondFactor } from './second-factor/reset-second-factor.ts';
import { auth, type Tokens } from '@portal/contract/auth/auth.contract.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { feature } from '../../platform/feature.ts';
import { type HttpParts, serve } from '../../platform/http/serve.ts';
import { endAccessOfUser, getAccessOfUser } from './access/access-of-user.ts';
import { endOwnAccess, getOwnAccess } from './access/own-access.ts';
import { deviceOf, rememberDevice } from './device.ts';
import { addPasskey, beginPasskey, getPasskeys, removePasskey } from './passkeys/passkeys.ts';
import { offerPasskeySignIn, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn, type SignedIn, type SignInCaller } from './sign-in.ts';
import { signInAs } from './sign-in-as.ts';
import { getCredentials, signOut } from './session.ts';
import { deleteExpired } from './auth.queries.ts';

/** Signing in is what has more to answer than its body: the browser is given a device to remember. */
const signInHere = async (
  ctx: OpenCtx & { http: HttpParts },
  signInFrom: (caller: SignInCaller) => Promise<SignedIn>,
): Promise<Tokens> => {
  const userAgent = ctx.http.request.headers['user-agent'] ?? '';
  const { tokens, device } = await signInFrom({ device: deviceOf(ctx.http), userAgent });
  rememberDevice(ctx.http, device, ctx.services.config.publicUrl);
  return tokens;
};

const hour = 3_600_000;

export const authFeature = feature({
  name: 'auth',
  uses: ['users'],
  routes: (app) => {
    serve(app, auth, {
      signIn: (ctx, { body }) => signInHere(ctx, (caller) => signIn(ctx, caller, body)),
      refresh: (ctx, { body }) => refreshSession(ctx, body.refresh_token),
      signInAs: (ctx, { params }) => signInAs(ctx, params.id),
      signOut: (ctx) => signOut(ctx),
      credentials: (ctx) => getCredentials(ctx),
    });
    serve(app, secondFactor, {
      get: (ctx) => getSecondFactor(ctx),
      begin: (ctx, { body }) => beginSecondFactor(ctx, body.password),
      confirm: (ctx, { body }) => confirmSecondFactor(ctx, body.code),
      renewCodes: (ctx, { body }) => renewRecoveryCodes(ctx, body.password),
      remove: (ctx, { body }) => removeSecondFactor(ctx, body.password),
      reset: (ctx, { params }) => resetSecondFactor(ctx, params.id),
    });
    serve(app, access, {
      get: (ctx) => getOwnAccess(ctx),
      end: (ctx, { body }) => endOwnAccess(ctx, body.password),
      ofUser: (ctx, { params }) => getAccessOfUser(ctx, params.id),
      endOfUser: (ctx, { params }) => endAccessOfUser(ctx, params.id),
    });
    serve(app, passkeys, {
      list: (ctx) => getPasskeys(ctx),
      begin: (ctx, { body }) => beginPasskey(ctx, body.password),
      add: (ctx, { body }) => addPasskey(ctx, body),
      remove: (ctx, { params, body }) => removePasskey(ctx, params.id, body.password),
      signInOptions: (ctx) => offerPasskeySignIn(ctx),
      signIn: (ctx, { body }) => signInHere(ctx, (caller) => signInWithPasskey(ctx, caller, body.credential)),
    });
  },
  settings: [keptSetting(operatorNeedsSecondFactor)],
  jobs: [job(mailFactorResetJob, mailFactorReset, mailJob), job(mailFactorChangeJob, mailFactorChange, mailJob)],
  tickers: [{ name: 'sweep-sessions', everyMs: hour, run: deleteExpired }],
});
