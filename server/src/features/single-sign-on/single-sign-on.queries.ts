import { adminRoles } from '@portal/contract/access/roles.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { nowByDatabase } from '../../platform/database/sql-clock.ts';
import type { HeldRights } from '../users/power/held-rights.ts';

const ofActiveAccounts = (db: Database) =>
  db
    .selectFrom('single_sign_on as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.account_id', 's.issuer', 's.client_id', 's.client_secret'])
    .where('s.is_on', '=', true)
    .where('a.status', '=', 'active');

/** The provider of an active account, where it is switched on. */
export const findProvider = (db: Database, accountId: number) =>
  ofActiveAccounts(db).where('s.account_id', '=', accountId).executeTakeFirst();

export const findProviderByLink = (db: Database, linkCode: string) =>
  ofActiveAccounts(db).where('s.link_code', '=', linkCode).executeTakeFirst();

/** The provider for e-mail addresses at a domain. */
export const findProviderByDomain = (db: Database, domain: string) =>
  ofActiveAccounts(db)
    .innerJoin('single_sign_on_domains as d', 'd.account_id', 's.account_id')
    .where('d.domain', '=', domain)
    .executeTakeFirst();

/** How an account's people sign in by their provider, switched on or not. */
export const findSingleSignOn = (db: Database, accountId: number) =>
  db.selectFrom('single_sign_on').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const findDomains = async (db: Database, accountId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('single_sign_on_domains')
    .select('domain')
    .where('account_id', '=', accountId)
    .orderBy('domain')
    .execute();
  return rows.map(({ domain }) => domain);
};

type SingleSignOnRow = {
  link_code: string;
  issuer: string;
  client_id: string;
  client_secret: Buffer;
  is_on: boolean;
};

/** The code of its link stays as it was. */
export const keepSingleSignOn = async (
  db: Database,
  { account_id }: HeldRights<'account'>,
  { link_code, ...row }: SingleSignOnRow,
): Promise<void> => {
  await db
    .insertInto('single_sign_on')
    .values({ account_id, link_code, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
};

/** Gives an account these domains and no others; false where another account has one of them. */
export const keepDomains = async (
  db: Database,
  { account_id }: HeldRights<'account'>,
  domains: readonly string[],
): Promise<boolean> => {
  await db.deleteFrom('single_sign_on_domains').where('account_id', '=', account_id).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('single_sign_on_domains')
    .values(domains.map((domain) => ({ domain, account_id })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === BigInt(domains.length);
};

/** Ends the sign-ins under way: what began at another provider, or at one now switched off, is not finished. */
export const dropPendingSignIns = async (db: Database, accountId: number): Promise<void> => {
  await db.deleteFrom('pending_sign_ins').where('account_id', '=', accountId).execute();
};

type NewPendingSignIn = {
  state_hash: Buffer;
  browser_hash: Buffer;
  account_id: number;
  issuer: string;
  nonce: string;
  code_verifier: string;
  /** Whom the provider vouched for; the second factor follows. */
  user_id?: number;
};

export const insertPendingSignIn = async (db: Database, row: NewPendingSignIn, minutes: number): Promise<void> => {
  await db
    .insertInto('pending_sign_ins')
    .values({ ...row, expires_at: sql<string>`${nowByDatabase} + make_interval(mins => ${minutes})` })
    .execute();
};

const pendingOf = (db: Database, stateHash: Buffer, browserHash: Buffer) =>
  db
    .deleteFrom('pending_sign_ins')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', nowByDatabase);

/** Takes a sign-in whose provider has not answered yet: an answer is taken once, in the browser that began. */
export const takePendingSignIn = (db: Database, stateHash: Buffer, browserHash: Buffer) =>
  pendingOf(db, stateHash, browserHash).where('user_id', 'is', null).returningAll().executeTakeFirst();

/** The sign-in that waits for its user's second factor. */
export const findProvenSignIn = (db: Database, stateHash: Buffer, browserHash: Buffer) =>
  db
    .selectFrom('pending_sign_ins')
    .select(['account_id', 'user_id'])
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('user_id', 'is not', null)
    .where('expires_at', '>', nowByDatabase)
    .executeTakeFirst();

/** Ends a sign-in that waited for the second factor; false where it has ended already. */
export const endProvenSignIn = async (db: Database, stateHash: Buffer, browserHash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await pendingOf(db, stateHash, browserHash).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};

const activeUsers = (db: Database, accountId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .select(['u.id', 'u.account_id', 'u.email'])
    .where('u.account_id', '=', accountId)
    .where('u.status', '=', 'active')
    .where('a.status', '=', 'active');

/** The active user of an account that a provider knows by this subject. */
export const findUserBySubject = (db: Database, accountId: number, issuer: string, subject: string) =>
  activeUsers(db, accountId)
    .innerJoin('single_sign_on_users as l', 'l.user_id', 'u.id')
    .where('l.issuer', '=', issuer)
    .where('l.subject', '=', subject)
    .executeTakeFirst();

/** The active user of an account with an e-mail address, in any capitals. */
export const findUserByEmail = (db: Database, accountId: number, email: string) =>
  activeUsers(db, accountId)
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .executeTakeFirst();

export const findActiveUser = (db: Database, accountId: number, userId: number) =>
  activeUsers(db, accountId).where('u.id', '=', userId).executeTakeFirst();

/**
 * Links a user to a subject of a provider; false where the user is another subject's there, or the subject another
 * user's. A link to a provider the account had before gives way.
 */
export const linkUser = async (
  db: Database,
  link: { user_id: number; issuer: string; subject: string },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('single_sign_on_users')
    .values(link)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ issuer: link.issuer, subject: link.subject })
        .where('single_sign_on_users.issuer', '<>', link.issuer),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** The active users who run an account. */
export const findAdminIds = async (db: Database, accountId: number): Promise<number[]> => {
  const rows = await activeUsers(db, accountId)
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .where('r.kind', 'in', adminRoles)
    .orderBy('u.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Whom a mail to an admin reaches; undefined once they are suspended or gone. */
export const findAdmin = (db: Database, userId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .select(['u.email', 'u.first_name', 'a.name as account'])
    .select((row) => [row.ref('u.language').$castTo<Language>().as('language')])
    .where('u.id', '=', userId)
    .where('u.status', '=', 'active')
    .executeTakeFirst();

/** Whether a subject is linked to somebody, of whatever account. */
export const isSubjectLinked = async (db: Database, issuer: string, subject: string): Promise<boolean> => {
  const row = await db
    .selectFrom('single_sign_on_users')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteExpiredSignIns = async ({ db }: OpenCtx): Promise<void> => {
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<', nowByDatabase).execute();
};
