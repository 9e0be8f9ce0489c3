import { inches, type DimensionUnit } from './density.ts';

/** Inside of a 53-foot van trailer, in inches. */
export const trailer = { length: 636, width: 98.5, height: 110 };

/**
 * Inches of width that LTL carriers let freight share: two pallets of 48 in. Wider ones they count one behind the
 * other, as nothing is left to set them down.
 */
const sharedInches = 96;
/** Width of a truck's deck. */
const deckInches = 102;

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

const standing = (positions: number, along: number, wide: number, floorWidth: number): Standing => {
  const across = Math.max(1, Math.floor((floorWidth + 1e-6) / wide));
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

type Place = (item: Sized) => Standing;

/** One item's units as LTL carriers count them: the longer side along the trailer. */
const placeLengthwise: Place = (item) => {
  const { length, width, height } = pieceOf(item);
  const positions = Math.ceil(item.handling_unit_count / layersOf(item, height));
  return standing(positions, Math.max(length, width), Math.min(length, width), sharedInches);
};

/** One item's units, turned crosswise only where they then fit on the deck and save floor. */
const placeTightest: Place = (item) => {
  const { length, width, height } = pieceOf(item);
  const positions = Math.ceil(item.handling_unit_count / layersOf(item, height));
  const [longer, shorter] = [Math.max(length, width), Math.min(length, width)];
  const lengthwise = standing(positions, longer, shorter, deckInches);
  if (exceeds(longer, deckInches)) return lengthwise;
  const crosswise = standing(positions, shorter, longer, deckInches);
  return ownInches(crosswise) < ownInches(lengthwise) ? crosswise : lengthwise;
};

/** Inches of the rows that the last units of all items fill together, the longest first, each where it still fits. */
const sharedRows = (rests: readonly Block[], floorWidth: number): number => {
  const rows: Block[] = [];
  for (const rest of rests.toSorted((a, b) => b.along - a.along)) {
    const row = rows.find(({ across }) => !exceeds(across + rest.across, floorWidth));
    if (row) row.across += rest.across;
    else rows.push({ ...rest });
  }
  return rows.reduce((total, { along }) => total + along, 0);
};

const feetOf = (items: readonly Sized[], place: Place, floorWidth: number): number => {
  const standings = items.map(place);
  const full = standings.reduce((total, { rows, along }) => total + rows * along, 0);
  const rests = standings.flatMap(({ rest }) => rest ?? []);
  return (full + sharedRows(rests, floorWidth)) / inchesPerFoot;
};

/**
 * Linear feet as LTL carriers count them: 48 x 40 in pallets two abreast take 4 ft a pair. Stackable units stand two high
 * (low ones to the ceiling), the last units of different items in shared rows. Every item has dimensions.
 */
export const linearFeet = (items: readonly Sized[]): number => feetOf(items, placeLengthwise, sharedInches);

/** Feet of a truck's floor that items need at least, loaded as tightly as they stand: for choosing a truck. */
export const tightestFeet = (items: readonly Sized[]): number => feetOf(items, placeTightest, deckInches);
