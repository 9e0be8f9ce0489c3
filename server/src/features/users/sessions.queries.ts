import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

/** Which sessions: one, or all of a user's but one. */
export type WhichSessions = { session_id: string } | { user_id: number; except?: string | undefined };

/** Marks open sessions as ended and answers their ids. */
export const markSessionsEnded = async (ctx: OpenCtx, which: WhichSessions, reason: string): Promise<string[]> => {
  const open = ctx.db
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, ended_reason: reason })
    .where('ended_at', 'is', null);
  const chosen =
    'session_id' in which
      ? open.where('id', '=', which.session_id)
      : open.where('user_id', '=', which.user_id).where('id', 'is distinct from', which.except ?? null);
  return (await chosen.returning('id').execute()).map(({ id }) => id);
};
