import { cancellationAsked, cancellationRefused, loadCancelled } from '@portal/contract/loads/loads.events.ts';
import type { CarrierPort } from '../../../integrations/carriers/carrier-port.ts';
import { portFor } from '../../../integrations/carriers/port-of-carrier.ts';
import { asCarrier } from '../../../platform/act-as.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { emit, listener } from '../../../platform/jobs/events.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { restoreCover } from '../../insurance/load/cover-load.ts';
import { type HistoryEvent, writeHistory } from '../../loads/history/write-history.ts';
import { indexLoadTerms } from '../../loads/list/search-terms.ts';
import { moveLoad } from '../../loads/state/move-load.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { findCancelReason, setCancellationFee } from '../booking.queries.ts';
import { carrierOf, type CarrierTender, findTenderWithCarrier, reopenTender } from '../tendering.queries.ts';

/** The job's name, for those who queue it by hand. */
export const notifyCancelled = 'tendering.tell-carrier-cancelled';

const reasonOf = async (ctx: OpenCtx, loadId: number): Promise<string> => {
  const reason = await findCancelReason(ctx.db, loadId);
  return phraseOfCode('en', 'loads.cancellation_reasons', reason) ?? reason ?? 'Tender withdrawn';
};

const noteAnswer = (ctx: OpenCtx, tender: CarrierTender, event: HistoryEvent, fee: number | null): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    if (fee !== null) await setCancellationFee(tx.db, tender.id, fee);
    await writeHistory(asCarrier(tx, carrierOf(tender)), tender.load_id, {
      kind: 'note',
      event,
      details: fee === null ? {} : { fee },
      is_internal: true,
    });
  });

/** The load is cancelled here; whether the carrier knows is for a person to make sure. */
const noteAsked = (ctx: OpenCtx, tender: CarrierTender): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await noteAnswer(tx, tender, 'carrier_cancellation_asked', null);
    await emit(tx, cancellationAsked, { load_id: tender.load_id, tender_id: tender.id });
  });

/** The carrier has the load and keeps it: it is booked with it again, and whoever watches the load sees so at once. */
const reinstateLoad = (
  ctx: OpenCtx,
  tender: CarrierTender,
  reasonCode: string,
  proNumber: string | null,
): Promise<void> =>
  withAnyLoadLocked(ctx, tender.load_id, ['carrier_id'], async (tx, load) => {
    const isWithCarrier = load.status === 'cancelled' && load.carrier_id === tender.carrier_id;
    // A tender that ended otherwise, such as by its time, is between the operator and the carrier.
    if (!isWithCarrier || !(await reopenTender(tx.db, tender.id, reasonCode)))
      return noteAnswer(tx, tender, 'carrier_refused_cancellation', null);
    await moveLoad(asCarrier(tx, carrierOf(tender)), load, 'reinstate', {
      changes: { cancel_reason: null, ...(proNumber !== null && { pro_number: proNumber }) },
      reason: reasonCode,
    });
    await restoreCover(tx, tender.load_id);
    await indexLoadTerms(tx, tender.load_id);
    await emit(tx, cancellationRefused, { load_id: tender.load_id, reason_code: reasonCode });
  });

/**
 * A refusal may mean that the carrier keeps the load, or that it has cancelled it before and the answer was lost: what
 * it says of the tender decides. Asked again until it is clear.
 */
const settleRefused = async (
  ctx: OpenCtx,
  port: Pick<CarrierPort, 'findTender'>,
  tender: CarrierTender,
  reasonCode: string,
) => {
  const state = await port.findTender(tender.tender_key);
  if (state.kind === 'accepted') return reinstateLoad(ctx, tender, reasonCode, state.pro_number);
  if (state.kind === 'unclear' || state.kind === 'pending')
    throw new Error(`cancellation refused with ${reasonCode}, tender ${state.kind}`);
  return noteAnswer(ctx, tender, 'carrier_cancelled', null);
};

/**
 * Takes a tender back at the carrier; repeated until the carrier has understood.
 * A tender that was never sent needs no word.
 */
export const notifyCarrierCancelled = listener(loadCancelled, notifyCancelled, async (ctx, { load_id, tender_id }) => {
  const tender = tender_id === null ? undefined : await findTenderWithCarrier(ctx.db, tender_id);
  const port = tender && portFor(ctx.services, tender, 'cancel');
  if (!port || tender.sent_at === null) return;
  const answer = await port.cancel(tender.tender_key, await reasonOf(ctx, load_id));
  if (answer.kind === 'unclear') throw new Error(`cancellation not understood: ${answer.why}`);
  if (answer.kind === 'cancelled') await noteAnswer(ctx, tender, 'carrier_cancelled', answer.fee);
  if (answer.kind === 'asked') await noteAsked(ctx, tender);
  if (answer.kind === 'refused') await settleRefused(ctx, port, tender, answer.reason_code);
});
