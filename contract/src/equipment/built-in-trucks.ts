import { truckTypes } from './data/truck-types.ts';
import type { Truck } from './truck.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

/** The trucks of the product as every database begins with them. */
export const builtInTrucks: readonly Truck[] = truckTypes.map((truck) => ({
  ...truck,
  label: { en: en.truck_types[truck.code], es: es.truck_types[truck.code] },
  rated_as: null,
  built_in: true,
}));
