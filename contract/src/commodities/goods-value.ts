import { type Cents, cents, times } from '../values/money.ts';

/** What the value of a line depends on. */
export type Valued = {
  unit_value: number | null;
  handling_unit_count: number | null;
  packaging_unit: string | null;
  packaging_unit_count: number | null;
};

/** What a line's unit value is said of: a packaging unit where those are counted, else a handling unit. */
export const valuedUnits = (item: Omit<Valued, 'unit_value'>): number | null =>
  item.packaging_unit && item.packaging_unit_count ? item.packaging_unit_count : item.handling_unit_count;

/** What a whole line is worth; null where no unit's value is said. */
export const lineValue = (item: Valued): Cents | null => {
  const units = valuedUnits(item);
  return item.unit_value === null || units === null ? null : times(cents(item.unit_value), units);
};
