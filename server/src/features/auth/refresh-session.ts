import type { Tokens } from '@portal/contract/auth/auth.contract.ts';
import { audit } from '../../platform/audit.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { endSessions } from '../users/end-sessions.ts';
import { findUsedRefreshToken, insertRefreshToken, touchSession, useRefreshToken } from './auth.queries.ts';
import { issueTokens } from './issue-tokens.ts';
import { refreshTokenHash, successorOf } from './refresh-token.ts';

/**
 * Exchanges a refresh token for the next pair. A repeat within ten seconds gets the same successor; a later one means
 * that somebody copied the token, so the whole session ends and the audit says so. 401 for everything that is not good.
 */
export const refreshSession = async (ctx: OpenCtx, refreshToken: string): Promise<Tokens> => {
  const successor = successorOf(refreshToken, ctx.services.config.tokenSigningKey);
  const sessionId = await withTransaction(ctx, (tx) => rotate(tx, refreshToken, successor));
  if (!sessionId) throw problem('auth.session_expired', 401);
  return issueTokens(ctx, sessionId, successor);
};

/** The session that goes on, or null. Never throws for a bad token: the family's end has to be committed. */
const rotate = async (tx: OpenCtx, token: string, successor: string): Promise<string | null> => {
  const used = await useRefreshToken(tx, refreshTokenHash(token));
  if (used) {
    await insertRefreshToken(tx, used.session_id, refreshTokenHash(successor));
    await touchSession(tx, used.session_id);
    return used.session_id;
  }
  const before = await findUsedRefreshToken(tx, refreshTokenHash(token));
  if (!before) return null;
  if (before.is_repeat) return before.session_id;
  const { session_id, user_id, account_id } = before;
  if ((await endSessions(tx, { session_id }, 'refresh-reused')) > 0) {
    await audit(tx, { action: 'auth.refresh-reused', object_type: 'user', object_id: user_id, account_id });
  }
  return null;
};
