import { isUnderWay } from './event-kinds.ts';
import { type Coordinates, greatCircleMiles } from '../places/distance.ts';
import { type CutLine, cutLine } from '../places/route/along-line.ts';
import type { RoutePoint } from '../places/route/route-point.ts';

type ReportedPlace = { lat: number | null; lng: number | null; city: string | null };

type Spot = { lat: number; lng: number; label: string };

/** What is known of a journey; the events stand in their order. */
export type Journey = {
  origin: ReportedPlace | undefined;
  destination: ReportedPlace | undefined;
  events: readonly (ReportedPlace & { type: string })[];
  /** The way by road as latitudes and longitudes. */
  route_line: readonly (readonly [number, number])[] | null;
  distance_miles: number | null;
  isMoving: boolean;
};

/** The marks of a route, its line up to where the freight is and beyond, and the miles done while it is moving. */
export type TravelledRoute = {
  points: RoutePoint[];
  done: Coordinates[];
  ahead: Coordinates[];
  /** Where the freight was last seen; '' while it is not moving. */
  lastSeen: string;
  doneMiles: number | null;
};

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

const lineOf = (route_line: Journey['route_line'], spots: readonly Spot[]): Coordinates[] =>
  route_line && route_line.length > 1
    ? route_line.map(([lat, lng]) => ({ lat, lng }))
    : spots.map(({ lat, lng }) => ({ lat, lng }));

/** A terminal farther off the way than this is no part of it: its own way to the destination counts. */
const besideTheWay = 50;

type Whole = { miles: number | null; start: Spot | undefined; end: Spot | undefined };

/**
 * Miles by road that are done. Until it is delivered some of the way is left: a terminal of the destination's city is
 * not the destination, and from one far beside the way the road is as much longer than the straight line as the whole.
 */
const milesDone = ({ miles, start, end }: Whole, { share, off }: CutLine, last: Spot): number | null => {
  if (miles === null) return null;
  const along = miles * (1 - share);
  const straight = start && end ? greatCircleMiles(start, end) : 0;
  const fromHere = end && straight > 0 ? (greatCircleMiles(last, end) * miles) / straight : along;
  const left = off > besideTheWay ? Math.max(along, fromHere) : along;
  return Math.min(Math.max(Math.round(miles - left), 0), Math.max(miles - 1, 0));
};

/** The marks and the line of a route: origin, places passed without repeats and without those at its ends, destination. */
export const travelledRoute = (journey: Journey): TravelledRoute => {
  const { origin, destination, events, route_line, distance_miles, isMoving } = journey;
  const [start] = spotsOf([origin]);
  const [end] = spotsOf([destination]);
  const seen = spotsOf(events.filter(({ type }) => isUnderWay(type)));
  const last = isMoving ? (seen.at(-1) ?? start) : undefined;
  const passed = seen.filter((spot, at) => {
    const isMarked = [start, end, last, seen[at - 1]].some((other) => other !== spot && isSamePlace(spot, other));
    return !isMarked && spot !== last;
  });
  const points: RoutePoint[] = [
    ...(start && start !== last ? [{ ...start, kind: 'origin' as const }] : []),
    ...passed.map((spot) => ({ ...spot, kind: 'via' as const })),
    ...(last ? [{ ...last, kind: 'now' as const }] : []),
    ...(end ? [{ ...end, kind: 'destination' as const }] : []),
  ];
  const line = lineOf(
    route_line,
    [start, ...passed, last, end].filter((spot) => spot !== undefined),
  );
  if (!last) return { points, done: line, ahead: [], lastSeen: '', doneMiles: null };
  const cut = cutLine(line, last);
  const doneMiles = milesDone({ miles: distance_miles, start, end }, cut, last);
  return { points, done: cut.done, ahead: cut.ahead, lastSeen: last.label, doneMiles };
};
