import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { HeldRights } from '../../users/power/held-rights.ts';

/** The factor of a user that counts; undefined where signing in takes the password alone. */
export const findConfirmedFactor = (db: Database, userId: number) =>
  db
    .selectFrom('second_factors')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

/** Whether a passkey of the user is kept. */
export const hasPasskey = async (db: Database, userId: number): Promise<boolean> =>
  (await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !==
  undefined;

/** A user's factor, confirmed or not, held until commit. */
export const lockFactor = (db: Database, userId: number) =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();

/** Keeps a secret that waits for its confirmation; false where the user has a confirmed one. */
export const keepSecret = async (db: Database, userId: number, secret: Buffer): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: sql`now()` })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export const confirmFactor = async (db: Database, userId: number, step: number): Promise<void> => {
  await db
    .updateTable('second_factors')
    .set({ confirmed_at: sql`now()`, last_step: step })
    .where('user_id', '=', userId)
    .execute();
};

/** Uses the code of a time step up; false where it, or a later one, was used before. */
export const useStep = async (db: Database, userId: number, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Uses a recovery code up; false where there is no unused one of this hash. */
export const useRecoveryCode = async (db: Database, userId: number, hash: Buffer): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

export const replaceRecoveryCodes = async (db: Database, userId: number, hashes: readonly Buffer[]): Promise<void> => {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
};

export const countRecoveryCodes = async (db: Database, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Deletes all that a user signs in with beside the password. */
export const deleteAllFactors = async (db: Database, { user_id }: HeldRights<'user'>): Promise<void> => {
  await deleteFactor(db, user_id);
  await db.deleteFrom('passkeys').where('user_id', '=', user_id).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
};

export const deleteFactor = async (db: Database, userId: number): Promise<void> => {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
};

/** Deletes the recovery codes of a user who has no factor left that they could stand in for. */
export const deleteIdleRecoveryCodes = async (db: Database, userId: number): Promise<void> => {
  if ((await findConfirmedFactor(db, userId)) || (await hasPasskey(db, userId))) return;
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
};
