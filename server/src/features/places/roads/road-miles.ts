import { embeddedRoads, type RoadsWithin } from './embedded-roads.ts';
import type { Point } from './access-roads.ts';
import { metresOfMile } from './road-network.ts';

/** Whole miles by road between two points in degrees, as an embedded network has them; `unreachable` where none leads there. */
export const roadMiles = (from: Point, to: Point, within?: RoadsWithin): number =>
  Math.round(embeddedRoads(within).metresBetween(from, to) / metresOfMile);
