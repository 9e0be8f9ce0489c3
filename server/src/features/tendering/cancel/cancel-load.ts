import { isOver } from '@portal/contract/loads/load-states.ts';
import { nextStatus } from '@portal/contract/loads/load-status.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { loadCancelled } from '@portal/contract/loads/loads.events.ts';
import { cancellationFee } from '@portal/contract/tendering/cancellation-fee.ts';
import type { CancelLoad } from '@portal/contract/tendering/tender.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { tryMoveLoad } from '../../loads/state/move-load.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { cancelOpenTender, findOpenTender } from '../tendering.queries.ts';

/** Whether a load may be cancelled now, whether a carrier has to be notified, and what it costs in US dollars. */
export const getCancellationStatus = async (ctx: Ctx, loadId: number) => {
  const load = await loadInScope(ctx, loadId, ['status'] as const);
  const status = load.status;
  const tender = await findOpenTender(ctx.db, loadId);
  return {
    may_cancel: nextStatus(status, 'cancel') !== null,
    carrier_is_told: tender !== undefined && nextStatus(status, 'cancel') !== null,
    fee: cancellationFee(status),
  };
};

/** Cancels a load that is not on the road; a booked carrier is notified after commit. 404, 409 `tendering.may_not_cancel`. */
export const cancelLoad = (ctx: Ctx, loadId: number, input: CancelLoad): Promise<LoadDetails> =>
  withLoadLocked(ctx, loadId, [], async (tx, load) => {
    const moved = await tryMoveLoad(tx, load, 'cancel', {
      changes: { cancel_reason: input.reason },
      reason: input.reason,
      details: input.note ? { note: input.note } : {},
    });
    if (!moved) throw problem(isOver(load.status) ? 'loads.over' : 'tendering.may_not_cancel', 409);
    const tender = await cancelOpenTender(tx.db, loadId);
    await emit(tx, loadCancelled, { load_id: loadId, tender_id: tender?.id ?? null });
    return getLoadDetails(tx, loadId);
  });
