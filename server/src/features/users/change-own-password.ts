import type { UserChanges } from '@portal/contract/users/users.contract.ts';
import { audit } from '../../platform/audit.ts';
import { requireSession } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { outsideTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import type { AttemptPolicy } from './attempts.queries.ts';
import { attemptSubject, forgetAttempts, takeAttempt } from './attempts.ts';
import { isCommonPassword } from './common-password.ts';
import { endSessions } from './end-sessions.ts';
import { spendLinks } from './one-time-tokens.queries.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { findPasswordHash, updateUser } from './users.queries.ts';

/** Whoever finds an open session must not find out its password with it. */
const guessing: AttemptPolicy = {
  free: 5,
  firstDelay: 2,
  longestDelay: 300,
  lockAfter: 20,
  lockedFor: 900,
  forgottenAfter: 3600,
};

type Passwords = Pick<UserChanges, 'old_password' | 'password'>;

/**
 * The hash of a new password after every question about it: the old one is right, the new one is not easily guessed.
 * Null when none is asked for. Comes before the transaction: hashing takes long.
 */
export const checkedNewPassword = async (ctx: Ctx, { old_password, password }: Passwords): Promise<string | null> => {
  if (password === undefined && old_password === undefined) return null;
  if (password === undefined) throw problem('http.required', 400, { field: 'password' });
  if (old_password === undefined) throw problem('http.required', 400, { field: 'old_password' });
  const { actor } = ctx;
  if (isCommonPassword(password, [...actor.name.split(' '), actor.email.split('@')[0] ?? ''])) {
    throw problem('users.password_common', 400, { field: 'password' });
  }
  await checkOwnPassword(ctx, old_password, 'old_password');
  return hashPassword(password);
};

/**
 * Counts guesses at what only the caller knows: 429 after some, for longer with each. A refusal takes the transaction of
 * a call with an idempotency key back, but not the count.
 */
export const withGuessesCounted = async <T>(ctx: Ctx, guess: () => Promise<T>): Promise<T> => {
  const subject = attemptSubject('own-password', String(ctx.actor.userId));
  const counter = outsideTransaction(ctx);
  const attempt = await takeAttempt(counter, subject, guessing);
  if (!attempt.allowed) throw problem('http.too_many_requests', 429, { retryAfter: attempt.seconds });
  const result = await guess();
  await forgetAttempts(counter, subject);
  return result;
};

/** 400 `users.old_password_wrong` unless it is the caller's password. */
export const checkOwnPassword = (ctx: Ctx, password: string, field = 'password'): Promise<void> =>
  withGuessesCounted(ctx, async () => {
    if (!(await isPassword(await findPasswordHash(ctx, ctx.actor.userId), password))) {
      throw problem('users.old_password_wrong', 400, { field });
    }
  });

/** Sets the new password and ends every other session of the caller. Wants a transaction. */
export const setOwnPassword = async (tx: Ctx, password_hash: string): Promise<void> => {
  const { userId } = tx.actor;
  await updateUser(tx, userId, { password_hash });
  await spendLinks(tx, userId);
  await endSessions(tx, { user_id: userId, except: requireSession(tx.actor) }, 'password-changed');
  await audit(tx, { action: 'users.password-changed', object_type: 'user', object_id: userId });
};
