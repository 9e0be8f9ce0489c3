import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

/** Deletes what no sign-in, refresh or recovery can ask about any more. Any number of instances may do it at once. */
export const deleteExpired = async (ctx: OpenCtx): Promise<void> => {
  const { db } = ctx;
  await sql`delete from refresh_tokens where expires_at < now() - interval '1 day'`.execute(db);
  // A session without a refresh token cannot be continued; its last access token is long over.
  await sql`delete from sessions s where s.last_used_at < now() - interval '1 day'
    and not exists (select 1 from refresh_tokens t where t.session_id = s.id)`.execute(db);
  await sql`delete from one_time_tokens where expires_at < now() - interval '7 days'`.execute(db);
  await sql`delete from sign_in_throttles where last_failure_at < now() - interval '1 day'
    and (blocked_until is null or blocked_until < now())`.execute(db);
  await sql`delete from known_devices where last_seen_at < now() - interval '1 year'`.execute(db);
};
