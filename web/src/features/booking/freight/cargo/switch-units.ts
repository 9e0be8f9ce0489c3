import { convertDimension, convertWeight } from '@portal/contract/commodities/density.ts';
import { type ItemForm, type LoadForm, type Units, unitsOf } from '../form/load-form.ts';

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

// Rounded to one decimal, a number converted there and back is the typed one again.
const converted = (value: number | null, convert: (value: number) => number): number | null =>
  value === null ? null : rounded(convert(value), 1);

const convertedItem = (item: ItemForm, from: Units, to: Units): ItemForm => {
  const edge = (value: number | null) =>
    converted(value, (one) => convertDimension(one, unitsOf[from].dimension, unitsOf[to].dimension));
  const heavy = (one: number) => convertWeight(one, unitsOf[from].weight, unitsOf[to].weight);
  return {
    ...item,
    length: edge(item.length),
    width: edge(item.width),
    height: edge(item.height),
    weight: converted(item.weight, heavy),
    net_weight: converted(item.net_weight, heavy),
  };
};

/** The form in the other units, with everything entered converted. */
export const switchUnits = (form: LoadForm, to: Units): LoadForm =>
  form.units === to
    ? form
    : { ...form, units: to, line_items: form.line_items.map((item) => convertedItem(item, form.units, to)) };
