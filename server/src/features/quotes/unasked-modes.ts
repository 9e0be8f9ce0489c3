import { modeRefusals } from '@portal/contract/loads/mode-refusals.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problems } from '../../platform/errors.ts';
import { readCarried } from './read-shipment.ts';

/** Of several modes asked for at once, those that cannot carry the load, each with why. */
export const unaskedModes = async (
  ctx: OpenCtx,
  loadId: number,
  modes: readonly LoadMode[],
): Promise<CarrierQuotes['unasked']> => {
  if (modes.length < 2) return [];
  const carried = await readCarried(ctx, loadId);
  return modes.flatMap((mode) => {
    const refusals = modeRefusals(mode, carried);
    return refusals.length > 0 ? [{ mode, reasons: problems(refusals).items.map(({ msg }) => msg) }] : [];
  });
};
