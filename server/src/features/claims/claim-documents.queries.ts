import type { EvidenceKind } from '@portal/contract/claims/data/claim-choices.ts';
import type { Database } from '../../platform/database/database.ts';

export type Support = { document_id: number; evidence: EvidenceKind };

export const findSupport = (db: Database, claimId: number): Promise<Support[]> =>
  db
    .selectFrom('claim_documents')
    .innerJoin('documents', 'documents.id', 'claim_documents.document_id')
    .select(['claim_documents.document_id', 'claim_documents.evidence'])
    .where('claim_id', '=', claimId)
    .where('documents.removed_at', 'is', null)
    .orderBy('claim_documents.added_at')
    .orderBy('claim_documents.document_id')
    .execute();

/** How many of these are papers of the load that its account may read. */
export const countPapers = async (db: Database, loadId: number, ids: readonly number[]): Promise<number> => {
  const { count } = await db
    .selectFrom('documents')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where('load_id', '=', loadId)
    .where('audience', '=', 'account')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Makes exactly these the papers of a case; those it had keep who added them and when. */
export const replaceSupport = async (
  db: Database,
  claimId: number,
  support: readonly Support[],
  addedBy: number,
): Promise<void> => {
  const kept = db.deleteFrom('claim_documents').where('claim_id', '=', claimId);
  const ids = support.map(({ document_id }) => document_id);
  await (ids.length > 0 ? kept.where('document_id', 'not in', ids) : kept).execute();
  if (support.length === 0) return;
  await db
    .insertInto('claim_documents')
    .values(support.map((one) => ({ ...one, claim_id: claimId, added_by: addedBy })))
    .onConflict((conflict) =>
      conflict.columns(['claim_id', 'document_id']).doUpdateSet((row) => ({ evidence: row.ref('excluded.evidence') })),
    )
    .execute();
};

/** The files of a case, in the order in which they were attached. */
export const findFiles = (db: Database, claimId: number) =>
  db
    .selectFrom('claim_documents')
    .innerJoin('documents', 'documents.id', 'claim_documents.document_id')
    .select(['documents.id', 'documents.name', 'documents.content_type', 'documents.size', 'documents.storage_key'])
    .select('claim_documents.evidence')
    .where('claim_id', '=', claimId)
    .where('documents.removed_at', 'is', null)
    .orderBy('claim_documents.added_at')
    .orderBy('documents.id')
    .execute();
export type CaseFile = Awaited<ReturnType<typeof findFiles>>[number];
