import { expect, it } from 'vitest';
import { greatCircleMiles } from './distance.ts';

const chicago = { lat: 41.8786, lng: -87.6251 };
const dallas = { lat: 32.7831, lng: -96.8067 };
const losAngeles = { lat: 34.0522, lng: -118.2437 };

it('is the great circle', () => {
  expect(greatCircleMiles(chicago, dallas)).toBeCloseTo(803, -1);
  expect(greatCircleMiles(chicago, losAngeles)).toBeCloseTo(1745, -1);
});

it('is the same both ways and nothing at home', () => {
  expect(greatCircleMiles(dallas, chicago)).toBeCloseTo(greatCircleMiles(chicago, dallas), 9);
  expect(greatCircleMiles(chicago, chicago)).toBe(0);
});

it('knows how far the other side of the earth is', () => {
  expect(greatCircleMiles({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(12_436.8, 0);
});
