import type { Ctx } from '../../../platform/context.ts';
import { audit } from '../../../platform/audit.ts';
import { outsideTransaction } from '../../../platform/database/transaction.ts';
import { problem, Problem } from '../../../platform/http/errors.ts';
import type { AttemptPolicy } from '../attempts.queries.ts';
import { attemptSubject, returnAttempt, takeAttempt } from '../attempts.ts';
import { findManagedUser } from './managed-users.queries.ts';

/** Ten addresses a day that turn out to be somebody's are slips; whoever goes on is finding out who is a customer. */
const policy: AttemptPolicy = {
  free: 10,
  firstDelay: 60,
  longestDelay: 3600,
  lockAfter: 20,
  lockedFor: 86_400,
  forgottenAfter: 86_400,
};

const isTaken = (error: unknown): boolean =>
  error instanceof Problem && error.items.some(({ code }) => code === 'users.email_taken');

const noteFoundOut = (ctx: Ctx, accountId: number, email: string): Promise<void> =>
  audit(ctx, {
    action: 'users.address-refused',
    object_type: 'account',
    object_id: accountId,
    account_id: accountId,
    after: { email },
  });

/**
 * Gives an address to somebody. That it is taken shows the caller that a person of an account they do not see has it:
 * so these refusals are in the record, and an account is made to wait after some, 429 `users.too_many_taken`. Addresses of
 * people the caller sees count for nothing. Counted before it is known, so that calls at once find out no more.
 */
export const givingAddress = async <T>(ctx: Ctx, email: string | undefined, give: () => Promise<T>): Promise<T> => {
  if (email === undefined || ctx.scope === 'all') return give();
  const counter = outsideTransaction(ctx);
  const { accountId } = ctx.actor;
  const subject = attemptSubject('taken-addresses', String(accountId));
  const attempt = await takeAttempt(counter, subject, policy);
  if (!attempt.allowed) {
    const { seconds } = attempt;
    const params = { minutes: Math.ceil(seconds / 60) };
    throw problem('users.too_many_taken', 429, { field: 'email', retryAfter: seconds, params });
  }
  let isFoundOut = false;
  try {
    return await give();
  } catch (error) {
    isFoundOut = isTaken(error) && !(await findManagedUser(counter, ctx.scope, { email }));
    throw error;
  } finally {
    if (isFoundOut) await noteFoundOut(counter, accountId, email);
    // What was given stays given: an attempt that cannot be returned is forgotten within a day.
    else await returnAttempt(counter, subject).catch((err: unknown) => ctx.log.warn({ err }, 'attempt not returned'));
  }
};
