import type { TruckRequest } from '@portal/contract/equipment/truck-request.ts';

// Values of empty fields, also for drafts that were stored before a field was added.

/** A unique key for a row. */
export const newKey = (): string => crypto.randomUUID();

export const anyTruck: TruckRequest = { truck_type: null, team: false, partial: false, tarp_ft: null };

export const noTemperature: { min: number | null; max: number | null; unit: 'F' | 'C' } = {
  min: null,
  max: null,
  unit: 'F',
};
