import type { LoadMode } from '../modes/modes.ts';
import { type Cargo, fits, type Misfit } from './fits.ts';
import type { Truck } from './truck.ts';
import { truckOf, trucksOf } from './truck-types.ts';
import { usualTruck, usualTrucks } from './usual-truck.ts';

/** The truck a mode carries freight with, or the one that comes nearest with why it cannot. */
export type TruckChoice = { truck: Truck; misfits: Misfit[]; needs_permit: boolean };

const judged = (truck: Truck, cargo: Cargo): TruckChoice => {
  const { reasons, needs_permit } = fits(truck, cargo);
  return { truck, misfits: reasons, needs_permit };
};

/** Of usual trucks that all refuse, the one with the fewest reasons; of equals the one that carries most. */
const nearest = (trucks: readonly Truck[], mode: LoadMode, cargo: Cargo): TruckChoice | null =>
  usualTrucks(trucks, mode)
    .map((truck) => judged(truck, cargo))
    .toSorted((a, b) => a.misfits.length - b.misfits.length || b.truck.max_weight_lb - a.truck.max_weight_lb)[0] ??
  null;

/**
 * The truck freight is quoted with, of those on offer: the one asked for where the mode has it, else the usual one that
 * fits. Where there are misfits it cannot carry the freight. Null for a mode without trucks.
 */
export const chooseTruck = (
  trucks: readonly Truck[],
  mode: LoadMode,
  requested: string | null,
  cargo: Cargo,
): TruckChoice | null => {
  const chosen = truckOf(trucksOf(trucks, mode), requested) ?? usualTruck(trucks, mode, cargo);
  return chosen ? judged(chosen, cargo) : nearest(trucks, mode, cargo);
};
