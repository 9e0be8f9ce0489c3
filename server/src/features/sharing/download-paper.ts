import { asGuest } from '../../platform/act-as.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import type { FileReply } from '../../platform/http/serve.ts';
import { type PaperGrant, readPaperGrant } from './link-token.ts';
import { countDownload, findOpenPaper } from './public-links.queries.ts';
import { findOpenPod } from './tracking-links.queries.ts';

const findPaper = (ctx: OpenCtx, { purpose, link_id, document_id }: PaperGrant) =>
  purpose === 'share' ? findOpenPaper(ctx.db, link_id, document_id) : findOpenPod(ctx.db, link_id, document_id);

/**
 * One paper of a public page. The signature says which link gave the address, and that link has to open now: whatever
 * ends it ends its addresses. Anything else: 404 `sharing.link_closed`.
 */
export const downloadPaper = async (ctx: OpenCtx, token: string): Promise<FileReply> => {
  const grant = readPaperGrant(ctx.services.config.linkKey, token, ctx.services.clock.now());
  const paper = grant && (await findPaper(ctx, grant));
  if (!paper) throw problem('sharing.link_closed', 404);
  const guest = asGuest(ctx, grant.purpose, grant.link_id);
  const stream = await guest.services.files.open(paper.storage_key);
  if (grant.purpose === 'share') await countDownload(guest.db, grant.link_id);
  return { stream, size: paper.size, contentType: paper.content_type, name: paper.name };
};
