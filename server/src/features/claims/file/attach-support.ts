import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { keepAsEvidence } from '../../documents/store/evidence.queries.ts';
import { countPapers, replaceSupport, type Support } from '../claim-documents.queries.ts';
import { checkSupport } from '../check-claim.ts';

/**
 * Makes exactly these the documents of a case; once it is filed they are evidence. 400 unless each is a paper of its load
 * that its account reads.
 */
export const attachSupport = async (
  tx: Ctx,
  claim: { id: number; load_id: number; status: string },
  support: readonly Support[],
): Promise<void> => {
  checkSupport(support);
  const ids = support.map(({ document_id }) => document_id);
  const unknown = problem('claims.unknown_document', 400, { field: 'documents' });
  if (ids.length > 0 && (await countPapers(tx.db, claim.load_id, ids)) < ids.length) throw unknown;
  if (claim.status !== 'draft' && (await keepAsEvidence(tx.db, ids)) < ids.length) throw unknown;
  await replaceSupport(tx.db, claim.id, support, tx.actor.userId);
};
