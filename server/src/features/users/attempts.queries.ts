import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

/** How many failures in a row are free, how the delay then grows, and when it is all forgotten. Times in seconds. */
export type AttemptPolicy = {
  free: number;
  /** Doubled by each further failure, up to `longestDelay`. */
  firstDelay: number;
  longestDelay: number;
  /** From this many failures on: `lockedFor` at once. */
  lockAfter: number;
  lockedFor: number;
  /** A quiet while after which counting starts again. */
  forgottenAfter: number;
};

const delayAfter = (failures: ReturnType<typeof sql<number>>, policy: AttemptPolicy) => sql<number>`case
  when ${failures} >= ${policy.lockAfter}::int then ${policy.lockedFor}::int
  when ${failures} <= ${policy.free}::int then 0
  else least(${policy.firstDelay}::int * 2 ^ least(${failures} - ${policy.free}::int - 1, 20), ${policy.longestDelay}::int)
end`;

/** Counts one more attempt unless the subject has to wait; one statement, so that no two slip past together. */
export const countAttempt = async (ctx: OpenCtx, subject: string, policy: AttemptPolicy): Promise<boolean> => {
  const failures = sql<number>`(case
    when t.last_failure_at < now() - make_interval(secs => ${policy.forgottenAfter}) then 1 else t.failures + 1 end)`;
  const counted = await sql`
    insert into sign_in_throttles as t (subject, failures, blocked_until) values (${subject}, 1, now())
    on conflict (subject) do update set
      failures = ${failures},
      last_failure_at = now(),
      blocked_until = now() + make_interval(secs => ${delayAfter(failures, policy)})
    where t.blocked_until is null or t.blocked_until <= now()
    returning t.failures`.execute(ctx.db);
  return counted.rows.length > 0;
};

/** How long a subject still has to wait, in whole seconds, and after how many failures. */
export const findWait = (ctx: OpenCtx, subject: string) =>
  ctx.db
    .selectFrom('sign_in_throttles')
    .select(['failures', sql<number>`greatest(1, ceil(extract(epoch from blocked_until - now())))::int`.as('seconds')])
    .where('subject', '=', subject)
    .executeTakeFirst();

export const deleteAttempts = async (ctx: OpenCtx, subject: string): Promise<void> => {
  await ctx.db.deleteFrom('sign_in_throttles').where('subject', '=', subject).execute();
};

export const uncountAttempt = async (ctx: OpenCtx, subject: string): Promise<void> => {
  await ctx.db
    .updateTable('sign_in_throttles')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
    .where('subject', '=', subject)
    .execute();
};
