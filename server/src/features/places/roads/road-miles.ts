import { embeddedRoads } from './embedded-roads.ts';
import type { Point } from './access-roads.ts';
import { metresOfMile } from './road-network.ts';

/** Whole miles by road between two points in degrees, as the embedded network has them; `unreachable` where none leads there. */
export const roadMiles = (from: Point, to: Point): number =>
  Math.round(embeddedRoads().metresBetween(from, to) / metresOfMile);
