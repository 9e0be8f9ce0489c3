import type { LoadMode } from '../modes/modes.ts';
import type { TruckTypeCode } from './data/truck-types.ts';
import { type Cargo, fits } from './fits.ts';
import type { Truck } from './truck.ts';
import { truckOf, trucksOf } from './truck-types.ts';

/** The trucks a mode means where nobody chose one, the first that fits. Containers bring their own chassis. */
const usual: Readonly<Partial<Record<LoadMode, readonly TruckTypeCode[]>>> = {
  ftl: ['VAN_53'],
  expedited: ['CARGO_VAN', 'SPRINTER', 'BOX_26', 'VAN_53'],
  reefer: ['REEFER_53'],
  flatbed: ['FLATBED_48', 'FLATBED_53', 'STEP_DECK_53', 'DOUBLE_DROP'],
};

/** Whether it takes general freight: not only what brings its own trailer or is poured. */
const hasFloor = ({ body, pallets }: Truck): boolean => body !== 'none' && pallets !== 0;

/**
 * Of the trucks on offer those that come into question for a mode where nobody chose one, in the order they are tried:
 * the usual ones, others of the product where none of these is offered, and last what the operator added.
 */
export const usualTrucks = (trucks: readonly Truck[], mode: LoadMode): Truck[] => {
  const codes: readonly string[] | undefined = usual[mode];
  if (!codes) return [];
  const ofMode = trucksOf(trucks, mode).filter(hasFloor);
  const first = codes.flatMap((code) => truckOf(ofMode, code) ?? []);
  const others = ofMode.filter(({ built_in }) => built_in);
  return [...(first.length > 0 ? first : others), ...ofMode.filter(({ built_in }) => !built_in)];
};

/** The truck a mode is quoted with for this freight, one that needs no permit if there is such; null where none fits. */
export const usualTruck = (trucks: readonly Truck[], mode: LoadMode, cargo: Cargo): Truck | null => {
  const fitting = usualTrucks(trucks, mode).filter((truck) => fits(truck, cargo).fits);
  return fitting.find((truck) => !fits(truck, cargo).needs_permit) ?? fitting[0] ?? null;
};
