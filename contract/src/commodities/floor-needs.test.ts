import { expect, it } from 'vitest';
import { largestPiece, palletPositions } from './floor-needs.ts';

const item = (changes: object) => ({
  length: 48,
  width: 40,
  height: 50,
  dimension_unit: 'in' as const,
  handling_unit: 'PAT',
  handling_unit_count: 4,
  stackable: false,
  ...changes,
});

it('counts what moves on pallets, stackable units two high', () => {
  expect(palletPositions([item({})])).toBe(4);
  expect(palletPositions([item({ stackable: true, handling_unit_count: 5 })])).toBe(3);
  expect(palletPositions([item({ handling_unit: 'CTN', handling_unit_count: 300 }), item({})])).toBe(4);
  expect(palletPositions([])).toBe(0);
});

it('finds the largest measures of all pieces, each lying along the truck', () => {
  expect(largestPiece([item({}), item({ length: 30, width: 120, height: 20 })])).toEqual({
    length_in: 120,
    width_in: 40,
    height_in: 50,
  });
  expect(largestPiece([item({ length: 254, width: 254, height: 254, dimension_unit: 'cm' })])?.height_in).toBeCloseTo(
    100,
  );
  expect(largestPiece([item({ height: null })])).toBeNull();
});
