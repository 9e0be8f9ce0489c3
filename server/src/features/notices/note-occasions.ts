import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import type { DeclaredEvent, EventPayload } from '@portal/contract/events/event.ts';
import { isDelivered } from '@portal/contract/loads/load-states.ts';
import { kindOfOccasion, type NoticeOccasion } from '@portal/contract/places/notice-kinds.ts';
import {
  loadDelayed,
  loadDelivered,
  loadOutForDelivery,
  loadPickedUp,
} from '@portal/contract/tracking/tracking.events.ts';
import type { z } from 'zod';
import type { Listener, OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { listener } from '../../platform/jobs/events.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { findPod } from '../sharing/tracking-links.queries.ts';
import { anybodyWants, findStatus, insertMails } from './notices.queries.ts';
import { recipientsOf } from './recipients.ts';
import { sendNoticeJob } from './send-notice.ts';

type Occasion = { occasion: NoticeOccasion; which?: string };

/** Writes down who is mailed about an occasion, each once, and starts a job for each. */
const mailOutsiders = (ctx: OpenCtx, load_id: number, { occasion, which = '' }: Occasion): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const { recipients } = await recipientsOf(tx.db, load_id);
    const kind = kindOfOccasion(occasion);
    const mails = recipients
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ email, part, language }) => ({ email, part, language }));
    for (const mail_id of await insertMails(tx.db, { load_id, occasion, which }, mails)) {
      await enqueue(tx, sendNoticeJob, { mail_id });
    }
  });

type OfLoad = DeclaredEvent<z.ZodType<{ load_id: number }>>;

const noteOccasion = <E extends OfLoad>(
  event: E,
  occasion: NoticeOccasion,
  whichOf: (payload: EventPayload<E>) => string = () => '',
): Listener =>
  listener(
    event,
    `notices.note-${occasion.replaceAll('_', '-')}`,
    (ctx, payload) => {
      const { load_id }: { load_id: number } = payload;
      return mailOutsiders(ctx, load_id, { occasion, which: whichOf(payload) });
    },
    { wanted: anybodyWants },
  );

/** A proof of delivery that comes before the delivery is reported goes with that mail. */
const notePod = listener(
  documentFiled,
  'notices.note-pod-filed',
  async (ctx, { load_id, document_id }) => {
    const [pod, status] = await Promise.all([findPod(ctx.db, load_id), findStatus(ctx.db, load_id)]);
    if (pod?.id !== document_id || !status || !isDelivered(status)) return;
    await mailOutsiders(ctx, load_id, { occasion: 'pod_filed' });
  },
  { wanted: anybodyWants },
);

export const occasionNotes: readonly Listener[] = [
  noteOccasion(loadPickedUp, 'picked_up'),
  noteOccasion(loadDelayed, 'delayed', ({ delivery_date }) => delivery_date),
  noteOccasion(loadOutForDelivery, 'out_for_delivery'),
  noteOccasion(loadDelivered, 'delivered'),
  notePod,
];
