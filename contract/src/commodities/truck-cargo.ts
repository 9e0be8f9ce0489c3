import type { TemperatureRange } from '../equipment/temperature.ts';
import { commonTemperature } from '../equipment/common-temperature.ts';
import type { Cargo } from '../equipment/fits.ts';
import type { LtlMaterial } from './hazmat/ltl-exclusions.ts';
import { largestPiece, palletPositions } from './floor-needs.ts';
import { type Measured, tightestFloor, totals } from './line-item.ts';

/** What a truck needs to know of an item: entered, saved or read from a load. */
export type TruckItem = Measured & {
  handling_unit: string;
  temperature: TemperatureRange | null;
  hazmat?: LtlMaterial | null;
};

/** What a truck has to carry. Items that cannot be kept at one temperature are refused elsewhere. */
export const truckCargo = (items: readonly TruckItem[], tarps: boolean): Cargo => {
  const { weight_lb } = totals(items);
  const temperature = commonTemperature(items.map((item) => item.temperature));
  return {
    weight_lb,
    linear_feet: tightestFloor(items),
    pallets: palletPositions(items),
    piece: largestPiece(items),
    temperature: temperature === 'apart' ? null : temperature,
    tarps,
  };
};
