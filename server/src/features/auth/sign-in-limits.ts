import type { OpenCtx } from '../../platform/context.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { problem } from '../../platform/http/errors.ts';
import { attemptSubject, forgetAttempts, returnAttempt, takeAttempt } from '../users/attempts.ts';
import type { AttemptPolicy } from '../users/attempts.queries.ts';

const minutes = (count: number) => count * 60;

/** One account: five tries, then a growing wait, then a lock for devices that never signed in to it. */
const accountPolicy: AttemptPolicy = {
  free: 5,
  firstDelay: 1,
  longestDelay: 30,
  lockAfter: 12,
  lockedFor: minutes(15),
  forgottenAfter: minutes(60),
};
/** A device the account knows: its own waits, and never a lock. */
const devicePolicy: AttemptPolicy = { ...accountPolicy, longestDelay: 60, lockAfter: 1_000_000 };
/** One network address, behind which a whole office may sit. */
const addressPolicy: AttemptPolicy = {
  free: 40,
  firstDelay: 1,
  longestDelay: minutes(5),
  lockAfter: 1_000_000,
  lockedFor: 0,
  forgottenAfter: minutes(30),
};

type Counter = { subject: string; policy: AttemptPolicy };

const countersOf = (ctx: OpenCtx, username: string, knownDevice: string | null): Counter[] =>
  knownDevice
    ? [{ subject: attemptSubject('device', `${knownDevice} ${username}`), policy: devicePolicy }]
    : [
        { subject: attemptSubject('address', networkOf(ctx.ip)), policy: addressPolicy },
        { subject: attemptSubject('account', username), policy: accountPolicy },
      ];

/** A sign-in that has been counted as failed, and the ways to say that it was not. */
export type CountedSignIn = { succeeded: () => Promise<void>; notTried: () => Promise<void> };

/**
 * Lets a sign-in be tried, or refuses with 429 and the time to wait. The answer does not depend on whether the account
 * exists. A device the account knows has a counter of its own, so that nobody else can lock it out.
 */
export const countSignIn = async (
  ctx: OpenCtx,
  username: string,
  knownDevice: string | null,
): Promise<CountedSignIn> => {
  const counters = countersOf(ctx, username, knownDevice);
  const taken: Counter[] = [];
  const giveBack = async () => {
    for (const { subject } of taken) await returnAttempt(ctx, subject);
  };
  for (const counter of counters) {
    const attempt = await takeAttempt(ctx, counter.subject, counter.policy);
    if (!attempt.allowed) {
      await giveBack();
      throw attempt.locked
        ? problem('auth.locked', 429, {
            params: { minutes: Math.ceil(attempt.seconds / 60) },
            retryAfter: attempt.seconds,
          })
        : problem('auth.throttled', 429, { params: { seconds: attempt.seconds }, retryAfter: attempt.seconds });
    }
    taken.push(counter);
  }
  return {
    // An address is only given this one attempt back: an own account must not wash away failures with others.
    succeeded: async () => {
      for (const { subject, policy } of counters) {
        await (policy === addressPolicy ? returnAttempt(ctx, subject) : forgetAttempts(ctx, subject));
      }
    },
    notTried: giveBack,
  };
};
