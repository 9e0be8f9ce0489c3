import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export const listPasskeys = (db: Database, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'created_at', 'last_used_at', 'is_backed_up', 'stopped_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** A user's passkey by its id; undefined where there is none, or it is somebody else's. */
export const findOwnPasskey = (db: Database, userId: number, id: number) =>
  db.selectFrom('passkeys').select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

type NewPasskey = {
  user_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  user_handle: Buffer;
  counter: number;
  is_backup_eligible: boolean;
  is_backed_up: boolean;
  name: string;
};

/** Keeps a passkey; undefined where one of this credential is kept already. */
export const insertPasskey = (db: Database, passkey: NewPasskey) =>
  db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();

/** False where it was taken away before. */
export const deletePasskey = async (db: Database, userId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};

/** All of a person's; answers how many there were. */
export const deletePasskeys = async (db: Database, userId: number): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
};

/** The passkey a browser signs in with, and whose it is. The caller refuses suspended users. */
export const findSignInPasskey = (db: Database, credentialId: Buffer) =>
  db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .select(['p.id as passkey_id', 'p.public_key', 'p.user_handle', 'p.counter', 'u.id', 'u.account_id'])
    .select(({ and, eb }) => and([eb('u.status', '=', 'active'), eb('a.status', '=', 'active')]).as('is_active'))
    .where('p.credential_id', '=', credentialId)
    .where('p.stopped_at', 'is', null)
    .executeTakeFirst();

/** Writes a use down; false where one with this counter, or a higher one, came first: then one of the two is a copy. */
export const usePasskey = async (db: Database, id: number, counter: number, isBackedUp: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: sql`now()` })
    .where('id', '=', id)
    // Authenticators that do not count always say 0.
    .where(({ or, and, eb }) => or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

export const insertChallenge = async (
  db: Database,
  challenge: { hash: Buffer; userId: number | null; minutes: number },
): Promise<void> => {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: challenge.hash,
      user_id: challenge.userId,
      expires_at: sql<string>`now() + make_interval(mins => ${challenge.minutes})`,
    })
    .execute();
};

/** Uses a challenge up; false where it is unknown, used, expired, or was made for another user or purpose. */
export const useChallenge = async (db: Database, hash: Buffer, userId: number | null): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};
