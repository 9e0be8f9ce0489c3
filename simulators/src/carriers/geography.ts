import { terminals } from './data/terminals.ts';
import { zipAreas } from './data/zip-areas.ts';
import type { Point, Terminal } from './terminal.ts';

const EARTH_RADIUS_MILES = 3958.8;
const ROAD_FACTOR = 1.18;
const LONGEST_LEG_MILES = 650;
const SHORTEST_LEG_MILES = 200;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Road miles between two points: great circle x 1.18. */
export const roadMiles = (from: Point, to: Point): number => {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord)) * ROAD_FACTOR;
};

/** Where a US ZIP code lies, to the precision of its three-digit area; undefined when no carrier goes there. */
export const pointOfZip = (zip: string): Point | undefined => {
  const area = zipAreas[zip.slice(0, 3)];
  return area && { latitude: area[0], longitude: area[1] };
};

const least = <T>(items: readonly T[], cost: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>((best, item) => (best === undefined || cost(item) < cost(best) ? item : best), undefined);

export const nearestTerminal = (point: Point): Terminal => {
  const terminal = least(terminals, (one) => roadMiles(point, one));
  if (!terminal) throw new Error('the terminal table is empty');
  return terminal;
};

/** The terminals freight passes from door to door, first and last included, each closer to the end than the one before. */
export const terminalChain = (origin: Point, destination: Point): readonly Terminal[] => {
  const last = nearestTerminal(destination);
  const chain = [nearestTerminal(origin)];
  for (let here = chain[0]; here && roadMiles(here, last) > LONGEST_LEG_MILES;) {
    const from = here;
    const within = terminals.filter(
      (one) =>
        roadMiles(from, one) <= LONGEST_LEG_MILES &&
        roadMiles(from, one) >= SHORTEST_LEG_MILES &&
        roadMiles(one, last) < roadMiles(from, last),
    );
    // Long legs are cheaper: every stop is worth about 60 miles of detour.
    here = least(within, (one) => roadMiles(from, one) * 0.9 + roadMiles(one, last));
    if (here) chain.push(here);
  }
  if (chain.at(-1) !== last) chain.push(last);
  return chain;
};
