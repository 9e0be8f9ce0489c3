import type { OpenCtx } from '../../platform/context.ts';
import { markSessionsEnded, type WhichSessions } from './users.queries.ts';

export type SessionEnd =
  | 'signed-out'
  | 'ended-by-hand'
  | 'refresh-reused'
  | 'password-changed'
  | 'password-recovered'
  | 'email-changed'
  | 'second-factor-added'
  | 'second-factor-reset';

/**
 * Ends sessions: their tokens stop working and their sockets close, on every instance, once the transaction commits;
 * a trigger notifies. Answers how many there were.
 */
export const endSessions = async (ctx: OpenCtx, which: WhichSessions, reason: SessionEnd): Promise<number> =>
  (await markSessionsEnded(ctx, which, reason)).length;
