import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  type ServerMetadata,
} from 'openid-client';
import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import type { EgressCall } from '../../platform/egress/egress.ts';
import { EgressError } from '../../platform/egress/egress-error.ts';

/** How one account's people are known at their identity provider. */
export type ProviderAccess = { issuer: string; clientId: string; clientSecret: string };

/** What the portal remembers between sending a browser to a provider and its coming back. */
export type PendingSignIn = { state: string; nonce: string; codeVerifier: string; redirectUri: string };

/** Whom a provider vouches for. */
export type VouchedPerson = {
  subject: string;
  /** Null where the provider gives none, or does not say that it belongs to this person. */
  email: string | null;
  /** Whether the provider itself asked for a second factor. */
  hasSecondFactor: boolean;
};

export class IdentityProviderError extends Error {
  /** `unavailable` passes; `refused` is the provider's answer, or one that is not its own. */
  readonly kind: 'unavailable' | 'refused';

  constructor(kind: 'unavailable' | 'refused', cause: unknown) {
    super(`identity provider: ${kind}`, { cause });
    this.name = 'IdentityProviderError';
    this.kind = kind;
  }
}

/** Answers of a provider that say no, and say why in their body. */
const refusals = [400, 401, 403, 404, 405, 409, 410, 415, 422, 429];
const limits = { totalMs: 5_000, maxBytes: 512 * 1024, slots: 8, queue: 20 };

/** The library's calls leave by the one way out, each host a partner of its own. */
const fetchBy =
  ({ egress }: Pick<Services, 'egress'>): CustomFetch =>
  async (address, { method, headers, body }) => {
    const { host } = new URL(address);
    const call: EgressCall = {
      method: method === 'POST' ? 'POST' : 'GET',
      url: address,
      headers: z.record(z.string(), z.string()).parse(headers),
      expected: refusals,
      ...(body instanceof URLSearchParams && { form: body.toString() }),
    };
    const reply = await egress.passingService('identity provider', host, limits).bytes(call);
    return new Response(new Uint8Array(reply.body), {
      status: reply.status,
      headers: { 'content-type': reply.contentType },
    });
  };

/** What the way out said of a call; null where it was not its failure. */
const egressErrorIn = (error: unknown): EgressError | null => {
  if (error instanceof EgressError) return error;
  return error instanceof Error && error.cause !== undefined ? egressErrorIn(error.cause) : null;
};

/** Whether it may be otherwise in a while; where nobody is called, nobody will be. */
const isPassing = (error: unknown): boolean => {
  const failure = egressErrorIn(error);
  return failure !== null && failure.kind !== 'not_allowed';
};

const providerError = (cause: unknown): IdentityProviderError =>
  cause instanceof IdentityProviderError
    ? cause
    : new IdentityProviderError(isPassing(cause) ? 'unavailable' : 'refused', cause);

const usesHttp = (issuer: string): boolean => new URL(issuer).protocol === 'http:';

/**
 * Whether the client's secret goes into a header. It is percent-encoded there (RFC 6749, 2.3.1), which some providers do
 * not undo: where signs are encoded, the body is taken if the provider takes that too.
 */
const isShownInHeader = (
  { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: ServerMetadata,
  { clientId, clientSecret }: ProviderAccess,
): boolean => {
  const hasEncodedSigns = /[^A-Za-z0-9]/.test(clientId + clientSecret);
  return methods.includes('client_secret_basic') && !(hasEncodedSigns && methods.includes('client_secret_post'));
};

/** What the portal itself calls of the addresses that a provider names. */
const calledEndpoints = ['token_endpoint', 'jwks_uri', 'userinfo_endpoint'] as const;

/** Refuses a provider whose own document leads to where nobody is called, before anything is sent there. */
const refuseDestinations = ({ egress }: Pick<Services, 'egress'>, metadata: ServerMetadata): void => {
  for (const endpoint of calledEndpoints) {
    const address = metadata[endpoint];
    if (address === undefined || !URL.canParse(address)) continue;
    const fault = egress.faultOf(address);
    if (fault === null) continue;
    const cause = new Error(`the ${endpoint} ${address} is ${fault}`);
    throw new EgressError('not_allowed', 'identity provider', { sent: false, cause });
  }
};

/** Reads what a provider says of itself, and how it wants to be shown the client's secret. */
const configurationOf = async (services: Pick<Services, 'egress'>, access: ProviderAccess): Promise<Configuration> => {
  const fetchProvider = fetchBy(services);
  const found = await discovery(new URL(access.issuer), access.clientId, undefined, None(), {
    [customFetch]: fetchProvider,
    execute: usesHttp(access.issuer) ? [allowInsecureRequests] : [],
  });
  const metadata = found.serverMetadata();
  refuseDestinations(services, metadata);
  const authenticate = isShownInHeader(metadata, access) ? ClientSecretBasic : ClientSecretPost;
  const configuration = new Configuration(metadata, access.clientId, undefined, authenticate(access.clientSecret));
  configuration[customFetch] = fetchProvider;
  if (usesHttp(access.issuer)) allowInsecureRequests(configuration);
  // Not the connection alone, the token's own signature says whose it is.
  enableNonRepudiationChecks(configuration);
  return configuration;
};

/** Where a browser goes on at the provider; rejects with an IdentityProviderError. */
export const signInAddress = async (
  services: Pick<Services, 'egress'>,
  access: ProviderAccess,
  { state, nonce, codeVerifier, redirectUri }: PendingSignIn,
  loginHint: string | null,
): Promise<string> => {
  try {
    const configuration = await configurationOf(services, access);
    const address = buildAuthorizationUrl(configuration, {
      scope: 'openid email profile',
      redirect_uri: redirectUri,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(loginHint && { login_hint: loginHint }),
    });
    return address.href;
  } catch (cause) {
    throw providerError(cause);
  }
};

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  amr: z.array(z.string()).optional(),
});

/** What a provider calls a sign-in with several factors (RFC 8176). */
const severalFactors = 'mfa';

/**
 * Exchanges what a browser came back with for the person the provider vouches for. Signature, issuer, audience, expiry,
 * nonce and state are checked. Rejects with an IdentityProviderError.
 */
export const vouchedPerson = async (
  services: Pick<Services, 'egress'>,
  access: ProviderAccess,
  { state, nonce, codeVerifier, redirectUri }: PendingSignIn,
  answer: string,
): Promise<VouchedPerson> => {
  try {
    const configuration = await configurationOf(services, access);
    const returned = new URL(redirectUri);
    returned.search = answer;
    const tokens = await authorizationCodeGrant(configuration, returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = Claims.parse(tokens.claims());
    // By the standard the address stands in the user info; many put it in the token as well.
    const { email, email_verified } = claims.email
      ? claims
      : Claims.parse(await fetchUserInfo(configuration, tokens.access_token, claims.sub));
    return {
      subject: claims.sub,
      email: email && String(email_verified) === 'true' ? email : null,
      hasSecondFactor: claims.amr?.includes(severalFactors) ?? false,
    };
  } catch (cause) {
    throw providerError(cause);
  }
};

/** Whether there is an identity provider of this name at this address, and is called where it says it is. */
export const examineProvider = async (
  services: Pick<Services, 'egress'>,
  issuer: string,
): Promise<'none' | 'unavailable' | 'not_a_provider' | 'not_called'> => {
  try {
    await configurationOf(services, { issuer, clientId: 'portal', clientSecret: 'portal' });
    return 'none';
  } catch (cause) {
    if (egressErrorIn(cause)?.kind === 'not_allowed') return 'not_called';
    return providerError(cause).kind === 'unavailable' ? 'unavailable' : 'not_a_provider';
  }
};
