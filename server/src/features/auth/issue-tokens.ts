import type { Tokens } from '@portal/contract/auth/auth.contract.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { accessTokenSeconds, signAccessToken } from './access-token.ts';
import { readActor } from './actor.queries.ts';

/** A session's next pair of tokens. Wants the session committed; 401 when it, its user or its account has ended. */
export const issueTokens = async (ctx: OpenCtx, sessionId: string, refreshToken: string): Promise<Tokens> => {
  const actor = await readActor(ctx.services.pool, sessionId);
  if (!actor) throw problem('auth.session_expired', 401);
  return {
    access_token: await signAccessToken(ctx.services, actor),
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
  };
};
