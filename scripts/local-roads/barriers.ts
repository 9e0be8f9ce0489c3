import type { Country } from '@portal/contract/places/zip-code.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { cross, linesOnMap, type Point } from '../../server/src/features/places/roads/road-lists.ts';
import { isOverWater } from '../../server/src/features/places/roads/waters.ts';
import { openLand } from './land-mask.ts';

export type IsBarred = (from: Point, to: Point) => boolean;

/** Bridges over rivers are everywhere; none of a local road is longer. */
const longestBridgeMiles = 1;
const stepMiles = 0.5;

/** Ranges, canyons and the like. */
export const readBarriers = (): Point[][] => linesOnMap('barriers.txt');

/** Whether water, a barrier or another country lies between two places of a country. */
export const openBarriers = (country: Country): IsBarred => {
  const isLand = openLand(country);
  const barriers = readBarriers();
  const isOffShore = (from: Point, to: Point): boolean => {
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
    isOffShore(from, to) ||
    barriers.some((line) => line.slice(1).some((end, at) => cross(line[at] ?? end, end, from, to)));
};
