import type { Database } from '../../../platform/database/database.ts';

/** Lets nobody take these papers back any more. Answers how many of them are still there. */
export const keepAsEvidence = async (db: Database, ids: readonly number[]): Promise<number> => {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ is_evidence: true })
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
