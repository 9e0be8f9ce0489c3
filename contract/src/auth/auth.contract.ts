import { z } from 'zod';
import { RoleName } from '../access/roles.ts';
import { contract } from '../http/endpoint.ts';
import { authCalls } from './auth.calls.ts';
import { IdText, requiredText, text } from '../values/values.ts';
import { DispatchModes } from '../modes/dispatch-modes-schema.ts';
import { secret } from '../values/secret.ts';

export const Tokens = z.strictObject({
  access_token: secret(z.string()),
  refresh_token: secret(z.string()),
  token_type: z.literal('bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.int(),
});
export type Tokens = z.infer<typeof Tokens>;

/** Minutes one is signed in as another account. There is no refresh: whoever needs longer signs in as it again. */
export const signedInAsMinutes = 30;

export const auth = contract(authCalls, {
  signIn: {
    summary: 'Sign in with e-mail address and password',
    body: z.strictObject({
      username: requiredText(254),
      password: secret(z.string().min(1).max(1024)),
      /** The second factor's, once a first answer has been 401 `auth.second_factor_needed`. */
      code: secret(text(40)).optional(),
    }),
    reply: Tokens,
    errors: [401, 503],
  },
  refresh: {
    summary: 'Exchange a refresh token, once, for the next pair',
    body: z.strictObject({ refresh_token: secret(z.string().min(20).max(200)) }),
    reply: Tokens,
    errors: [401],
  },
  signInAs: {
    summary: 'Sign in as another account by its id: as any for the operator, as one below the own for its admins',
    params: z.strictObject({ id: IdText }),
    reply: Tokens.omit({ refresh_token: true }),
    errors: [404, 409],
    perMinute: 30,
  },
  signOut: {
    summary: 'End this session on every device that holds it',
  },
  credentials: {
    summary: 'What this session may do; no secret',
    reply: z.strictObject({
      role: RoleName,
      is_branded: z.boolean(),
      freight_system_guid: z.string().nullable(),
      can_dispatch: z.boolean(),
      can_dispatch_modes: DispatchModes,
      scopes: z.array(z.string()),
    }),
  },
});
