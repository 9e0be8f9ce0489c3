import { hash } from 'node:crypto';
import type { OpenCtx } from '../../platform/context.ts';
import { type AttemptPolicy, countAttempt, deleteAttempts, findWait, uncountAttempt } from './attempts.queries.ts';

export type Attempt = { allowed: true } | { allowed: false; seconds: number; locked: boolean };
type Kind = 'account' | 'address' | 'device' | 'own-password' | 'taken-addresses';

/** A counter's name. What people type is hashed: an unknown address or a mistyped password leaves no trace. */
export const attemptSubject = (kind: Kind, value: string): string => `${kind}:${hash('sha256', value, 'base64url')}`;

/**
 * Counts an attempt as failed before it is made, so that attempts side by side cannot slip past the limit together.
 * Who succeeds gives it back with `forgetAttempts` or `returnAttempt`.
 */
export const takeAttempt = async (ctx: OpenCtx, subject: string, policy: AttemptPolicy): Promise<Attempt> => {
  if (await countAttempt(ctx, subject, policy)) return { allowed: true };
  const wait = await findWait(ctx, subject);
  return { allowed: false, seconds: wait?.seconds ?? 1, locked: (wait?.failures ?? 0) >= policy.lockAfter };
};

/** Resets the counter after a proof of identity. */
export const forgetAttempts = (ctx: OpenCtx, subject: string): Promise<void> => deleteAttempts(ctx, subject);

/** Takes one counted attempt back, and its delay with it: it succeeded, or was never made. Earlier failures stay. */
export const returnAttempt = (ctx: OpenCtx, subject: string): Promise<void> => uncountAttempt(ctx, subject);
