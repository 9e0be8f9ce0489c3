import { z } from 'zod';
import { Tokens } from '../auth/auth.contract.ts';
import { contract } from '../http/endpoint.ts';
import { Id, IdText, requiredText, text } from '../values/values.ts';
import { Issuer, SingleSignOnChange } from './provider.ts';
import { singleSignOnCalls } from './single-sign-on.calls.ts';
import { secret } from '../values/secret.ts';

/** Why a provider cannot be used; `none` where it can. */
export const ProviderFault = z.enum(['none', 'unavailable', 'not_a_provider', 'not_called']);
export type ProviderFault = z.infer<typeof ProviderFault>;

/** How an account's people sign in by their own identity provider. The secret is never sent. */
export const SingleSignOn = z.strictObject({
  account_id: Id,
  is_on: z.boolean(),
  issuer: z.string(),
  client_id: z.string(),
  has_client_secret: z.boolean(),
  domains: z.array(z.string()),
  /** Where the provider must send people back to. */
  redirect_uri: z.string(),
  /** The address where the account's people sign in without typing theirs; null until it is set up. */
  sign_in_url: z.string().nullable(),
  /** The account's; a change names the version it was made from. */
  version: z.int(),
});
export type SingleSignOn = z.infer<typeof SingleSignOn>;

const State = z.string().regex(/^[\w-]{43}$/);

export const singleSignOn = contract(singleSignOnCalls, {
  begin: {
    summary: 'Begin to sign in by an account’s own identity provider: by the domain of an e-mail address, or its link',
    body: z.union([
      z.strictObject({ email: requiredText(254) }),
      z.strictObject({ link_code: z.string().regex(/^[\w-]{16}$/) }),
    ]),
    reply: z.strictObject({
      /** Where the browser goes on, at the provider. */
      redirect_to: z.string(),
    }),
    errors: [404, 503],
    perMinute: 30,
  },
  finish: {
    summary: 'Sign in with what the identity provider sent the browser back with; in the browser that began, once',
    body: z.strictObject({
      state: secret(State),
      /** The query the provider added to the address, as it stands. Left out when only the code of the second factor follows. */
      answer: secret(text(4000)).optional(),
      /** The second factor's, once a first answer has been 401 `auth.second_factor_needed`. */
      code: secret(text(40)).optional(),
    }),
    reply: Tokens,
    errors: [401, 503],
    perMinute: 30,
  },
  get: {
    summary: 'How an account’s people sign in by their own identity provider',
    params: z.strictObject({ id: IdText }),
    reply: SingleSignOn,
    errors: [404],
  },
  change: {
    summary: 'Set up, switch on or off an account’s own identity provider',
    params: z.strictObject({ id: IdText }),
    body: SingleSignOnChange,
    reply: SingleSignOn,
    errors: [404, 409],
    perMinute: 30,
  },
  check: {
    summary: 'Whether an address is an identity provider’s and answers',
    params: z.strictObject({ id: IdText }),
    body: z.strictObject({ issuer: Issuer }),
    reply: z.strictObject({ fault: ProviderFault }),
    errors: [404],
    perMinute: 20,
  },
});
