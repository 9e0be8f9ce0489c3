import type { LoadMode } from '../modes/modes.ts';
import type { TruckType, TruckTypeCode } from './data/truck-types.ts';
import { type Cargo, fits } from './fits.ts';
import { truckType } from './truck-types.ts';

/** The trucks a mode means where nobody chose one, the first that fits. Containers bring their own chassis. */
const usual: Readonly<Partial<Record<LoadMode, readonly TruckTypeCode[]>>> = {
  ftl: ['VAN_53'],
  expedited: ['CARGO_VAN', 'SPRINTER', 'BOX_26', 'VAN_53'],
  reefer: ['REEFER_53'],
  flatbed: ['FLATBED_48', 'FLATBED_53', 'STEP_DECK_53', 'DOUBLE_DROP'],
};

/** The trucks that come into question for a mode where nobody chose one, in the order they are tried. */
export const usualTrucks = (mode: LoadMode): TruckType[] => (usual[mode] ?? []).map(truckType);

/** The truck a mode is quoted with for this freight, one that needs no permit if there is such; null where none fits. */
export const usualTruck = (mode: LoadMode, cargo: Cargo): TruckType | null => {
  const fitting = usualTrucks(mode).filter((truck) => fits(truck, cargo).fits);
  return fitting.find((truck) => !fits(truck, cargo).needs_permit) ?? fitting[0] ?? null;
};
