import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { equipmentCalls } from './equipment.calls.ts';
import { PageQuery, page } from '../http/paging.ts';
import { BooleanText, Id, IdText } from '../values/values.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { TruckBodyName, TruckTypeChange, TruckTypeInput } from './truck-type-input.ts';

export const TruckType = z.strictObject({
  id: Id,
  code: z.string(),
  label: BothLanguages,
  modes: z.array(LoadMode),
  body: TruckBodyName,
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
  version: z.int(),
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
    errors: [404, 409],
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
    fileTypes: ['image/*'],
    summary: 'The picture of a truck type, by the address another call gave',
    params: z.strictObject({ name: z.string().regex(/^[\w-]{20,80}$/) }),
    errors: [404],
  },
});
