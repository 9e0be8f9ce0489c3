import type { LoadMode } from '../modes/modes.ts';
import type { Truck } from './truck.ts';

/** The trucks of a mode, in the order of the table. */
export const trucksOf = <T extends Pick<Truck, 'modes'>>(trucks: readonly T[], mode: LoadMode): T[] =>
  trucks.filter((truck) => truck.modes.includes(mode));

/** The truck of a code; undefined where it is not among them. */
export const truckOf = <T extends Pick<Truck, 'code'>>(
  trucks: readonly T[],
  code: string | null | undefined,
): T | undefined => trucks.find((truck) => truck.code === code);
