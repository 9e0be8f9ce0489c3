import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Scope } from '../../platform/actor.ts';
import type { OpenCtx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { idleDays, repeatSeconds, sessionDays } from './refresh-token.ts';

/** Deletes rows that no sign-in, refresh or recovery needs any more. Safe on many instances at once. */
export const deleteExpired = async (ctx: OpenCtx): Promise<void> => {
  const { db } = ctx;
  await sql`delete from refresh_tokens where expires_at < now() - interval '1 day'`.execute(db);
  // A session without a refresh token cannot be continued; its last access token is long over.
  await sql`delete from sessions s where s.last_used_at < now() - interval '1 day'
    and not exists (select 1 from refresh_tokens t where t.session_id = s.id)`.execute(db);
  await sql`delete from one_time_tokens where expires_at < now() - interval '7 days'`.execute(db);
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db);
  await sql`delete from sign_in_throttles where last_failure_at < now() - interval '1 day'
    and (blocked_until is null or blocked_until < now())`.execute(db);
  await sql`delete from known_devices where last_seen_at < now() - interval '1 year'`.execute(db);
};

/** The user a name typed at sign-in means, with the hash to compare. The caller refuses suspended ones. */
export const findSignInUser = (ctx: OpenCtx, email: string) =>
  ctx.db
    .selectFrom('users as u')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .select(['u.id', 'u.account_id', 'u.password_hash'])
    .select(({ and, eb }) => and([eb('u.status', '=', 'active'), eb('a.status', '=', 'active')]).as('is_active'))
    .where(sql`lower(u.email)`, '=', email)
    .executeTakeFirst();

/** Which users have signed in on a device before. */
export const usersOfDevice = async (ctx: OpenCtx, device: Buffer): Promise<number[]> => {
  const rows = await ctx.db.selectFrom('known_devices').select('user_id').where('device_hash', '=', device).execute();
  return rows.map(({ user_id }) => user_id);
};

export const keepDevice = async (ctx: OpenCtx, userId: number, device: Buffer): Promise<void> => {
  await ctx.db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: device })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: sql`now()` }))
    .execute();
};

type NewSession = { id: string; user_id: number; ip: string; user_agent: string };

/**
 * Opens a session; false where user or account is suspended. The lock makes a suspension at the same moment wait, and
 * then end this session too.
 */
export const insertSession = async (ctx: OpenCtx, session: NewSession): Promise<boolean> => {
  const { id, user_id, ip, user_agent } = session;
  const { numAffectedRows } = await sql`
    insert into sessions (id, user_id, ip, user_agent)
    select ${id}, u.id, ${ip}, ${user_agent} from users u join accounts a on a.id = u.account_id
    where u.id = ${user_id} and u.status = 'active' and a.status = 'active'
    for share`.execute(ctx.db);
  return numAffectedRows === 1n;
};

/** An account in the caller's scope, held against a suspension at the same moment. */
export const findActingAccount = (db: Database, scope: Scope, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['id', 'status'])
    .where('id', '=', accountId)
    .$if(scope !== 'all', (accounts) => accounts.where('id', 'in', scope === 'all' ? [] : scope.accountIds))
    .forShare()
    .executeTakeFirst();

type ActingSession = { sessionId: string; parentSessionId: string; accountId: number; minutes: number };

/**
 * Opens a session for another account; false where the one it is opened from has ended. The lock makes an end of that
 * session at the same moment wait, and then end this one too.
 */
export const insertActingSession = async (ctx: OpenCtx, session: ActingSession): Promise<boolean> => {
  const { sessionId, parentSessionId, accountId, minutes } = session;
  const { numAffectedRows } = await sql`
    insert into sessions (id, user_id, ip, user_agent, acting_account_id, parent_session_id, expires_at)
    select ${sessionId}, user_id, ${ctx.ip}, user_agent, ${accountId}, id, now() + make_interval(mins => ${minutes})
    from sessions where id = ${parentSessionId} and ended_at is null
    for share`.execute(ctx.db);
  return numAffectedRows === 1n;
};

/** Keeps a session's next refresh token; twice the same is once. Its time ends with the session's at the latest. */
export const insertRefreshToken = async (ctx: OpenCtx, sessionId: string, tokenHash: Buffer): Promise<void> => {
  await sql`
    insert into refresh_tokens (token_hash, session_id, expires_at)
    select ${tokenHash}, id, least(now() + make_interval(days => ${idleDays}), created_at + make_interval(days => ${sessionDays}))
    from sessions where id = ${sessionId}
    on conflict do nothing`.execute(ctx.db);
};

/** Uses a refresh token up: its session, or undefined when it is unknown, used or expired. */
export const useRefreshToken = (ctx: OpenCtx, tokenHash: Buffer) =>
  ctx.db
    .updateTable('refresh_tokens')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('session_id')
    .executeTakeFirst();

/** A token that has been used before, and whether that was a moment ago. */
export const findUsedRefreshToken = (ctx: OpenCtx, tokenHash: Buffer) =>
  ctx.db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['t.session_id', 's.user_id', 'u.account_id'])
    .select(sql<boolean>`t.used_at > now() - make_interval(secs => ${repeatSeconds})`.as('is_repeat'))
    .where('t.token_hash', '=', tokenHash)
    .where('t.used_at', 'is not', null)
    .executeTakeFirst();

export const touchSession = async (ctx: OpenCtx, sessionId: string): Promise<void> => {
  await ctx.db
    .updateTable('sessions')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
};

/** Writes down that a key was used now. */
export const writeKeyUse = async (pool: Pool, keyId: number, ip: string): Promise<void> => {
  await pool.query('update api_keys set last_used_at = now(), last_used_ip = $2 where id = $1', [keyId, ip]);
};

/** The hash of a key as hexadecimal digits. */
export const findKeyHash = async (db: Database, id: number): Promise<string | undefined> => {
  const row = await db.selectFrom('api_keys').select('secret_hash').where('id', '=', id).executeTakeFirst();
  return row?.secret_hash.toString('hex');
};
