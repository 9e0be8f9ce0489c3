import type { SharedPage } from '@portal/contract/sharing/share.ts';
import { asGuest } from '../../platform/act-as.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { linkHash } from './link-token.ts';
import { publicPaper } from './public-paper.ts';
import { countOpening, findOpenShare, findSharedPapers } from './public-links.queries.ts';

/**
 * The papers of a shared link. One that has expired, was revoked or altered, or never was: 404 `sharing.link_closed`
 * alike. `again` is a page that asks once more: the same visit.
 */
export const openShare = async (ctx: OpenCtx, token: string, again: boolean): Promise<SharedPage> => {
  const share = await findOpenShare(ctx.db, linkHash(token));
  if (!share) throw problem('sharing.link_closed', 404);
  const { recipient_id, share_id, ...page } = share;
  const guest = asGuest(ctx, 'share', recipient_id);
  const papers = await findSharedPapers(guest.db, share_id);
  if (!again) await countOpening(guest.db, recipient_id);
  const link = { purpose: 'share', link_id: recipient_id } as const;
  const { name: operator_name } = ctx.services.settings.get(operatorIdentity);
  return { ...page, operator_name, documents: papers.map((paper) => publicPaper(guest, paper, link)) };
};
