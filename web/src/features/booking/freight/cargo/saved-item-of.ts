import type { NewSavedItem } from '../../../commodities/commodities.api.ts';
import { hazmatInput } from '../../../commodities/hazmat/hazmat-form.ts';
import { type ItemForm, type Units, unitsOf } from '../form/load-form.ts';

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** A line of the booking form as an item to save, its weight that of one handling unit. */
export const savedItemOf = (item: ItemForm, units: Units): NewSavedItem => ({
  commodity: item.commodity.trim(),
  nmfc_number: item.nmfc_number.trim() || null,
  freight_class: item.freight_class,
  handling_unit: item.handling_unit,
  packaging_unit: item.packaging_unit,
  length: item.length,
  width: item.width,
  height: item.height,
  dimension_unit: unitsOf[units].dimension,
  weight: item.weight && hundredth(item.weight / (item.handling_unit_count || 1)),
  weight_unit: unitsOf[units].weight,
  stackable: item.stackable,
  // The contract has the last word on what is still empty.
  hazmat: item.hazmat && (hazmatInput(item.hazmat) as NewSavedItem['hazmat']),
  unit_value: item.unit_value,
  hs_code: item.hs_code.trim() || null,
  country_of_origin: item.country_of_origin,
});
