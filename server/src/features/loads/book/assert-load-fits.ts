import type { Truck } from '@portal/contract/equipment/truck.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import { nearestRefusals, temperaturesApart } from '@portal/contract/loads/mode-refusals.ts';
import { problems } from '../../../platform/http/errors.ts';
import type { LoadModes } from './resolve-modes.ts';

/**
 * Refuses with 400 a load that none of its modes can carry with the trucks on offer, for the reasons of the mode that
 * comes nearest. Nothing is refused where one of several modes can.
 */
export const assertLoadFits = (
  trucks: readonly Truck[],
  { quote_modes }: Pick<LoadModes, 'quote_modes'>,
  load: Pick<LoadInput, 'truck' | 'line_items' | 'accessorials'>,
): void => {
  const apart = temperaturesApart(load);
  const refusals = apart.length > 0 ? apart : nearestRefusals(trucks, quote_modes, load);
  if (refusals.length > 0) throw problems(refusals);
};
