import { inches, type DimensionUnit } from './density.ts';

const trailerWidthInches = 102;
const trailerHeightInches = 110;
const inchesPerFoot = 12;

type Sized = {
  length: number | null;
  width: number | null;
  height: number | null;
  dimension_unit: DimensionUnit;
  handling_unit_count: number;
  stackable: boolean;
};

const rowsOf = (units: number, across: number, layers: number): number => Math.ceil(units / (across * layers));

/** Inches of trailer floor one item takes, whichever way round its units stand better. */
const floorInches = (item: Sized): number => {
  const edge = (value: number | null) => inches(value ?? 0, item.dimension_unit);
  const [length, width, height] = [edge(item.length), edge(item.width), edge(item.height)];
  const layers = item.stackable ? Math.max(1, Math.floor(trailerHeightInches / height)) : 1;
  const standing = (along: number, wide: number) =>
    rowsOf(item.handling_unit_count, Math.max(1, Math.floor(trailerWidthInches / wide)), layers) * along;
  return Math.min(standing(length, width), standing(width, length));
};

/**
 * Feet of a 53-foot trailer (102 in wide, 110 in high) the items take, each item in rows of its own.
 * Every item has dimensions.
 */
export const linearFeet = (items: readonly Sized[]): number =>
  items.reduce((total, item) => total + floorInches(item), 0) / inchesPerFoot;
