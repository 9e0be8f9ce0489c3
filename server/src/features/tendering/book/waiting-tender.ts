import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { lockWaitingTender } from '../assignments.queries.ts';
import { type CarrierTender, findTenderWithCarrier } from '../tendering.queries.ts';

/**
 * The tender by which a load waits for a truck, held until commit: of two who decide at once, the second waits here and
 * then finds it decided. 404 `loads.not_found`, 409 `tendering.not_waiting`.
 */
export const waitingTender = async (tx: Ctx, loadId: number): Promise<CarrierTender> => {
  await loadInScope(tx, loadId);
  const found = await lockWaitingTender(tx.db, loadId);
  const tender = found && (await findTenderWithCarrier(tx.db, found.id));
  if (!tender) throw problem('tendering.not_waiting', 409);
  return tender;
};
