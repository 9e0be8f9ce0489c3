import type { TruckRequest } from '@portal/contract/equipment/truck-request.ts';

// What a form says where nothing was said; drafts from before it was asked say it too.

/** A key that no other row has. */
export const newKey = (): string => crypto.randomUUID();

export const anyTruck: TruckRequest = { truck_type: null, team: false, partial: false, tarp_ft: null };

export const noTemperature: { min: number | null; max: number | null; unit: 'F' | 'C' } = {
  min: null,
  max: null,
  unit: 'F',
};
