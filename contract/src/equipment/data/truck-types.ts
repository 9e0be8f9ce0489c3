import type { LoadMode } from '../../modes/modes.ts';

/** `enclosed` keeps weather out, `open` is a deck, `none` brings no space of its own. */
export const truckBodies = ['enclosed', 'open', 'none'] as const;
export type TruckBody = (typeof truckBodies)[number];

/** A row of the product's own trucks. */
export type TruckRow = {
  code: string;
  /** The modes it serves; a truck chosen by itself makes the load one of the first. */
  modes: readonly [LoadMode, ...LoadMode[]];
  body: TruckBody;
  max_weight_lb: number;
  /** Loading space in feet and inches; null where the freight brings its own box, trailer or tank. */
  length_ft: number | null;
  width_in: number | null;
  /** Inside, or on an open deck the highest freight that needs no permit. */
  height_in: number | null;
  /** Standard pallets on the floor; null where they are not what it carries. */
  pallets: number | null;
  /** Degrees Fahrenheit it can hold; null without a cooling unit. */
  temperature: { min_f: number; max_f: number } | null;
  /** Whether tarps can be asked for. */
  tarps: boolean;
};

const van = { body: 'enclosed', temperature: null, tarps: false } as const;
const deck = { modes: ['flatbed'], body: 'open', width_in: 102, temperature: null, tarps: true } as const;
const chassis = {
  modes: ['drayage'],
  body: 'none',
  width_in: null,
  height_in: null,
  temperature: null,
  tarps: false,
} as const;

/**
 * The trucks every database begins with; what an operator makes of them stands in its own table. The smallest of a
 * mode first. Weights are what is legal on the road without a permit.
 */
export const truckTypes = [
  { code: 'CARGO_VAN', ...van, modes: ['expedited'], max_weight_lb: 3_000, length_ft: 10, width_in: 54, height_in: 54, pallets: 2 },
  { code: 'SPRINTER', ...van, modes: ['expedited'], max_weight_lb: 3_500, length_ft: 14, width_in: 70, height_in: 72, pallets: 3 },
  { code: 'BOX_26', ...van, modes: ['expedited', 'ftl'], max_weight_lb: 10_000, length_ft: 26, width_in: 96, height_in: 96, pallets: 12 },
  { code: 'VAN_48', ...van, modes: ['ftl', 'expedited'], max_weight_lb: 45_000, length_ft: 48, width_in: 102, height_in: 110, pallets: 24 },
  { code: 'VAN_53', ...van, modes: ['ftl', 'expedited'], max_weight_lb: 45_000, length_ft: 53, width_in: 102, height_in: 110, pallets: 26 },
  { code: 'CURTAIN_53', ...van, modes: ['ftl'], max_weight_lb: 44_000, length_ft: 53, width_in: 98, height_in: 105, pallets: 26 },
  { code: 'TANKER', ...van, modes: ['ftl'], max_weight_lb: 47_000, length_ft: null, width_in: null, height_in: null, pallets: 0 },
  { code: 'POWER_ONLY', modes: ['ftl'], body: 'none', max_weight_lb: 45_000, length_ft: null, width_in: null, height_in: null, pallets: null, temperature: null, tarps: false },
  { code: 'REEFER_53', modes: ['reefer'], body: 'enclosed', max_weight_lb: 43_500, length_ft: 53, width_in: 98, height_in: 103, pallets: 26, temperature: { min_f: -20, max_f: 70 }, tarps: false },
  { code: 'HOTSHOT_40', ...deck, max_weight_lb: 16_500, length_ft: 40, height_in: 102, pallets: 20 },
  { code: 'FLATBED_48', ...deck, max_weight_lb: 48_000, length_ft: 48, height_in: 102, pallets: 24 },
  { code: 'FLATBED_53', ...deck, max_weight_lb: 48_000, length_ft: 53, height_in: 102, pallets: 26 },
  { code: 'CONESTOGA_48', ...deck, body: 'enclosed', max_weight_lb: 44_000, length_ft: 48, width_in: 98, height_in: 96, pallets: 24 },
  { code: 'STEP_DECK_53', ...deck, max_weight_lb: 48_000, length_ft: 53, height_in: 122, pallets: 26 },
  { code: 'DOUBLE_DROP', ...deck, max_weight_lb: 45_000, length_ft: 29, height_in: 138, pallets: 14 },
  { code: 'RGN', ...deck, max_weight_lb: 42_000, length_ft: 29, height_in: 140, pallets: 14 },
  { code: 'CHASSIS_20', ...chassis, max_weight_lb: 38_000, length_ft: 20, pallets: 10 },
  { code: 'CHASSIS_40', ...chassis, max_weight_lb: 44_000, length_ft: 40, pallets: 20 },
  { code: 'CHASSIS_45', ...chassis, max_weight_lb: 43_000, length_ft: 45, pallets: 22 },
  { code: 'CHASSIS_TRIAXLE', ...chassis, max_weight_lb: 52_000, length_ft: 40, pallets: 20 },
] as const satisfies readonly TruckRow[];

/** Its first name is the phrase `equipment.truck_types.{code}`. */
export type TruckTypeCode = (typeof truckTypes)[number]['code'];
