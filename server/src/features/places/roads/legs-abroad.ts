import type { Country } from '@portal/contract/places/zip-code.ts';
import type { Point } from './access-roads.ts';
import { embeddedRoads, type RoadsWithin } from './embedded-roads.ts';
import { metresOfMile, unreachable } from './road-network.ts';

/** A place of a way: where it lies, and in which country. */
export type LegEnd = Point & { country: Country };

/** The roads of freight in transit: that of the United States passes through Canada alone. */
const transitRoads = { US: 'CA-US', CA: 'CA-US', MX: 'all' } as const satisfies Record<Country, RoadsWithin>;

/** The roads a leg may take: within a country its own, unless it is in transit. */
export const roadsOfLeg = (from: LegEnd, to: LegEnd, isInTransit: boolean): RoadsWithin => {
  if (from.country !== to.country) return 'all';
  return isInTransit ? transitRoads[from.country] : from.country;
};

/** Why a leg within one country leads through another one: it is shorter by more than a mile, or has no road inside. */
export type WayAbroad = 'shorter' | 'only way';

/** Null where a leg crosses a border anyway, or another country's roads make it no shorter. */
const wayAbroad = (from: LegEnd, to: LegEnd): WayAbroad | null => {
  if (from.country !== to.country) return null;
  const metres = (isInTransit: boolean): number =>
    embeddedRoads(roadsOfLeg(from, to, isInTransit)).metresBetween(from, to);
  const [inside, abroad] = [metres(false), metres(true)];
  if (abroad === unreachable || inside - abroad <= metresOfMile) return null;
  return inside === unreachable ? 'only way' : 'shorter';
};

type Place = { lat: number | null; lng: number | null; country: Country };

/** A place that lies somewhere. */
export const legEnd = ({ lat, lng, country }: Place): LegEnd | null =>
  lat === null || lng === null ? null : { lat, lng, country };

/** The way abroad of each leg from stop to stop. */
export const waysAbroad = (stops: readonly Place[]): (WayAbroad | null)[] =>
  stops.slice(1).map((to, index) => {
    const [start, end] = [legEnd(stops[index] ?? to), legEnd(to)];
    return start && end && wayAbroad(start, end);
  });
