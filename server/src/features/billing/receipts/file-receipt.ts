import { paymentFailed, paymentSettled } from '@portal/contract/billing/billing.events.ts';
import { languages } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue, job, paperJob } from '../../../platform/jobs/jobs.ts';
import { fileDrawn, withdrawDrawn } from '../../documents/store/file-drawn.ts';
import { drawReceipt, receiptKind } from './receipt-paper.ts';
import { findReceivedPayment } from './receipts.queries.ts';

type Filed = { payment_id: number };

/**
 * Files the receipt of a payment among the papers of the loads it paid, in both languages; a newer version where it paid
 * or gave back something since. That of a payment whose bank took it back is taken back too.
 */
const fileReceiptNow = async (ctx: OpenCtx, { payment_id }: Filed): Promise<void> => {
  const row = await findReceivedPayment(ctx.db, 'all', payment_id);
  if (!row?.is_received) return withdrawDrawn(ctx, { type: 'payment_receipt', form: String(payment_id) });
  const loads = new Set(row.invoices.flatMap(({ load_id }) => (load_id === null ? [] : [load_id])));
  for (const language of loads.size > 0 ? languages : []) {
    const receipt = await drawReceipt(ctx, row, language);
    for (const load_id of loads) {
      const kind = { ...receiptKind(row, language), load_id, audience: 'account' };
      await fileDrawn(ctx, { ...receipt, kind, contentType: 'application/pdf' });
    }
  }
};

export const fileReceiptJob = job<Filed>('billing.file-receipt', fileReceiptNow, paperJob);

/** Has the receipt of a payment filed as it stands once the caller's transaction is committed. */
export const fileReceipt = (tx: OpenCtx, payment_id: number): Promise<void> =>
  enqueue(tx, fileReceiptJob.name, { payment_id } satisfies Filed);

export const fileSettledReceipt = listener(
  paymentSettled,
  'billing.file-settled-receipt',
  (ctx, { payment_id }) => fileReceiptNow(ctx, { payment_id }),
  paperJob,
);

export const withdrawFailedReceipt = listener(
  paymentFailed,
  'billing.withdraw-failed-receipt',
  (ctx, { payment_id }) => fileReceiptNow(ctx, { payment_id }),
  paperJob,
);
