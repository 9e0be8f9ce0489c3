import type { SavedItem } from '@portal/contract/commodities/saved-item.ts';
import { withAccessorial } from '../accessorials/accessorials-and-flags.ts';
import { emptyHazmat, formOfHazmat } from '../../../commodities/hazmat/hazmat-form.ts';
import { emptyItem, type ItemForm, type LoadForm, type Units } from '../form/load-form.ts';
import { switchUnits } from './switch-units.ts';
import { newKey } from '../form/empty-values.ts';

/** Whether a row is still empty, so that a saved item replaces it. */
const isUntouched = ({ commodity, weight, length }: ItemForm): boolean => !commodity && !weight && !length;

export const withNewItem = (form: LoadForm, item: ItemForm): LoadForm => ({
  ...form,
  line_items: [...form.line_items, item],
});

export const withoutItem = (form: LoadForm, key: string): LoadForm => ({
  ...form,
  line_items: form.line_items.filter((item) => item.key !== key),
});

/** The form with a copy of an item right below it. */
export const withDuplicate = (form: LoadForm, key: string): LoadForm => ({
  ...form,
  line_items: form.line_items.flatMap((item) => (item.key === key ? [item, { ...item, key: newKey() }] : [item])),
});

/** The form with a removed item put back where it was. */
export const withItemBack = (form: LoadForm, item: ItemForm, index: number): LoadForm => ({
  ...form,
  line_items: form.line_items.toSpliced(index, 0, item),
});

const savedForm = (saved: SavedItem): ItemForm => ({
  ...emptyItem(),
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
});

const unitsOfSaved = ({ dimension_unit, weight_unit }: SavedItem): Units =>
  dimension_unit === 'cm' || weight_unit === 'kg' ? 'metric' : 'imperial';

/** The form with a saved item added, in the form's units; it replaces an empty last row. */
export const withSavedItem = (form: LoadForm, saved: SavedItem): LoadForm => {
  const alone = { ...form, units: unitsOfSaved(saved), line_items: [savedForm(saved)] };
  const added = switchUnits(alone, form.units).line_items;
  const kept = form.line_items.filter((item, index) => index < form.line_items.length - 1 || !isUntouched(item));
  const next = { ...form, line_items: [...kept, ...added] };
  return saved.hazmat ? withAccessorial(next, 'HAZ', true) : next;
};

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** The form with a saved item in the place of a line, which keeps its count; a saved weight is that of one unit. */
export const withSavedItemAt = (form: LoadForm, key: string, saved: SavedItem): LoadForm => {
  const alone = { ...form, units: unitsOfSaved(saved), line_items: [savedForm(saved)] };
  const [found] = switchUnits(alone, form.units).line_items;
  if (!found) return form;
  const next = {
    ...form,
    line_items: form.line_items.map((item) =>
      item.key === key
        ? {
            ...item,
            ...found,
            key,
            handling_unit_count: item.handling_unit_count,
            packaging_unit_count: item.packaging_unit_count,
            temperature: item.temperature,
            weight: found.weight && hundredth(found.weight * (item.handling_unit_count ?? 1)),
          }
        : item,
    ),
  };
  return saved.hazmat ? withAccessorial(next, 'HAZ', true) : next;
};

/** The form with an item hazardous or not; a hazardous item makes the load hazardous. */
export const withHazmatItem = (form: LoadForm, key: string, on: boolean): LoadForm => {
  const next = {
    ...form,
    line_items: form.line_items.map((item) =>
      item.key === key ? { ...item, hazmat: on ? emptyHazmat() : null } : item,
    ),
  };
  return on ? withAccessorial(next, 'HAZ', true) : next;
};

/** The form with the load hazardous or not; a single item is then hazardous as well. */
export const withHazmat = (form: LoadForm, on: boolean): LoadForm => {
  const next = withAccessorial(form, 'HAZ', on);
  const [only, ...others] = form.line_items;
  if (!on) return { ...next, line_items: next.line_items.map((item) => ({ ...item, hazmat: null })) };
  return only && others.length === 0 ? withHazmatItem(next, only.key, true) : next;
};
