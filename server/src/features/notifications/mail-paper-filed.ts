import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import { listener } from '../../platform/jobs/events.ts';
import { findPaperFromOutside } from './filed-papers.queries.ts';
import { mailBooker } from './mail-booker.ts';

/**
 * Tells who booked a load that its proof of delivery is there, and that somebody outside the account added a paper. Of
 * the bill of lading the mail about the carrier's answer tells.
 */
export const mailPaperFiled = listener(
  documentFiled,
  'notifications.mail-paper-filed',
  async (ctx, { load_id, document_id }) => {
    const paper = await findPaperFromOutside(ctx, document_id);
    if (!paper || (paper.type !== 'pod' && paper.who === null)) return;
    const occasion = paper.type === 'pod' ? 'pod_filed' : 'paper_added';
    await mailBooker(ctx, load_id, { occasion, params: { name: paper.name, who: paper.who ?? '' } });
  },
);
