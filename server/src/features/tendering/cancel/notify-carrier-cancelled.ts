import { loadCancelled } from '@portal/contract/loads/loads.events.ts';
import { portOfCarrier } from '../../../integrations/carriers/port-of-carrier.ts';
import { asCarrier } from '../../../platform/act-as.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { findCancelReason, setCancellationFee } from '../booking.queries.ts';
import { carrierOf, type CarrierTender, findTenderWithCarrier } from '../tendering.queries.ts';

/** The job's name, for those who queue it by hand. */
export const notifyCancelled = 'tendering.tell-carrier-cancelled';

const reasonOf = async (ctx: OpenCtx, loadId: number): Promise<string> => {
  const reason = await findCancelReason(ctx.db, loadId);
  return phraseOfCode('en', 'loads.cancellation_reasons', reason) ?? reason ?? 'Tender withdrawn';
};

const noteAnswer = (ctx: OpenCtx, tender: CarrierTender, event: string, fee: number | null): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    if (fee !== null) await setCancellationFee(tx.db, tender.id, fee);
    await writeHistory(asCarrier(tx, carrierOf(tender)), tender.load_id, {
      kind: 'note',
      event,
      details: fee === null ? {} : { fee },
      is_internal: true,
    });
  });

/**
 * Takes a tender back at the carrier; repeated until the carrier has understood.
 * A tender that was never sent needs no word.
 */
export const notifyCarrierCancelled = listener(loadCancelled, notifyCancelled, async (ctx, { load_id, tender_id }) => {
  const tender = tender_id === null ? undefined : await findTenderWithCarrier(ctx.db, tender_id);
  const port = tender && portOfCarrier(ctx.services, tender);
  if (!port || tender.sent_at === null) return;
  const answer = await port.cancel(tender.tender_key, await reasonOf(ctx, load_id));
  if (answer.kind === 'unclear') throw new Error(`cancellation not understood: ${answer.why}`);
  if (answer.kind === 'cancelled') await noteAnswer(ctx, tender, 'carrier_cancelled', answer.fee);
  if (answer.kind === 'refused') await noteAnswer(ctx, tender, 'carrier_refused_cancellation', null);
});
