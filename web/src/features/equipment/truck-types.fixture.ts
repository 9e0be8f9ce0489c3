import { builtInTrucks } from '@portal/contract/equipment/built-in-trucks.ts';
import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';

/** The trucks of the product as the server tells them, none of them changed. */
export const builtInTypes: readonly TruckType[] = builtInTrucks.map((truck, index) => ({
  ...truck,
  id: index + 1,
  modes: [...truck.modes],
  active: true,
  image_url: null,
}));

/** The list of the types on offer. */
export const truckTypesReply = (items: readonly TruckType[] = builtInTypes) => ({ items, total: items.length });
