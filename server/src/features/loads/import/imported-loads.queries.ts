import type { OpenCtx } from '../../../platform/context.ts';

/** The loads an account imported before, by the hex of what they said. */
export const findImported = async (
  { db }: OpenCtx,
  accountId: number,
  hashes: readonly Buffer[],
): Promise<Map<string, number>> => {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('imported_loads')
    .select(['content_hash', 'load_id'])
    .where('account_id', '=', accountId)
    .where('content_hash', 'in', hashes)
    .execute();
  return new Map(
    rows.flatMap(({ content_hash, load_id }) => (load_id ? [[content_hash.toString('hex'), load_id]] : [])),
  );
};

/** Says that what hashes to this is being imported now; false when it was before. Waits for whoever imports it as well. */
export const claimImport = async (tx: OpenCtx, accountId: number, hash: Buffer): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('imported_loads')
    .values({ account_id: accountId, content_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Says as which load it was imported. */
export const recordImport = async (tx: OpenCtx, accountId: number, hash: Buffer, loadId: number): Promise<void> => {
  await tx.db
    .updateTable('imported_loads')
    .set({ load_id: loadId })
    .where('account_id', '=', accountId)
    .where('content_hash', '=', hash)
    .execute();
};
