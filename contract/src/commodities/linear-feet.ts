import { inches, type DimensionUnit } from './density.ts';

/** Inside of a 53-foot van trailer, in inches. */
export const trailer = { length: 636, width: 102, height: 110 };

const inchesPerFoot = 12;
const layersOfStackable = 2;
/** Pieces up to this height are stacked by hand, to the ceiling. */
const handStackedInches = 24;

/** Handling units of one size, as entered. */
export type Sized = {
  length: number | null;
  width: number | null;
  height: number | null;
  dimension_unit: DimensionUnit;
  handling_unit_count: number;
  stackable: boolean;
};

type Piece = { length: number; width: number; height: number };

const pieceOf = ({ length, width, height, dimension_unit }: Sized): Piece => ({
  length: inches(length ?? 0, dimension_unit),
  width: inches(width ?? 0, dimension_unit),
  height: inches(height ?? 0, dimension_unit),
});

// Centimeters become inches with digits that no tape measure has.
const exceeds = (value: number, limit: number): boolean => value > limit + 1e-6;

/** Whether a piece fits no van trailer, whichever way round it stands: too long, too wide both ways, or too high. */
export const exceedsTrailer = (item: Sized): boolean => {
  const { length, width, height } = pieceOf(item);
  return (
    exceeds(Math.max(length, width), trailer.length) ||
    exceeds(Math.min(length, width), trailer.width) ||
    exceeds(height, trailer.height)
  );
};

/** Inches of floor along and across the trailer. */
type Block = { along: number; across: number };

/** How one item stands: its full rows, and what is left beside which other freight may stand. */
type Standing = { rows: number; along: number; rest: Block | null };

const standing = (positions: number, along: number, wide: number): Standing => {
  const across = Math.max(1, Math.floor((trailer.width + 1e-6) / wide));
  const left = positions % across;
  return {
    rows: Math.floor(positions / across),
    along,
    rest: left > 0 ? { along, across: left * wide } : null,
  };
};

const ownInches = ({ rows, along, rest }: Standing): number => (rows + (rest ? 1 : 0)) * along;

const layersOf = ({ stackable }: Sized, height: number): number => {
  if (!stackable) return 1;
  const toCeiling = Math.max(1, Math.floor((trailer.height + 1e-6) / height));
  return height > handStackedInches ? Math.min(layersOfStackable, toCeiling) : toCeiling;
};

/** One item's units, turned crosswise only where they then fit between the walls and save floor. */
const place = (item: Sized): Standing => {
  const { length, width, height } = pieceOf(item);
  const positions = Math.ceil(item.handling_unit_count / layersOf(item, height));
  const [longer, shorter] = [Math.max(length, width), Math.min(length, width)];
  const lengthwise = standing(positions, longer, shorter);
  if (exceeds(longer, trailer.width)) return lengthwise;
  const crosswise = standing(positions, shorter, longer);
  return ownInches(crosswise) < ownInches(lengthwise) ? crosswise : lengthwise;
};

/** Inches of the rows that the last units of all items fill together, the longest first, each where it still fits. */
const sharedRows = (rests: readonly Block[]): number => {
  const rows: Block[] = [];
  for (const rest of rests.toSorted((a, b) => b.along - a.along)) {
    const row = rows.find(({ across }) => !exceeds(across + rest.across, trailer.width));
    if (row) row.across += rest.across;
    else rows.push({ ...rest });
  }
  return rows.reduce((total, { along }) => total + along, 0);
};

/**
 * Feet of a trailer's floor that items take as they are loaded: side by side where their widths fit, stackable units two
 * high (low ones to the ceiling), the last units of different items in shared rows. Every item has dimensions; what fits no trailer counts its
 * longer side.
 */
export const linearFeet = (items: readonly Sized[]): number => {
  const standings = items.map(place);
  const full = standings.reduce((total, { rows, along }) => total + rows * along, 0);
  return (full + sharedRows(standings.flatMap(({ rest }) => rest ?? []))) / inchesPerFoot;
};
