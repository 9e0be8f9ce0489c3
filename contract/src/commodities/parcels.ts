import { inches, pounds } from './density.ts';
import { isPalletized } from './floor-needs.ts';
import type { Measured } from './line-item.ts';
import { billablePounds, isParcel } from './parcel.ts';

/** Equal parcels of one line: how many, what each weighs, and the pounds each is billed for. */
export type Parcels = { count: number; pounds: number; billable_pounds: number };

type Item = Measured & { handling_unit: string; hazmat: unknown; temperature: unknown };

const parcelsOf = (item: Item): Parcels | null => {
  const { length, width, height, dimension_unit, handling_unit_count: count } = item;
  // Pallets go with freight carriers however light they are.
  const isOrdinary = !item.hazmat && !item.temperature && !isPalletized(item);
  if (!isOrdinary || !length || !width || !height) return null;
  const edge = (value: number) => inches(value, dimension_unit);
  const each = pounds(item.weight, item.weight_unit) / count;
  const parcel = { length: edge(length), width: edge(width), height: edge(height), pounds: each };
  return isParcel(parcel) ? { count, pounds: each, billable_pounds: billablePounds(parcel) } : null;
};

/** The parcels a shipment is made of; null where any of it is not one that parcel carriers take. */
export const asParcels = (items: readonly Item[]): Parcels[] | null => {
  const parcels = items.map(parcelsOf);
  return parcels.every((one) => one !== null) ? parcels : null;
};
