import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { holdCaller, holdCallingKey, isSessionOpen } from './held-rights.queries.ts';

/**
 * Who calls, as they are now and stay until the transaction ends. 401 for a session or key that ended after the call
 * had begun: what outlives it, such as a key or a link, is not made any more.
 */
export const holdOpenCaller = async ({ db, actor }: Ctx) => {
  const caller = await holdCaller(db, actor.userId);
  const key = actor.kind === 'api_key' ? ((await holdCallingKey(db, actor.keyId)) ?? null) : null;
  const isOpen = actor.kind === 'api_key' ? key?.status === 'active' : await isSessionOpen(db, actor.sessionId);
  if (caller?.status !== 'active' || !isOpen) throw problem('auth.session_expired', 401);
  return { caller, key };
};
