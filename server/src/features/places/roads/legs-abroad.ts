import type { Country } from '@portal/contract/places/zip-code.ts';
import type { Point } from './access-roads.ts';
import { embeddedRoads, type RoadsWithin } from './embedded-roads.ts';
import { metresOfMile } from './road-network.ts';

/** A place of a way: where it lies, and in which country. */
export type LegEnd = Point & { country: Country };

/** The roads of freight in transit: that of the United States passes through Canada alone. */
const transitRoads = { US: 'CA-US', CA: 'CA-US', MX: 'all' } as const satisfies Record<Country, RoadsWithin>;

/** The roads a leg may take: within a country its own, unless it is in transit. */
export const roadsOfLeg = (from: LegEnd, to: LegEnd, isInTransit: boolean): RoadsWithin => {
  if (from.country !== to.country) return 'all';
  return isInTransit ? transitRoads[from.country] : from.country;
};

/**
 * Whether a leg within one country is shorter through another one, by more than a mile, or has no road inside its own:
 * only that is a way in transit.
 */
export const isShorterAbroad = (from: LegEnd, to: LegEnd): boolean => {
  if (from.country !== to.country) return false;
  const [inside, abroad] = [false, true].map((isInTransit) =>
    embeddedRoads(roadsOfLeg(from, to, isInTransit)).metresBetween(from, to),
  );
  return (inside ?? 0) - (abroad ?? 0) > metresOfMile;
};

type Place = { lat: number | null; lng: number | null; country: Country };

/** A place that lies somewhere. */
export const legEnd = ({ lat, lng, country }: Place): LegEnd | null =>
  lat === null || lng === null ? null : { lat, lng, country };

/** Which legs from stop to stop are shorter abroad. */
export const legsAbroad = (stops: readonly Place[]): boolean[] =>
  stops.slice(1).map((to, index) => {
    const [start, end] = [legEnd(stops[index] ?? to), legEnd(to)];
    return start !== null && end !== null && isShorterAbroad(start, end);
  });
