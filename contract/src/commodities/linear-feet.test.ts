import { describe, expect, it } from 'vitest';
import { exceedsTrailer, linearFeet, type Sized, tightestFeet } from './linear-feet.ts';

const units = (count: number, length: number, width: number, height: number, more: Partial<Sized> = {}): Sized => ({
  length,
  width,
  height,
  dimension_unit: 'in',
  handling_unit_count: count,
  stackable: false,
  ...more,
});

const hundredths = (feet: number): number => Math.round(feet * 100) / 100;
const tightest = (...items: Sized[]): number => hundredths(tightestFeet(items));
const counted = (...items: Sized[]): number => hundredths(linearFeet(items));

// 6, 8 and 26 pallets: freightto.com and the floor of a 53-foot van; five of 49 x 49 in: bcbtransport.com, "LTL 101";
// pieces of up to 48 in take half the width: freightzy.com; 7 pallets in four rows: reconlogistics.com.
describe('linear feet as LTL carriers count', () => {
  it.each([
    ['one pallet', [units(1, 48, 40, 48)], 4],
    ['one pallet given crosswise', [units(1, 40, 48, 48)], 4],
    ['two pallets side by side', [units(2, 48, 40, 48)], 4],
    ['three pallets', [units(3, 48, 40, 48)], 8],
    ['four pallets', [units(4, 48, 40, 48)], 8],
    ['six pallets', [units(6, 48, 40, 48)], 12],
    ['seven pallets', [units(7, 48, 40, 48)], 16],
    ['eight pallets', [units(8, 48, 40, 60)], 16],
    ['ten pallets', [units(10, 48, 40, 48)], 20],
    ['26 pallets', [units(26, 48, 40, 48)], 52],
    ['26 pallets of 48 x 48 in', [units(26, 48, 48, 48)], 52],
    ['five of 49 x 49 in, none abreast', [units(5, 49, 49, 48)], 20.42],
    ['five of 60 x 60 in', [units(5, 60, 60, 48)], 25],
    ['two of 42 x 42 in', [units(2, 42, 42, 48)], 3.5],
    ['60 x 48 in, two abreast', [units(4, 60, 48, 48)], 10],
    ['96 x 48 in, two abreast', [units(2, 96, 48, 48)], 8],
    ['drums of 24 in, four abreast', [units(8, 24, 24, 36)], 4],
    ['32 in wide, three abreast', [units(3, 48, 32, 48)], 4],
    ['ten stackable pallets, two high', [units(10, 48, 40, 48, { stackable: true })], 12],
    ['twelve stackable pallets, two high', [units(12, 48, 40, 48, { stackable: true })], 12],
    ['stackable, but too high for it', [units(10, 48, 40, 60, { stackable: true })], 20],
    ['two lines of one pallet each share a row', [units(1, 48, 40, 48), units(1, 48, 40, 60)], 4],
    ['a wide crate beside nothing', [units(1, 120, 90, 48), units(1, 48, 40, 48)], 14],
    ['a piece of 20 ft', [units(1, 240, 48, 48)], 20],
    ['48 in in centimeters, two abreast', [units(2, 121.92, 121.92, 100, { dimension_unit: 'cm' })], 4],
    ['122 by 122 cm, none abreast', [units(2, 122, 122, 100, { dimension_unit: 'cm' })], 8.01],
    ['120 by 100 cm', [units(2, 120, 100, 100, { dimension_unit: 'cm' })], 3.94],
  ] as const)('%s', (_, items, expected) => expect(counted(...items)).toBe(expected));
});

describe('feet of a truck at least', () => {
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
  ] as const)('%s', (_, items, expected) => expect(tightest(...items)).toBe(expected));
});

describe('what fits no trailer', () => {
  it.each([
    ['longer than 53 ft', units(1, 637, 48, 48), true],
    ['53 ft long', units(1, 636, 48, 48), false],
    ['longer than 53 ft, given as its width', units(1, 48, 700, 48), true],
    ['wider than 98.5 in both ways', units(1, 120, 99, 48), true],
    ['wider than 98.5 in one way', units(1, 120, 98.5, 48), false],
    ['higher than 110 in', units(1, 48, 40, 111), true],
    ['110 in high', units(1, 48, 40, 110), false],
    ['of unknown size', units(1, 0, 0, 0), false],
  ] as const)('%s: %s', (_, item, exceeds) => expect(exceedsTrailer(item)).toBe(exceeds));
});
