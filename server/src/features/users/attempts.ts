import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

/** How many failures in a row are free, how the delay then grows, and what is forgotten after a quiet while. */
export type AttemptPolicy = {
  free: number;
  /** First delay after the free ones; each further failure doubles it up to `longestDelay`. Seconds. */
  firstDelay: number;
  longestDelay: number;
  /** From this many failures on: `lockedFor` seconds at once. */
  lockAfter: number;
  lockedFor: number;
  /** Seconds without a failure after which counting starts anew. */
  forgottenAfter: number;
};

export type Attempt = { allowed: true } | { allowed: false; seconds: number; locked: boolean };

/** A counter's name. What people type is hashed: an unknown address or a mistyped password leaves no trace. */
export const attemptSubject = (kind: 'account' | 'address' | 'device', value: string): string =>
  `${kind}:${hash('sha256', value, 'base64url')}`;

/**
 * Counts an attempt as failed before it is made, in one statement, so that attempts side by side cannot slip past the
 * limit together. Who succeeds gives it back with `forgetAttempts` or `returnAttempt`.
 */
export const takeAttempt = async (ctx: OpenCtx, subject: string, policy: AttemptPolicy): Promise<Attempt> => {
  const counted = sql<number>`case when t.last_failure_at < now() - make_interval(secs => ${policy.forgottenAfter})
    then 1 else t.failures + 1 end`;
  const delayAfter = (failures: ReturnType<typeof sql<number>>) => sql<number>`case
    when ${failures} >= ${policy.lockAfter} then ${policy.lockedFor}
    when ${failures} <= ${policy.free} then 0
    else least(${policy.firstDelay} * 2 ^ (${failures} - ${policy.free} - 1), ${policy.longestDelay}) end`;
  const taken = await sql`
    insert into sign_in_throttles as t (subject, failures, blocked_until) values (${subject}, 1, now())
    on conflict (subject) do update set
      failures = ${counted}, last_failure_at = now(),
      blocked_until = now() + make_interval(secs => ${delayAfter(counted)})
    where t.blocked_until is null or t.blocked_until <= now()
    returning failures`.execute(ctx.db);
  return taken.rows.length > 0 ? { allowed: true } : refusedAttempt(ctx, subject, policy);
};

const refusedAttempt = async (ctx: OpenCtx, subject: string, policy: AttemptPolicy): Promise<Attempt> => {
  const found = await ctx.db
    .selectFrom('sign_in_throttles')
    .select(['failures', sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as('seconds')])
    .where('subject', '=', subject)
    .executeTakeFirst();
  return {
    allowed: false,
    seconds: Math.max(1, found?.seconds ?? 1),
    locked: (found?.failures ?? 0) >= policy.lockAfter,
  };
};

/** Starts counting anew: whoever it was has proved who they are. */
export const forgetAttempts = async (ctx: OpenCtx, subject: string): Promise<void> => {
  await ctx.db.deleteFrom('sign_in_throttles').where('subject', '=', subject).execute();
};

/** Takes one counted attempt back, and its delay with it: it succeeded, or was never made. Earlier failures stay. */
export const returnAttempt = async (ctx: OpenCtx, subject: string): Promise<void> => {
  await ctx.db
    .updateTable('sign_in_throttles')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
    .where('subject', '=', subject)
    .execute();
};
