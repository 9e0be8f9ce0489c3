import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { LockedLoad } from '../../loads/loads.queries.ts';
import { findWaitingTender } from '../assignments.queries.ts';
import { type CarrierTender, findTenderWithCarrier } from '../tendering.queries.ts';

/**
 * The tender by which a locked load waits for a truck: of two who decide at once, the second waits for the lock and then
 * finds it decided. 409 `tendering.not_waiting`.
 */
export const waitingTender = async (tx: Ctx, { id }: LockedLoad): Promise<CarrierTender> => {
  const found = await findWaitingTender(tx.db, id);
  const tender = found && (await findTenderWithCarrier(tx.db, found.id));
  if (!tender) throw problem('tendering.not_waiting', 409);
  return tender;
};
