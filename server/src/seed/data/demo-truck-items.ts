import type { TruckTypeCode } from '@portal/contract/equipment/data/truck-types.ts';
import type { TruckMode } from './truck-rates.ts';

/** What the demo ships by the truckload. Dimensions in inches of one handling unit; `weight` is pounds a unit. */
export type DemoTruckItem = {
  goods: 'industrial' | 'food' | 'outfitter';
  mode: TruckMode;
  commodity: string;
  handling_unit: 'PAT' | 'SKD' | 'CRT' | 'BDL' | 'CTN';
  packaging_unit: 'CTN' | 'BOX' | 'PCS' | 'BAG';
  pieces: number;
  size: readonly [length: number, width: number, height: number];
  weight: readonly [least: number, most: number];
  units: readonly [fewest: number, most: number];
  stackable: boolean;
  /** Dollars a pound, for the declared value. */
  value: number;
  temperature: { min: number; max: number; unit: 'F' } | null;
  /** The truck somebody asked for; null where they left it open. */
  truck_type: TruckTypeCode | null;
  tarp_ft: 4 | 6 | 8 | null;
};

const dry = { stackable: false, temperature: null, truck_type: null, tarp_ft: null } as const;
const fahrenheit = (min: number, max: number) => ({ min, max, unit: 'F' as const });

export const demoTruckItems: readonly DemoTruckItem[] = [
  { goods: 'industrial', mode: 'ftl', commodity: 'Brake rotor kits, boxed', handling_unit: 'PAT', packaging_unit: 'CTN', pieces: 40, size: [48, 40, 52], weight: [1200, 1600], units: [18, 24], value: 6, ...dry },
  { goods: 'industrial', mode: 'ftl', commodity: 'Plastic totes, nested', handling_unit: 'PAT', packaging_unit: 'PCS', pieces: 80, size: [48, 40, 84], weight: [260, 380], units: [20, 26], value: 4, ...dry, truck_type: 'VAN_53' },
  { goods: 'industrial', mode: 'ftl', commodity: 'Store fixtures', handling_unit: 'CRT', packaging_unit: 'BOX', pieces: 1, size: [60, 48, 72], weight: [420, 700], units: [4, 8], value: 9, ...dry, truck_type: 'BOX_26' },
  { goods: 'industrial', mode: 'expedited', commodity: 'Line-down spare parts', handling_unit: 'PAT', packaging_unit: 'BOX', pieces: 6, size: [48, 40, 40], weight: [350, 900], units: [1, 2], value: 30, ...dry },
  { goods: 'industrial', mode: 'expedited', commodity: 'Die sets', handling_unit: 'SKD', packaging_unit: 'PCS', pieces: 2, size: [48, 42, 30], weight: [1400, 1900], units: [2, 4], value: 18, ...dry },
  { goods: 'industrial', mode: 'flatbed', commodity: 'Structural steel beams', handling_unit: 'BDL', packaging_unit: 'PCS', pieces: 6, size: [480, 40, 30], weight: [7000, 9500], units: [3, 4], value: 1.4, ...dry, stackable: true },
  { goods: 'industrial', mode: 'flatbed', commodity: 'Steel coils, eye to side', handling_unit: 'SKD', packaging_unit: 'PCS', pieces: 1, size: [60, 60, 60], weight: [10_000, 14_000], units: [3, 3], value: 1.2, ...dry, tarp_ft: 6 },
  { goods: 'industrial', mode: 'flatbed', commodity: 'Air compressor package', handling_unit: 'CRT', packaging_unit: 'PCS', pieces: 1, size: [180, 96, 114], weight: [18_000, 26_000], units: [1, 1], value: 7, ...dry },
  { goods: 'food', mode: 'ftl', commodity: 'Canned vegetables', handling_unit: 'PAT', packaging_unit: 'CTN', pieces: 72, size: [48, 40, 54], weight: [1500, 1900], units: [18, 22], value: 1.2, ...dry },
  { goods: 'food', mode: 'reefer', commodity: 'Fresh strawberries', handling_unit: 'PAT', packaging_unit: 'CTN', pieces: 108, size: [48, 40, 80], weight: [1100, 1300], units: [18, 24], value: 2.6, ...dry, temperature: fahrenheit(32, 36) },
  { goods: 'food', mode: 'reefer', commodity: 'Frozen vegetables', handling_unit: 'PAT', packaging_unit: 'CTN', pieces: 60, size: [48, 40, 76], weight: [1500, 1800], units: [18, 22], value: 1.7, ...dry, temperature: fahrenheit(-10, 0) },
  { goods: 'food', mode: 'reefer', commodity: 'Cheese, in blocks', handling_unit: 'PAT', packaging_unit: 'CTN', pieces: 48, size: [48, 40, 60], weight: [1600, 1900], units: [12, 20], value: 3.1, ...dry, temperature: fahrenheit(34, 40) },
  { goods: 'outfitter', mode: 'ftl', commodity: 'Tents and shelters', handling_unit: 'PAT', packaging_unit: 'CTN', pieces: 28, size: [48, 40, 70], weight: [420, 600], units: [16, 24], value: 12, ...dry },
  { goods: 'outfitter', mode: 'expedited', commodity: 'Trade show booth', handling_unit: 'CRT', packaging_unit: 'BOX', pieces: 1, size: [72, 40, 60], weight: [400, 700], units: [1, 2], value: 15, ...dry },
];
