import { isOver } from '@portal/contract/loads/load-states.ts';
import { type LoadStatus, nextStatus } from '@portal/contract/loads/load-status.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { loadCancelled } from '@portal/contract/loads/loads.events.ts';
import type { CancelLoad } from '@portal/contract/tendering/tender.ts';
import { cancellationFees, feeByRule } from '@portal/contract/tendering/tendering.settings.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TenderState } from '../../../integrations/carriers/carrier-port.ts';
import { portFor } from '../../../integrations/carriers/port-of-carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { requireConsent } from '../../../platform/vetoes.ts';
import { cancelLoadAct } from '../../loads/load-acts.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { releaseCover } from '../../insurance/load/cover-load.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { tryMoveLoad } from '../../loads/state/move-load.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { cancelOpenTender, findOpenTender, findTenderWithCarrier, type TenderRow } from '../tendering.queries.ts';

/** A dialog waits for this: a carrier that takes longer is not waited for. */
const carrierAnswerMs = 4000;

/** What the carrier says of a tender now; null where it is reached by phone, was never sent it, or does not say in time. */
const readCarrierState = async (ctx: Ctx, open: TenderRow | undefined): Promise<TenderState | null> => {
  const tender = open?.sent_at ? await findTenderWithCarrier(ctx.db, open.id) : undefined;
  const port = tender && portFor(ctx.services, tender, 'cancel');
  if (!port) return null;
  const timer = new AbortController();
  const tooLate = sleep(carrierAnswerMs, null, { signal: timer.signal }).catch(() => null);
  return Promise.race([port.findTender(tender.tender_key), tooLate]).finally(() => timer.abort());
};

/** What the carrier charges for cancelling now in dollars, `refused` where it is too late; null where it does not say. */
const readCarrierFee = async (ctx: Ctx, open: TenderRow | undefined): Promise<number | 'refused' | null> => {
  const state = await readCarrierState(ctx, open);
  if (state?.kind !== 'accepted' && state?.kind !== 'pending') return null;
  return state.cancellation_fee ?? 'refused';
};

/**
 * Whether a load may be cancelled now, whether a carrier has to be notified, and what it costs in US dollars: what the
 * carrier says, which is asked now, else what the operator's rule says.
 */
export const getCancellationStatus = async (ctx: Ctx, loadId: number) => {
  const { status, mode } = await loadInScope(ctx, loadId, ['status', 'mode'] as const);
  const isCancellable = nextStatus(status, 'cancel') !== null;
  const tender = isCancellable ? await findOpenTender(ctx.db, loadId) : undefined;
  const carrierFee = await readCarrierFee(ctx, tender);
  const isAnswered = typeof carrierFee === 'number';
  const rule = feeByRule(ctx.services.settings.get(cancellationFees), { mode, status });
  return {
    may_cancel: isCancellable && carrierFee !== 'refused',
    carrier_is_told: tender !== undefined,
    fee: isAnswered ? carrierFee : rule,
    fee_by: isAnswered ? ('carrier' as const) : ('operator' as const),
  };
};

const refusalOf = (status: LoadStatus) => problem(isOver(status) ? 'loads.over' : 'tendering.may_not_cancel', 409);

/**
 * Cancels a load that is not on the road; a booked carrier is notified after commit. 404, 409 `loads.over` of a load
 * that is over, `tendering.may_not_cancel` of one on the road.
 */
export const cancelLoad = (ctx: Ctx, loadId: number, input: CancelLoad): Promise<LoadDetails> =>
  withLoadLocked(ctx, loadId, [], async (tx, load) => {
    const { reason } = input;
    if (!nextStatus(load.status, 'cancel')) throw refusalOf(load.status);
    await requireConsent(tx, cancelLoadAct, { load_id: loadId, account_id: load.account_id, reason });
    const moved = await tryMoveLoad(tx, load, 'cancel', {
      changes: { cancel_reason: reason },
      reason,
      details: input.note ? { note: input.note } : {},
    });
    if (!moved) throw refusalOf(load.status);
    const tender = await cancelOpenTender(tx.db, loadId);
    await releaseCover(tx, loadId, 'load_cancelled');
    await emit(tx, loadCancelled, { load_id: loadId, tender_id: tender?.id ?? null });
    return getLoadDetails(tx, loadId);
  });
