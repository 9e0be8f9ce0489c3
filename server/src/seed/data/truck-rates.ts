import type { TruckTypeCode } from '@portal/contract/equipment/data/truck-types.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';

export type TruckMode = Extract<LoadMode, 'ftl' | 'expedited' | 'reefer' | 'flatbed'>;

/** What a kind of truck costs in a mode: dollars a mile in each band, fuel a mile, and at least for a trip. */
export type TruckRate = {
  mode: TruckMode;
  name: string;
  truck_types: readonly TruckTypeCode[];
  per_mile: readonly number[];
  minimum: number;
  fuel_per_mile: number;
  /** The fuel table that counts instead, where a price of diesel is known. */
  fuel_table?: string;
};

/** Where each mile band begins. */
export const truckBands = [0, 100, 250, 500, 1000] as const;

/** The operator's base table, before a carrier's own level. Invented: real ones change by the day. */
export const truckRates: readonly TruckRate[] = [
  { mode: 'ftl', name: 'Dry van', truck_types: ['VAN_53', 'VAN_48', 'CURTAIN_53'], per_mile: [4.1, 3.1, 2.6, 2.3, 2.05], minimum: 500, fuel_per_mile: 0.47, fuel_table: 'TL' },
  { mode: 'ftl', name: 'Box truck', truck_types: ['BOX_26'], per_mile: [3.6, 2.8, 2.4, 2.15, 1.95], minimum: 350, fuel_per_mile: 0.34 },
  { mode: 'ftl', name: 'Power only', truck_types: ['POWER_ONLY'], per_mile: [3.4, 2.6, 2.2, 1.95, 1.75], minimum: 400, fuel_per_mile: 0.45, fuel_table: 'TL' },
  { mode: 'ftl', name: 'Tanker', truck_types: ['TANKER'], per_mile: [5.2, 4.1, 3.6, 3.2, 2.95], minimum: 850, fuel_per_mile: 0.5, fuel_table: 'TL' },
  { mode: 'expedited', name: 'Vans', truck_types: ['CARGO_VAN', 'SPRINTER'], per_mile: [2.4, 1.95, 1.75, 1.65, 1.6], minimum: 275, fuel_per_mile: 0.18 },
  { mode: 'expedited', name: 'Box truck', truck_types: ['BOX_26'], per_mile: [3.9, 3.1, 2.75, 2.55, 2.45], minimum: 450, fuel_per_mile: 0.34 },
  { mode: 'expedited', name: 'Dry van', truck_types: ['VAN_53', 'VAN_48'], per_mile: [4.9, 3.9, 3.4, 3.05, 2.85], minimum: 750, fuel_per_mile: 0.47, fuel_table: 'TL' },
  { mode: 'reefer', name: 'Reefer', truck_types: ['REEFER_53'], per_mile: [4.6, 3.5, 2.95, 2.65, 2.4], minimum: 650, fuel_per_mile: 0.58 },
  { mode: 'flatbed', name: 'Decks', truck_types: ['FLATBED_48', 'FLATBED_53', 'STEP_DECK_53'], per_mile: [4.8, 3.6, 3.05, 2.75, 2.5], minimum: 650, fuel_per_mile: 0.51, fuel_table: 'TL' },
  { mode: 'flatbed', name: 'Hotshot', truck_types: ['HOTSHOT_40'], per_mile: [3.4, 2.6, 2.25, 2.05, 1.9], minimum: 400, fuel_per_mile: 0.3 },
  { mode: 'flatbed', name: 'Conestoga', truck_types: ['CONESTOGA_48'], per_mile: [5.2, 3.95, 3.4, 3.05, 2.8], minimum: 750, fuel_per_mile: 0.52 },
  { mode: 'flatbed', name: 'Lowboys', truck_types: ['DOUBLE_DROP', 'RGN'], per_mile: [7.4, 5.9, 5.1, 4.7, 4.4], minimum: 1200, fuel_per_mile: 0.62 },
];

export type LaneRate = { mode: TruckMode; origin: string; destination: string; flat?: number; per_mile?: number };

/** Lanes with prices of their own, for the large truck of their mode. */
export const laneRates: readonly LaneRate[] = [
  { mode: 'ftl', origin: '752', destination: '606', per_mile: 2.05 },
  { mode: 'ftl', origin: '780', destination: '752', flat: 1150 },
  { mode: 'ftl', origin: 'CA', destination: 'TX', per_mile: 1.85 },
  { mode: 'reefer', origin: '381', destination: 'GA', flat: 1480 },
  { mode: 'flatbed', origin: 'TX', destination: 'AZ', per_mile: 2.35 },
];
