import type { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/errors.ts';
import { isSwitchedOff } from './equipment.queries.ts';

/** Refuses with 400 `equipment.switched_off` to ask for a truck the operator does not offer any more. */
export const refuseSwitchedOffTruck = async (
  ctx: OpenCtx,
  truck: Pick<TruckRequest, 'truck_type'> | null | undefined,
): Promise<void> => {
  if (truck?.truck_type && (await isSwitchedOff(ctx.db, truck.truck_type))) {
    throw problem('equipment.switched_off', 400, { field: 'truck.truck_type' });
  }
};
