import { z } from 'zod';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { requiredText } from '../values/values.ts';
import { truckBodies } from './data/truck-types.ts';
import { TruckTypeCode } from './truck-type-schema.ts';

const Label = z.strictObject({ en: requiredText(60), es: requiredText(60) });

const Modes = z
  .array(LoadMode.exclude(['ltl']))
  .min(1)
  .max(5)
  .refine((all) => new Set(all).size === all.length, { params: { code: 'equipment.mode_twice' } });

const Feet = z.number().min(1).max(200).multipleOf(0.01);
const Inches = z.number().min(1).max(500).multipleOf(0.01);

const Degrees = z.number().min(-100).max(200).multipleOf(0.1);

const limits = {
  max_weight_lb: z.int().min(1).max(200_000),
  /** Loading space in feet and inches; null where the freight brings its own. */
  length_ft: Feet.nullable(),
  width_in: Inches.nullable(),
  height_in: Inches.nullable(),
  /** Standard pallets on the floor. */
  pallets: z.int().min(0).max(200).nullable(),
  /** Degrees Fahrenheit it can hold; null without a cooling unit. */
  temperature: z
    .strictObject({ min_f: Degrees, max_f: Degrees })
    .refine(({ min_f, max_f }) => min_f <= max_f, {
      path: ['max_f'],
      params: { code: 'equipment.temperature_order' },
    })
    .nullable(),
  /** Whether tarps can be asked for. */
  tarps: z.boolean(),
};

export const TruckBodyName = z.enum(truckBodies);

export const TruckTypeInput = z.strictObject({
  code: TruckTypeCode,
  label: Label,
  /** The modes it serves; a truck chosen by itself makes the load one of the first. */
  modes: Modes,
  body: TruckBodyName,
  max_weight_lb: limits.max_weight_lb,
  length_ft: limits.length_ft.default(null),
  width_in: limits.width_in.default(null),
  height_in: limits.height_in.default(null),
  pallets: limits.pallets.default(null),
  temperature: limits.temperature.default(null),
  tarps: limits.tarps.default(false),
  /** The truck of the product whose tariff lines price it; where it is left out the portal chooses one as large. */
  rated_as: TruckTypeCode.nullable().optional(),
  active: z.boolean().default(true),
});
export type TruckTypeInput = z.infer<typeof TruckTypeInput>;

/** What may change: all but the code, which loads are stored with. */
export const TruckTypeChange = z
  .strictObject({
    label: Label,
    modes: Modes,
    body: TruckBodyName,
    ...limits,
    rated_as: TruckTypeCode.nullable(),
    active: z.boolean(),
    /** The version the change was made from; left out: changed in any case. */
    version: z.int().min(1),
  })
  .partial();
export type TruckTypeChange = z.infer<typeof TruckTypeChange>;
