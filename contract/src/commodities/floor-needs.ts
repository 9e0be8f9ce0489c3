import { inches, type DimensionUnit } from './density.ts';

type Placed = {
  length: number | null;
  width: number | null;
  height: number | null;
  dimension_unit: DimensionUnit;
  handling_unit: string;
  handling_unit_count: number;
  stackable: boolean;
};

const palletized: readonly string[] = ['PAT', 'SKD', 'CRT', 'GLD', 'INT', 'TBN'];

/** Whether freight moves on a pallet or in what is handled like one. */
export const isPalletized = ({ handling_unit }: Pick<Placed, 'handling_unit'>): boolean =>
  palletized.includes(handling_unit);

const stackHeight = 2;

/** Pallet positions the freight takes on a truck's floor: what moves on pallets, stackable units two high. */
export const palletPositions = (items: readonly Placed[]): number =>
  items
    .filter(isPalletized)
    .reduce((total, item) => total + Math.ceil(item.handling_unit_count / (item.stackable ? stackHeight : 1)), 0);

/**
 * The largest length, width and height any unit has, in inches, each unit standing with its longer side along the truck.
 * Null where no unit has all three.
 */
export const largestPiece = (items: readonly Placed[]) => {
  const sized = items.flatMap(({ length, width, height, dimension_unit }) => {
    if (!length || !width || !height) return [];
    const edge = (value: number) => inches(value, dimension_unit);
    const [along, across] = [Math.max(length, width), Math.min(length, width)];
    return [{ length_in: edge(along), width_in: edge(across), height_in: edge(height) }];
  });
  if (sized.length === 0) return null;
  const most = (measure: 'length_in' | 'width_in' | 'height_in') => Math.max(...sized.map((piece) => piece[measure]));
  return { length_in: most('length_in'), width_in: most('width_in'), height_in: most('height_in') };
};
