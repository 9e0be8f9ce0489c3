import type { PublicPaper } from '@portal/contract/sharing/share.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { paperAddress, type PaperGrant } from './link-token.ts';

type Paper = Omit<PublicPaper, 'url'>;

/** A paper as a public page shows it, with an address bound to the link the page was opened by. */
export const publicPaper = (
  { services: { config, clock } }: OpenCtx,
  { id, type, name, content_type, size, created_at }: Paper,
  link: Pick<PaperGrant, 'purpose' | 'link_id'>,
): PublicPaper => ({
  id,
  type,
  name,
  content_type,
  size,
  created_at,
  url: paperAddress(config.linkKey, { ...link, document_id: id }, clock.now()),
});
