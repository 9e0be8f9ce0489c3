import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { writeHistory } from '../loads/history/write-history.ts';
import { endShare, lockShareInScope, findShares } from './shares.queries.ts';
import type { Share } from '@portal/contract/sharing/share.ts';
import { loadInScope } from '../loads/load-in-scope.ts';

/** What of a load was shared with whom, newest first. 404 `loads.not_found`. */
export const listShares = async (ctx: Ctx, loadId: number): Promise<{ items: Share[] }> => {
  await loadInScope(ctx, loadId);
  return { items: await findShares(ctx.db, loadId) };
};

/**
 * Ends a shared link: from the commit on neither its page nor an address it gave opens, and mails that still wait are
 * not sent. Once ended it stays so, whoever asks again. 404 `sharing.not_found`; 409 where files were attached.
 */
export const revokeShare = (ctx: Ctx, shareId: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const share = await lockShareInScope(tx.db, tx.scope, shareId);
    if (!share) throw problem('sharing.not_found', 404);
    if (share.how === 'attachments') throw problem('sharing.nothing_to_revoke', 409);
    if (!(await endShare(tx.db, shareId, tx.actor.userId))) return;
    await writeHistory(tx, share.load_id, {
      kind: 'document',
      event: 'revoke_share',
      details: { share_id: shareId },
    });
    await audit(tx, {
      action: 'share.revoked',
      object_type: 'share',
      object_id: shareId,
      account_id: share.account_id,
      after: { load_id: share.load_id },
    });
  });
