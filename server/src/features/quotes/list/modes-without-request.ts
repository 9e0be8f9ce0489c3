import { modeRefusals } from '@portal/contract/loads/mode-refusals.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { problems } from '../../../platform/http/errors.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { readFreightToCarry } from '../rating/read-shipment.ts';

/**
 * Of several requested modes those that cannot carry the load, each with the reasons. A mode whose carriers were asked
 * could carry it then, even if its trucks have changed since.
 */
export const modesWithoutRequest = async (
  ctx: OpenCtx,
  loadId: number,
  modes: readonly LoadMode[],
  requestedModes: ReadonlySet<string>,
): Promise<CarrierQuotes['not_requested']> => {
  if (modes.length < 2) return [];
  const notRequested = modes.filter((mode) => !requestedModes.has(mode));
  if (notRequested.length === 0) return [];
  const [load, trucks] = await Promise.all([readFreightToCarry(ctx, loadId), readOfferedTrucks(ctx)]);
  return notRequested.flatMap((mode) => {
    const refusals = modeRefusals(trucks, mode, load);
    return refusals.length > 0 ? [{ mode, reasons: problems(refusals).items.map(({ msg }) => msg) }] : [];
  });
};
