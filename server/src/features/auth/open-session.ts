import { randomUUID } from 'node:crypto';
import type { OpenCtx } from '../../platform/context.ts';
import { insertRefreshToken, insertSession } from './auth.queries.ts';
import { newRefreshToken, refreshTokenHash } from './refresh-token.ts';

const longestAgent = 300;

/** Opens a session with its first refresh token, in the caller's transaction. */
export const openSession = async (ctx: OpenCtx, userId: number, userAgent: string) => {
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  await insertSession(ctx, {
    id: sessionId,
    user_id: userId,
    ip: ctx.ip,
    user_agent: userAgent.slice(0, longestAgent),
  });
  await insertRefreshToken(ctx, sessionId, refreshTokenHash(refreshToken));
  return { sessionId, refreshToken };
};
