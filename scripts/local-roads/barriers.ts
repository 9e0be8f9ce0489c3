import type { Country } from '@portal/contract/places/zip-code.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { linesOfRoads } from '../../server/src/features/places/roads/read-road-sources.ts';
import { openLand } from './land-mask.ts';

type Point = { lat: number; lng: number };
export type IsBarred = (from: Point, to: Point) => boolean;

/** Bridges over rivers are everywhere; none of a local road is longer. */
const longestBridgeMiles = 1;
const stepMiles = 0.5;

export const readBarriers = (): Point[][] =>
  linesOfRoads('barriers.txt').map((line) => {
    const numbers = line
      .slice(line.indexOf(':') + 1)
      .trim()
      .split(' ')
      .map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, at) => ({
      lat: numbers[2 * at] ?? 0,
      lng: numbers[2 * at + 1] ?? 0,
    }));
  });

/** On which side of a line a point lies: the sign says it. */
const sideOf = (a: Point, b: Point, point: Point): number =>
  (b.lng - a.lng) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lng - a.lng);

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/** Whether water, a barrier or another country lies between two places of a country. */
export const openBarriers = (country: Country): IsBarred => {
  const isLand = openLand(country);
  const barriers = readBarriers();
  const isOverWater = (from: Point, to: Point): boolean => {
    const steps = Math.ceil(greatCircleMiles(from, to) / stepMiles);
    let water = 0;
    for (let step = 1; step < steps; step += 1) {
      const share = step / steps;
      const dry = isLand(from.lat + (to.lat - from.lat) * share, from.lng + (to.lng - from.lng) * share);
      water = dry ? 0 : water + 1;
      if (water * stepMiles > longestBridgeMiles) return true;
    }
    return false;
  };
  return (from, to) =>
    isOverWater(from, to) ||
    barriers.some((line) => line.slice(1).some((end, at) => cross(line[at] ?? end, end, from, to)));
};
