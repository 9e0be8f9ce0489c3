import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { equipmentCalls } from './equipment.calls.ts';
import { PageQuery, page } from '../http/paging.ts';
import { BooleanText, Id, IdText, requiredText } from '../values/values.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { truckBodies } from './data/truck-types.ts';
import { BothLanguages } from '../words/language.ts';
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

const Body = z.enum(truckBodies);

export const TruckTypeInput = z.strictObject({
  code: TruckTypeCode,
  label: Label,
  /** The modes it serves; a truck chosen by itself makes the load one of the first. */
  modes: Modes,
  body: Body,
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
    body: Body,
    ...limits,
    rated_as: TruckTypeCode.nullable(),
    active: z.boolean(),
  })
  .partial();
export type TruckTypeChange = z.infer<typeof TruckTypeChange>;

export const TruckType = z.strictObject({
  id: Id,
  code: z.string(),
  label: BothLanguages,
  modes: z.array(LoadMode),
  body: Body,
  max_weight_lb: z.number(),
  length_ft: z.number().nullable(),
  width_in: z.number().nullable(),
  height_in: z.number().nullable(),
  pallets: z.number().nullable(),
  temperature: z.strictObject({ min_f: z.number(), max_f: z.number() }).nullable(),
  tarps: z.boolean(),
  /** The truck whose tariff lines it is priced by where none name itself; null: by its own alone. */
  rated_as: z.string().nullable(),
  /** Part of the product: may be switched off, not deleted. */
  built_in: z.boolean(),
  active: z.boolean(),
  /** The operator's own picture; null where the product's drawing stands for it. */
  image_url: z.string().nullable(),
});
export type TruckType = z.infer<typeof TruckType>;

const byId = z.strictObject({ id: IdText });

export const equipment = contract(equipmentCalls, {
  list: {
    summary: 'The truck types a load may ask for, the built-in ones first; to the operator also those switched off',
    query: PageQuery.extend({ mode: LoadMode.optional(), active: BooleanText.optional() }),
    reply: page(TruckType),
  },
  add: {
    summary: 'Add a truck type, which may be asked for from then on',
    body: TruckTypeInput,
    reply: TruckType,
    status: 201,
    errors: [409, 422],
  },
  change: {
    summary: 'Change what a truck type is called and can carry, or switch it off',
    params: byId,
    body: TruckTypeChange,
    reply: TruckType,
    errors: [404],
  },
  changeImage: {
    summary: 'Give a truck type a picture: PNG, JPEG or WebP of at most 1 MB',
    params: byId,
    body: z.strictObject({ image: z.file().min(1) }),
    reply: TruckType,
    errors: [404, 413, 415],
  },
  remove: {
    summary: 'Delete a truck type the operator added',
    params: byId,
    errors: [404, 409],
  },
  image: {
    summary: 'The picture of a truck type, by the address another call gave',
    params: z.strictObject({ name: z.string().regex(/^[\w-]{20,80}$/) }),
    errors: [404],
  },
});
