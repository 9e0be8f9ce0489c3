import type { Cargo } from './fits.ts';
import type { Truck } from './truck.ts';

const whole = 100;

const percentOf = (part: number | null | undefined, all: number | null): number =>
  part && all ? (part * whole) / all : 0;

/** Percent of a truck that freight takes, by whatever fills it most: weight, floor or pallets. At most 100. */
export const truckSharePercent = (truck: Truck, cargo: Cargo): number =>
  Math.min(
    whole,
    Math.ceil(
      Math.max(
        percentOf(cargo.weight_lb, truck.max_weight_lb),
        percentOf(cargo.linear_feet, truck.length_ft),
        percentOf(cargo.pallets, truck.pallets),
      ),
    ),
  );
