import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

/** Minutes a mailed password link is good for. */
export const linkMinutes = 15;

/** The same for the link of an invitation: a week. */
export const invitationMinutes = 7 * 24 * 60;

const purpose = 'password_reset';

/** How many links a user was sent within the time one is good for. */
export const countRecentLinks = async (ctx: OpenCtx, userId: number): Promise<number> => {
  const row = await ctx.db
    .selectFrom('one_time_tokens')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', sql<string>`now() - make_interval(mins => ${linkMinutes})`)
    .executeTakeFirstOrThrow();
  return row.count;
};

/** Makes every open link of a user worthless. */
export const spendLinks = async (ctx: OpenCtx, userId: number): Promise<void> => {
  await ctx.db
    .updateTable('one_time_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
};

/** Keeps a link, good for so many minutes. */
export const insertLink = async (
  ctx: OpenCtx,
  userId: number,
  tokenHash: Buffer,
  minutes = linkMinutes,
): Promise<void> => {
  await ctx.db
    .insertInto('one_time_tokens')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      purpose,
      expires_at: sql<string>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
};

/** Forgets a link that was never mailed: it does not count as sent. */
export const removeLink = async (ctx: OpenCtx, tokenHash: Buffer): Promise<void> => {
  await ctx.db.deleteFrom('one_time_tokens').where('token_hash', '=', tokenHash).execute();
};

/** Whose link this is, while it is good. */
export const findLinkUser = (ctx: OpenCtx, tokenHash: Buffer) =>
  ctx.db
    .selectFrom('one_time_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .select(['u.id', 'u.account_id', 'u.email', 'u.first_name', 'u.last_name', 'a.name as account_name'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', purpose)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', sql<string>`now()`)
    .where('u.status', '=', 'active')
    .where('a.status', '=', 'active')
    .executeTakeFirst();

/** Uses a link up; false when somebody else did first, or its time is over. */
export const useLink = async (ctx: OpenCtx, tokenHash: Buffer): Promise<boolean> => {
  const used = await ctx.db
    .updateTable('one_time_tokens')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
};
