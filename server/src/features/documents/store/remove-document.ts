import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { lockFilingLoad } from '../documents.queries.ts';
import { mayRemove } from './may-remove.ts';
import { hideDocument, findDocumentIn } from './uploads.queries.ts';
import { readableAudiences } from '../readable-audiences.ts';

/**
 * Takes a file back that was uploaded: its bytes are kept, addresses given before open nothing any more, and the version
 * before it is the paper again. 404 `documents.not_found`, 409 `documents.not_removable` for what the portal or a carrier
 * filed and for what somebody else uploaded, 409 `documents.is_evidence` for what supports a case.
 */
export const removeDocument = (ctx: Ctx, documentId: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const find = () => findDocumentIn(tx.db, tx.scope, readableAudiences(tx), documentId);
    const found = await find();
    if (!found) throw problem('documents.not_found', 404);
    const { status } = await lockFilingLoad(tx.db, found.load_id);
    // A case may have been filed on it while the load was held by others.
    const paper = await find();
    if (!paper) throw problem('documents.not_found', 404);
    if (paper.is_evidence) throw problem('documents.is_evidence', 409);
    if (!mayRemove(tx, paper)) throw problem('documents.not_removable', 409);
    if (!(await hideDocument(tx.db, documentId, tx.actor.userId))) throw problem('documents.not_found', 404);
    const { name, type, version } = paper;
    await writeHistory(tx, paper.load_id, {
      kind: 'document',
      event: 'file_removed',
      details: { name, type, version, document_id: documentId },
    });
    await audit(tx, { action: 'document.removed', object_type: 'document', object_id: String(documentId) });
    publish(tx, paper.load_id, 'load-changed', { load_id: paper.load_id, status: status });
  });
