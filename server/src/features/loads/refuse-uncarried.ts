import { commonTemperature } from '@portal/contract/equipment/common-temperature.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import { modeRefusals } from '@portal/contract/loads/mode-refusals.ts';
import { problem, problems } from '../../platform/errors.ts';
import type { LoadModes } from './resolve-modes.ts';

type Items = Pick<LoadInput, 'line_items'>;

const refuseTemperaturesApart = ({ line_items }: Items): void => {
  const ranges = line_items.map(({ temperature }) => temperature);
  if (commonTemperature(ranges) !== 'apart') return;
  const index = ranges.findLastIndex((range) => range !== null);
  throw problem('equipment.temperatures_apart', 400, { field: `line_items.${index}.temperature` });
};

/**
 * Refuses with 400 a load that none of its modes can carry, for the reasons of the mode that comes nearest. Where one
 * of several can, the others are not asked: that is no fault of the load.
 */
export const refuseUncarried = (
  { quote_modes }: LoadModes,
  load: Pick<LoadInput, 'truck' | 'line_items' | 'accessorials'>,
): void => {
  refuseTemperaturesApart(load);
  // Of equals the last: a truck's limit says more than that it is too much for LTL.
  const [nearest] = quote_modes
    .map((mode) => modeRefusals(mode, load))
    .toReversed()
    .toSorted((one, other) => one.length - other.length);
  if (nearest && nearest.length > 0) throw problems(nearest);
};
