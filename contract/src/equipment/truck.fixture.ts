import { builtInTrucks } from './built-in-trucks.ts';
import type { TruckTypeCode } from './data/truck-types.ts';
import type { Truck } from './truck.ts';

/** A truck of the product with changes an operator might make. */
export const builtIn = (code: TruckTypeCode, changes: Partial<Truck> = {}): Truck => {
  const found = builtInTrucks.find((truck) => truck.code === code);
  if (!found) throw new RangeError(`no truck type ${code}`);
  return { ...found, ...changes };
};

/** A truck an operator added: one of the product under another name. */
export const addedLike = (code: TruckTypeCode, changes: Partial<Truck> = {}): Truck =>
  builtIn(code, {
    code: 'ADDED',
    label: { en: 'Added truck', es: 'Camión agregado' },
    built_in: false,
    rated_as: code,
    ...changes,
  });

/** The trucks of the product, some of them changed or not on offer, and behind them what was added. */
export const trucksWith = (changed: readonly Truck[], off: readonly TruckTypeCode[] = []): Truck[] => [
  ...builtInTrucks
    .filter(({ code }) => !off.some((one) => one === code))
    .map((truck) => changed.find(({ code }) => code === truck.code) ?? truck),
  ...changed.filter(({ built_in }) => !built_in),
];
