import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/errors.ts';
import { countPapers, replaceSupport, type Support } from './claim-documents.queries.ts';
import { checkSupport } from './check-claim.ts';

/** Makes exactly these the documents of a case. 400 unless each is a paper of its load that its account reads. */
export const attachSupport = async (
  tx: Ctx,
  claim: { id: number; load_id: number },
  support: readonly Support[],
): Promise<void> => {
  checkSupport(support);
  const ids = support.map(({ document_id }) => document_id);
  if (ids.length > 0 && (await countPapers(tx.db, claim.load_id, ids)) < ids.length) {
    throw problem('claims.unknown_document', 400, { field: 'documents' });
  }
  await replaceSupport(tx.db, claim.id, support, tx.principal.userId);
};
