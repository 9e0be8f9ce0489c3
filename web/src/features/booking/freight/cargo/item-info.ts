import { itemInfo, type Measured, type Totals, totals } from '@portal/contract/commodities/line-item.ts';
import { isPalletized } from '@portal/contract/commodities/floor-needs.ts';
import { isParcel } from '@portal/contract/commodities/parcel.ts';
import { inches, pounds } from '@portal/contract/commodities/density.ts';
import { type ItemForm, type LoadForm, type Units, unitsOf } from '../form/load-form.ts';

type Cargo = Pick<LoadForm, 'line_items' | 'units'>;

/** An item with its units, or null while weight or count are missing. */
const measured = (item: ItemForm, units: Units): (ItemForm & Measured) | null => {
  const { weight, handling_unit_count } = item;
  if (!weight || !handling_unit_count) return null;
  const { dimension: dimension_unit, weight: weight_unit } = unitsOf[units];
  return { ...item, weight, handling_unit_count, dimension_unit, weight_unit };
};

/** Density, volume and suggested class of an item; null while any measure is missing. */
export const densityOf = (item: ItemForm, units: Units) => {
  const known = measured(item, units);
  if (!known) return null;
  const { density, cubic_feet, suggested_class } = itemInfo(known);
  return density !== null && cubic_feet !== null && suggested_class !== null
    ? { density, cubic_feet, suggested_class }
    : null;
};

/** The items with a weight and a count. */
export const measuredItems = ({ line_items, units }: Cargo): (ItemForm & Measured)[] =>
  line_items.flatMap((item) => measured(item, units) ?? []);

/** The totals of the items that have a weight and a count. */
export const totalsOf = (form: Cargo): Totals => totals(measuredItems(form));

const fitsParcel = (item: ItemForm, units: Units): boolean => {
  const { dimension, weight } = unitsOf[units];
  const { length, width, height, handling_unit_count } = item;
  if (!length || !width || !height || !item.weight || !handling_unit_count) return false;
  if (item.hazmat || isPalletized(item)) return false;
  const edge = (value: number) => inches(value, dimension);
  const each = pounds(item.weight, weight) / handling_unit_count;
  return isParcel({ length: edge(length), width: edge(width), height: edge(height), pounds: each });
};

/** Whether every unit is small and light enough for parcel carriers. */
export const isAllParcel = ({ line_items, units }: Cargo): boolean =>
  line_items.every((item) => fitsParcel(item, units));
