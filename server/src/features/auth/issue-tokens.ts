import type { Tokens } from '@portal/contract/auth/auth.contract.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { accessTokenSeconds, signAccessToken } from './access-token.ts';
import { readPrincipal } from './principal.queries.ts';

/** A session's next pair of tokens. Wants the session committed; 401 when it, its user or its account has ended. */
export const issueTokens = async (ctx: OpenCtx, sessionId: string, refreshToken: string): Promise<Tokens> => {
  const principal = await readPrincipal(ctx.services.pool, sessionId);
  if (!principal) throw problem('auth.session_expired', 401);
  return {
    access_token: await signAccessToken(ctx.services, principal),
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
  };
};
