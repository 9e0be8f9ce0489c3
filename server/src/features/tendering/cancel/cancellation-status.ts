import { nextStatus } from '@portal/contract/loads/load-status.ts';
import { cancellationFee } from '@portal/contract/tendering/cancellation-fee.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { findOpenTender } from '../tendering.queries.ts';

/** Whether a load may be cancelled now, whether a carrier has to be told, and what it costs in US dollars. */
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
