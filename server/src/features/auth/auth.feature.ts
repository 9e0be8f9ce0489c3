import { operatorNeedsSecondFactor } from '@portal/contract/auth/auth.settings.ts';
import { secondFactor } from '@portal/contract/auth/second-factor.contract.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor/second-factor.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { feature } from '../../platform/feature.ts';
import { type HttpParts, serve } from '../../platform/http/serve.ts';
import { deviceOf, rememberDevice } from './device.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';
import { signInAs } from './sign-in-as.ts';
import { getCredentials, signOut } from './session.ts';
import { deleteExpired } from './auth.queries.ts';

type SignInBody = { username: string; password: string; code?: string | undefined };

/** Sign-in is the one call whose reply is more than its body: the browser is given a device to remember. */
const signInHere = async (ctx: OpenCtx & { http: HttpParts }, body: SignInBody) => {
  const userAgent = ctx.http.request.headers['user-agent'] ?? '';
  const { tokens, device } = await signIn(ctx, { device: deviceOf(ctx.http), userAgent }, body);
  rememberDevice(ctx.http, device, ctx.services.config.publicUrl);
  return tokens;
};

const hour = 3_600_000;

export const authFeature = feature({
  name: 'auth',
  uses: ['users'],
  routes: (app) => {
    serve(app, auth, {
      signIn: (ctx, { body }) => signInHere(ctx, body),
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
    });
  },
  settings: [keptSetting(operatorNeedsSecondFactor)],
  tickers: [{ name: 'sweep-sessions', everyMs: hour, run: deleteExpired }],
});
