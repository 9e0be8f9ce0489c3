import { randomUUID } from 'node:crypto';
import type { OpenCtx, Ctx } from '../../platform/context.ts';
import { insertRefreshToken, insertSession } from './auth.queries.ts';
import { newRefreshToken, refreshTokenHash } from './refresh-token.ts';
import { problem } from '../../platform/http/errors.ts';
import { audit } from '../../platform/audit.ts';
import { requireSession } from '../../platform/actor.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { endSessions } from '../users/end-sessions.ts';
import type { auth } from '@portal/contract/auth/auth.contract.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';

const longestAgent = 300;

/** Opens a session with its first refresh token, in the caller's transaction. 401 where the user is suspended by now. */
export const openSession = async (
  ctx: OpenCtx,
  userId: number,
  userAgent: string,
  refusal: ErrorCode = 'auth.invalid_credentials',
) => {
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  const session = { id: sessionId, user_id: userId, ip: ctx.ip, user_agent: userAgent.slice(0, longestAgent) };
  if (!(await insertSession(ctx, session))) throw problem(refusal, 401);
  await insertRefreshToken(ctx, sessionId, refreshTokenHash(refreshToken));
  return { sessionId, refreshToken };
};

/** Ends the caller's session, on every instance. */
export const signOut = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await endSessions(tx, { session_id: requireSession(ctx.actor) }, 'signed-out');
    await audit(tx, { action: 'auth.signed-out', object_type: 'user', object_id: ctx.actor.userId });
  });

/** What the caller's session may do, for screens and scripts; no secret in it. */
export const getCredentials = ({ actor }: Ctx): Reply<typeof auth.credentials> => ({
  role: actor.role,
  is_branded: actor.isBranded,
  freight_system_guid: actor.freightSystemId,
  can_dispatch: actor.canDispatch,
  can_dispatch_modes: actor.dispatchModes,
  scopes: [...actor.permissions].sort(),
});
