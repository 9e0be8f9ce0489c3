import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Which request a key names, and whose key it is. */
export type KeyId = { user_id: number; call: string; key: string; owner: string };

/** A key that was used before. `sealed_reply` is null where only that it was done is kept. */
export type UsedKey = { body_hash: Buffer; sealed_reply: Buffer | null };

/** A key that a server of an earlier version kept, which knew no owner and hashed bodies without a secret. */
export type OlderKey = { body_hash: Buffer; reply: unknown };

export type Claim = { used: UsedKey } | { older: OlderKey } | null;

/** Fits no body. */
const noHash = Buffer.alloc(0);
const unowned = '';

const rowOf = (db: Database, { user_id, call, key, owner }: KeyId) =>
  db
    .selectFrom('idempotency_keys')
    .where('user_id', '=', user_id)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('owner', '=', owner);

/**
 * Takes a key for the present transaction; null where it is new. One that another transaction is taking is waited for.
 * A row without an owner goes along: a server of an earlier version beside this one finds that, and refuses a repeat.
 */
export const claimKey = async (db: Database, id: KeyId, bodyHash: Buffer | null): Promise<Claim> => {
  const rows = [
    { ...id, body_hash: bodyHash ?? noHash },
    { ...id, owner: unowned, body_hash: noHash },
  ];
  const inserted = await db
    .insertInto('idempotency_keys')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('owner')
    .execute();
  const owners = inserted.map(({ owner }) => owner);
  if (!owners.includes(id.owner))
    return { used: await rowOf(db, id).select(['body_hash', 'sealed_reply']).executeTakeFirstOrThrow() };
  if (owners.includes(unowned)) return null;
  const older = await rowOf(db, { ...id, owner: unowned })
    .select(['body_hash', 'reply'])
    .executeTakeFirst();
  return older && older.body_hash.length > 0 ? { older } : null;
};

export const keepReply = async (db: Database, { user_id, call, key, owner }: KeyId, sealed: Buffer): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ sealed_reply: sealed })
    .where('user_id', '=', user_id)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .execute();
};

const keptFor = '3 days';

/** A client that has not repeated its request for three days will not do so any more. */
export const deleteOldKeys = async (db: Database): Promise<void> => {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<string>`now() - ${keptFor}::interval`)
    .execute();
};
