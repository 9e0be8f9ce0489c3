import { modeRefusals } from '@portal/contract/loads/mode-refusals.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { problems } from '../../../platform/http/errors.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { readCarried } from '../rating/read-shipment.ts';

/**
 * Of several modes asked for at once, those that cannot carry the load, each with why. One whose carriers were asked
 * could, whatever became of its trucks since.
 */
export const unaskedModes = async (
  ctx: OpenCtx,
  loadId: number,
  modes: readonly LoadMode[],
  asked: ReadonlySet<string>,
): Promise<CarrierQuotes['unasked']> => {
  if (modes.length < 2) return [];
  const left = modes.filter((mode) => !asked.has(mode));
  if (left.length === 0) return [];
  const [carried, trucks] = await Promise.all([readCarried(ctx, loadId), readOfferedTrucks(ctx)]);
  return left.flatMap((mode) => {
    const refusals = modeRefusals(trucks, mode, carried);
    return refusals.length > 0 ? [{ mode, reasons: problems(refusals).items.map(({ msg }) => msg) }] : [];
  });
};
