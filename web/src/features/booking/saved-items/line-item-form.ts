import { NewSavedItem, type SavedItem } from '@portal/contract/commodities/saved-item.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { formOfHazmat } from '../../commodities/hazmat/hazmat-form.ts';
import { savedItemOf } from '../freight/cargo/saved-item-of.ts';
import { emptyItem, type ItemForm, type Units } from '../freight/form/load-form.ts';

/** A saved item as it is typed: one unit of a line of the booking form. */
export type LineItemFields = ItemForm & { units: Units };

/** What the form begins with. */
export const fieldsOf = (saved: SavedItem | null): LineItemFields => {
  if (!saved) return { ...emptyItem(), units: 'imperial' };
  return {
    ...emptyItem(),
    units: saved.dimension_unit === 'cm' || saved.weight_unit === 'kg' ? 'metric' : 'imperial',
    commodity: saved.commodity,
    nmfc_number: saved.nmfc_number ?? '',
    freight_class: saved.freight_class as ItemForm['freight_class'],
    handling_unit: saved.handling_unit as ItemForm['handling_unit'],
    packaging_unit: saved.packaging_unit as ItemForm['packaging_unit'],
    length: saved.length,
    width: saved.width,
    height: saved.height,
    weight: saved.weight,
    stackable: saved.stackable,
    hazmat: saved.hazmat && formOfHazmat(saved.hazmat),
    unit_value: saved.unit_value,
    hs_code: saved.hs_code ?? '',
    country_of_origin: saved.country_of_origin as ItemForm['country_of_origin'],
  };
};

/** The item as it is sent. */
export const inputOf = (typed: LineItemFields) => savedItemOf(typed, typed.units);

/** What is wrong with the form before it is sent. */
export const lineItemFaults = (typed: LineItemFields): Faults => schemaFaults(NewSavedItem, inputOf(typed));
