import { createHash, randomBytes } from 'node:crypto';
import type { Input } from '@portal/contract/http/endpoint.ts';
import type { singleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import {
  IdentityProviderError,
  type ProviderAccess,
  signInAddress,
} from '../../integrations/identity-provider/identity-provider.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { decryptFor } from '../../platform/encrypted-secret.ts';
import { problem } from '../../platform/http/errors.ts';
import { redirectUriOf } from './change-single-sign-on.ts';
import { findProviderByDomain, findProviderByLink, insertPendingSignIn } from './single-sign-on.queries.ts';

/** Time to sign in at the provider; a provider's own pages may ask for much. */
export const pendingMinutes = 15;

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** All the database keeps of what a browser is recognized by. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

type Provider = { issuer: string; client_id: string; client_secret: Buffer };

export const accessTo = ({ services }: OpenCtx, provider: Provider): ProviderAccess => ({
  issuer: provider.issuer,
  clientId: provider.client_id,
  clientSecret: decryptFor('single sign-on secrets', provider.client_secret, services.config.tokenSigningKey).toString(
    'utf8',
  ),
});

export const domainOf = (email: string): string => email.trim().toLowerCase().split('@').at(-1) ?? '';

/**
 * Begins a sign-in at an account's provider: where the browser goes on, and the secret it is recognized by when it comes
 * back. By an e-mail address only its domain counts: nobody learns whether the address is known. 404
 * `single_sign_on.unknown_domain`, 503 `single_sign_on.unavailable`.
 */
export const beginSignIn = async (
  ctx: OpenCtx,
  body: Input<typeof singleSignOn.begin>['body'],
): Promise<{ redirectTo: string; browser: string }> => {
  const email = 'email' in body ? body.email : null;
  const provider =
    'email' in body
      ? await findProviderByDomain(ctx.db, domainOf(body.email))
      : await findProviderByLink(ctx.db, body.link_code);
  if (!provider) throw problem('single_sign_on.unknown_domain', 404, email === null ? {} : { field: 'email' });
  const { account_id, issuer } = provider;
  const [state, nonce, codeVerifier, browser] = [newSecret(), newSecret(), newSecret(), newSecret()];
  const pending = { state, nonce, codeVerifier, redirectUri: redirectUriOf(ctx.services) };
  try {
    const redirectTo = await signInAddress(ctx.services, accessTo(ctx, provider), pending, email);
    const hashes = { state_hash: hashOf(state), browser_hash: hashOf(browser) };
    await insertPendingSignIn(
      ctx.db,
      { ...hashes, account_id, issuer, nonce, code_verifier: codeVerifier },
      pendingMinutes,
    );
    return { redirectTo, browser };
  } catch (cause) {
    if (!(cause instanceof IdentityProviderError)) throw cause;
    ctx.log.warn({ error: cause, issuer }, 'identity provider did not answer');
    throw problem('single_sign_on.unavailable', 503);
  }
};
