import { type Insertable, sql } from 'kysely';
import type { RoleName } from '@portal/contract/access/roles.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Users } from '../../platform/database/db.types.ts';
import { freedDomain } from './freed-address.ts';
import type { HeldRights } from './power/held-rights.ts';

/** Which sessions: one, or all of a user's but one. */
export type WhichSessions = { session_id: string } | { user_id: number; except?: string | undefined };

/** Marks open sessions as ended and answers their ids. */
export const markSessionsEnded = async (ctx: OpenCtx, which: WhichSessions, reason: string): Promise<string[]> => {
  const open = ctx.db
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, ended_reason: reason })
    .where('ended_at', 'is', null);
  const chosen =
    'session_id' in which
      ? open.where('id', '=', which.session_id)
      : open.where('user_id', '=', which.user_id).where('id', 'is distinct from', which.except ?? null);
  return (await chosen.returning('id').execute()).map(({ id }) => id);
};

/** What a user may change of the own row. */
export type OwnColumns = Partial<{
  first_name: string;
  last_name: string;
  phone: string;
  phone_extension: string;
  language: Language;
  favorite_carriers: number[];
  chosen_theme: string | null;
  password_hash: string;
}>;

/** A user as the contract shows one. */
export const findUser = (ctx: OpenCtx, userId: number) =>
  ctx.db
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.phone', 'u.phone_extension', 'u.favorite_carriers'])
    .select((row) => [row.ref('u.language').$castTo<Language>().as('language')])
    .select((row) => [row.ref('r.kind').$castTo<RoleName>().as('role')])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

/** Holds a user until commit: of what asks this first, one transaction at a time goes on for that person. */
export const lockUser = async (db: Database, userId: number): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

/** What a user may change of the own row, as it is; nobody else changes it until the transaction ends. */
export const lockOwnUser = (tx: OpenCtx, userId: number) =>
  tx.db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'phone', 'phone_extension', 'language', 'favorite_carriers', 'chosen_theme'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/**
 * The keys of the themes a person sees: the one chosen, else that of the account worked for; those there are. And the
 * sections whose tour the person has seen.
 */
export const findOwnLook = async (ctx: OpenCtx, userId: number, accountId: number) => {
  const row = await ctx.db
    .selectFrom('users')
    .select(['chosen_theme', 'user_tour'])
    .select((user) => user.selectFrom('accounts').select('theme').where('id', '=', accountId).as('theme'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return {
    themes: [row?.chosen_theme, row?.theme].flatMap((key) => key ?? []),
    toursSeen: Object.keys(row?.user_tour ?? {}),
  };
};

export const findOwnAccount = (ctx: OpenCtx, accountId: number) =>
  ctx.db
    .selectFrom('accounts')
    .select([
      'id',
      'name',
      'address',
      'city',
      'state',
      'zip_code',
      'country',
      'phone',
      'is_branded',
      'can_dispatch',
      'logo_key',
    ])
    .select((row) => row('freight_system_id', 'is not', null).$castTo<boolean>().as('has_freight_system'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export const updateUser = async (ctx: OpenCtx, userId: number, changes: OwnColumns): Promise<void> => {
  if (Object.keys(changes).length === 0) return;
  await ctx.db.updateTable('users').set(changes).where('id', '=', userId).execute();
};

export const findPasswordHash = async (ctx: OpenCtx, userId: number): Promise<string | null> => {
  const row = await ctx.db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash ?? null;
};

/** How many of these carriers exist. */
export const countCarriers = async (ctx: OpenCtx, ids: readonly number[]): Promise<number> => {
  const row = await ctx.db
    .selectFrom('carriers')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return row.count;
};

/** The active user of an active account whom a mail to this address would reach. The row is locked in a transaction. */
export const lockUserByEmail = (ctx: OpenCtx, email: string) =>
  ctx.db
    .selectFrom('users as u')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .select(['u.id', 'u.account_id', 'u.email', 'u.first_name'])
    .select((row) => [row.ref('u.language').$castTo<Language>().as('language')])
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .where('u.status', '=', 'active')
    .where('a.status', '=', 'active')
    .forNoKeyUpdate('u')
    .executeTakeFirst();

/** Frees the addresses of all users of an account for others; answers what they were, and what stands there now. */
export const freeAddresses = async (tx: OpenCtx, accountId: number) => {
  const { rows } = await sql<{ id: number; freed: string; email: string }>`
    update users u set email = u.id || ${freedDomain}::text from users before
    where before.id = u.id and u.account_id = ${accountId} and u.status <> 'deleted'
    returning u.id, before.email as freed, u.email`.execute(tx.db);
  return rows;
};

type NewUser = Omit<Insertable<Users>, 'role_id' | 'password_hash' | 'status'> & { role_id?: never };

/** Writes a user without a password and answers its id; undefined where somebody has the address already. */
export const insertUser = async (
  tx: OpenCtx,
  { role_id }: HeldRights<'new_user'>,
  user: NewUser,
): Promise<number | undefined> => {
  const row = await tx.db
    .insertInto('users')
    .values({ ...user, role_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};
