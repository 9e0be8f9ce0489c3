import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import { mailListener } from '../../platform/jobs/events.ts';
import { findPaperFromOutside } from './filed-papers.queries.ts';
import { mailBooker } from './mail-booker.ts';

/**
 * Mails the booker of a load when its proof of delivery is filed or somebody outside the account adds a paper. The bill
 * of lading comes with the mail about the carrier's answer.
 */
export const mailPaperFiled = mailListener(
  documentFiled,
  'notifications.mail-paper-filed',
  async (ctx, { load_id, document_id }) => {
    const paper = await findPaperFromOutside(ctx, document_id);
    if (!paper || (paper.type !== 'pod' && paper.who === null)) return;
    const occasion = paper.type === 'pod' ? 'pod_filed' : 'paper_added';
    await mailBooker(ctx, load_id, {
      occasion,
      which: document_id,
      params: { name: paper.name, who: paper.who ?? '' },
    });
  },
);
