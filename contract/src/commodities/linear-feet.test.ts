import { describe, expect, it } from 'vitest';
import { exceedsTrailer, linearFeet, type Sized } from './linear-feet.ts';

const units = (count: number, length: number, width: number, height: number, more: Partial<Sized> = {}): Sized => ({
  length,
  width,
  height,
  dimension_unit: 'in',
  handling_unit_count: count,
  stackable: false,
  ...more,
});

const feet = (...items: Sized[]): number => Math.round(linearFeet(items) * 100) / 100;

describe('feet of a trailer', () => {
  it.each([
    ['one pallet, crosswise', [units(1, 48, 40, 48)], 3.33],
    ['two pallets side by side', [units(2, 48, 40, 48)], 3.33],
    ['ten pallets of 90 in', [units(10, 48, 40, 90)], 16.67],
    ['ten stackable pallets of 48 in, two high', [units(10, 48, 40, 48, { stackable: true })], 10],
    ['stackable, but twice their height is more than the trailer', [units(10, 48, 40, 60, { stackable: true })], 16.67],
    ['26 pallets', [units(26, 48, 40, 48)], 43.33],
    ['one pallet 52 in wide both ways', [units(2, 52, 52, 48)], 8.67],
    ['one pallet of 58 ft, never crosswise', [units(1, 700, 48, 48)], 58.33],
    ['a piece of 20 ft', [units(1, 240, 48, 48)], 20],
    ['twenty pieces of 20 ft, two abreast', [units(20, 240, 48, 48)], 200],
    ['three pieces of 20 ft by 34 in, three abreast', [units(3, 240, 34, 48)], 20],
    ['a piece 240 in by 700 in', [units(1, 240, 700, 48)], 58.33],
    ['two lines of one pallet each share a row', [units(1, 48, 40, 48), units(1, 48, 40, 60)], 3.33],
    ['a pallet beside a long crate', [units(1, 144, 48, 48), units(1, 48, 40, 48)], 12],
    ['three pallets and one of another line: two rows', [units(3, 48, 40, 48), units(1, 48, 40, 60)], 6.67],
    ['a wide crate beside nothing', [units(1, 120, 90, 48), units(1, 48, 40, 48)], 13.33],
    ['cartons stacked by hand to the ceiling', [units(72, 12, 12, 12, { stackable: true })], 1],
    ['drums 24 in wide, four abreast', [units(8, 24, 24, 36)], 4],
    ['centimeters: 122 by 102', [units(2, 122, 102, 120, { dimension_unit: 'cm' })], 3.35],
    ['51 in wide in centimeters, two abreast', [units(2, 129.54, 129.54, 100, { dimension_unit: 'cm' })], 4.25],
  ] as const)('%s', (_, items, expected) => expect(feet(...items)).toBe(expected));
});

describe('what fits no trailer', () => {
  it.each([
    ['longer than 53 ft', units(1, 637, 48, 48), true],
    ['53 ft long', units(1, 636, 48, 48), false],
    ['longer than 53 ft, given as its width', units(1, 48, 700, 48), true],
    ['wider than 102 in both ways', units(1, 120, 103, 48), true],
    ['wider than 102 in one way', units(1, 120, 102, 48), false],
    ['higher than 110 in', units(1, 48, 40, 111), true],
    ['110 in high', units(1, 48, 40, 110), false],
    ['of unknown size', units(1, 0, 0, 0), false],
  ] as const)('%s: %s', (_, item, exceeds) => expect(exceedsTrailer(item)).toBe(exceeds));
});
