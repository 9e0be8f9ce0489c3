import type { Ctx } from '../../../platform/context.ts';
import { audit } from '../../../platform/audit.ts';
import { outsideTransaction } from '../../../platform/database/transaction.ts';
import { problem, Problem } from '../../../platform/http/errors.ts';
import { type AttemptPolicy, countAttempt, findBlock } from '../attempts.queries.ts';
import { attemptSubject } from '../attempts.ts';
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

/**
 * Gives an address to somebody. That it is taken shows the caller that a person of an account they do not see has it:
 * so these refusals are in the record, and an account is made to wait after some, 429 `users.too_many_taken`. Addresses of
 * people the caller sees count for nothing.
 */
export const givingAddress = async <T>(ctx: Ctx, email: string | undefined, give: () => Promise<T>): Promise<T> => {
  if (email === undefined || ctx.scope === 'all') return give();
  const counter = outsideTransaction(ctx);
  const { accountId } = ctx.actor;
  const subject = attemptSubject('taken-addresses', String(accountId));
  const seconds = await findBlock(counter, subject);
  if (seconds !== null) {
    const params = { minutes: Math.ceil(seconds / 60) };
    throw problem('users.too_many_taken', 429, { field: 'email', retryAfter: seconds, params });
  }
  try {
    return await give();
  } catch (error) {
    if (isTaken(error) && !(await findManagedUser(counter, ctx.scope, { email }))) {
      await countAttempt(counter, subject, policy);
      await audit(counter, {
        action: 'users.address-refused',
        object_type: 'account',
        object_id: accountId,
        account_id: accountId,
        after: { email },
      });
    }
    throw error;
  }
};
