import { builtInTrucks } from '@portal/contract/equipment/built-in-trucks.ts';
import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';

/** The built-in truck types, unchanged, as the server returns them. */
export const builtInTypes: readonly TruckType[] = builtInTrucks.map((truck, index) => ({
  ...truck,
  id: index + 1,
  modes: [...truck.modes],
  active: true,
  image_url: null,
  version: 1,
}));

/** Reply of the list of active truck types. */
export const truckTypesReply = (items: readonly TruckType[] = builtInTypes) => ({ items, total: items.length });
