import { isEnRoute } from '@portal/contract/tracking/event-kinds.ts';
import type { RoutePoint } from './route-point.ts';

type ReportedPlace = { lat: number | null; lng: number | null; city: string | null };

type Spot = { lat: number; lng: number; label: string };

/** What is known of a journey; the events stand in their order. */
export type Journey = {
  origin: ReportedPlace | undefined;
  destination: ReportedPlace | undefined;
  events: readonly (ReportedPlace & { type: string })[];
  isMoving: boolean;
};

/** `reached` is the index of the last point reached, and `lastSeen` its name, while the freight is moving. */
export type TravelledRoute = { points: RoutePoint[]; reached?: number; lastSeen: string };

const spotsOf = (places: readonly (ReportedPlace | undefined)[]): Spot[] =>
  places.flatMap((place) => {
    if (!place || place.lat === null || place.lng === null) return [];
    return [{ lat: place.lat, lng: place.lng, label: place.city ?? '' }];
  });

/** True when two points coincide at the scale of the map: the same city, or less than 0.2 degrees apart. */
const isSamePlace = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  ((a.label !== '' && a.label === b.label) || (Math.abs(a.lat - b.lat) < 0.2 && Math.abs(a.lng - b.lng) < 0.2));

/** The points of a route: origin, places passed without repeats and without those at its ends, destination. */
export const travelledRoute = ({ origin, destination, events, isMoving }: Journey): TravelledRoute => {
  const [start] = spotsOf([origin]);
  const [end] = spotsOf([destination]);
  const via = spotsOf(events.filter(({ type }) => isEnRoute(type))).filter(
    (spot, index, all) => !isSamePlace(spot, all[index - 1]) && !isSamePlace(spot, start) && !isSamePlace(spot, end),
  );
  const points: RoutePoint[] = [
    ...(start ? [{ ...start, kind: 'origin' as const }] : []),
    ...via.map((spot) => ({ ...spot, kind: 'via' as const })),
    ...(end ? [{ ...end, kind: 'destination' as const }] : []),
  ];
  const reached = start ? via.length : via.length - 1;
  const last = points[reached];
  if (!isMoving || !last) return { points, lastSeen: '' };
  points[reached] = { ...last, kind: 'now' };
  return { points, reached, lastSeen: last.label ?? '' };
};
