import type { Country } from '@portal/contract/places/zip-code.ts';
import { embeddedRoads } from './embedded-roads.ts';
import type { Point } from './access-roads.ts';
import { metresOfMile } from './road-network.ts';

/** Whole miles by road between two points in degrees, as the embedded network has them; `unreachable` where none leads there. `country`: without leaving it. */
export const roadMiles = (from: Point, to: Point, country?: Country): number =>
  Math.round(embeddedRoads(country).metresBetween(from, to) / metresOfMile);
