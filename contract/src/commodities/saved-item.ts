import { z } from 'zod';
import { Id } from '../values/values.ts';
import { Hazmat, LineItemChange, repeatsHazard } from './line-item.ts';

/** A line item an account saved to pick when it books. `weight` and dimensions are those usual for one handling unit, `unit_value` in US dollars. */
export const SavedItem = z.strictObject({
  id: Id,
  commodity: z.string(),
  nmfc_number: z.string().nullable(),
  freight_class: z.string().nullable(),
  handling_unit: z.string(),
  packaging_unit: z.string().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  dimension_unit: z.enum(['in', 'cm']),
  weight: z.number().nullable(),
  weight_unit: z.enum(['lb', 'kg']),
  stackable: z.boolean(),
  hazmat: Hazmat.nullable(),
  unit_value: z.number().nullable(),
  hs_code: z.string().nullable(),
  country_of_origin: z.string().nullable(),
  version: z.int(),
});
export type SavedItem = z.infer<typeof SavedItem>;

const { shape } = LineItemChange;

const Fields = LineItemChange.pick({
  commodity: true,
  nmfc_number: true,
  freight_class: true,
  handling_unit: true,
  packaging_unit: true,
  length: true,
  width: true,
  height: true,
  dimension_unit: true,
  weight_unit: true,
  stackable: true,
  hazmat: true,
  unit_value: true,
  hs_code: true,
  country_of_origin: true,
}).extend({ weight: shape.weight.unwrap().nullable().optional() });

const refuseRepeatedHazard = ({ hazmat }: z.infer<typeof Fields>, check: z.core.$RefinementCtx): void => {
  if (!hazmat || !repeatsHazard(hazmat)) return;
  const params = { code: 'commodities.subsidiary_repeated' };
  check.addIssue({ code: 'custom', path: ['hazmat', 'subsidiary'], params });
};

/** What may change of a saved item; what is not sent stays as it is. */
export const SavedItemChange = Fields.extend({
  /** The version the change was made from; one that is no longer the latest is refused. Left out: changed in any case. */
  version: z.int().min(1).optional(),
}).superRefine(refuseRepeatedHazard);
export type SavedItemChange = z.infer<typeof SavedItemChange>;

/** A new saved item: all but its commodity may be left out, handling units are pallets then. */
export const NewSavedItem = Fields.extend({ commodity: shape.commodity.unwrap() }).superRefine(refuseRepeatedHazard);
export type NewSavedItem = z.infer<typeof NewSavedItem>;
