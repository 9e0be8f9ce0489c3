import { expect, it } from 'vitest';
import { billablePounds, girth, isParcel } from './parcel.ts';

const parcel = (length: number, width: number, height: number, weight: number) => ({
  length,
  width,
  height,
  pounds: weight,
});

it('measures girth across the longest side, however the parcel is turned', () => {
  expect(girth(parcel(20, 10, 5, 1))).toBe(30);
  expect(girth(parcel(5, 20, 10, 1))).toBe(30);
});

it.each([
  [parcel(108, 14, 14, 150), true],
  [parcel(109, 10, 10, 20), false],
  [parcel(12, 12, 12, 150.1), false],
  [parcel(85, 20, 20, 20), true],
  [parcel(85, 20, 20.5, 20), false],
])('%o is a parcel: %s', (one, answer) => expect(isParcel(one)).toBe(answer));

it('bills the larger of weight and dimensional weight, rounded up', () => {
  expect(billablePounds(parcel(12, 12, 12, 5))).toBe(13);
  expect(billablePounds(parcel(12, 12, 12, 20.1))).toBe(21);
});
