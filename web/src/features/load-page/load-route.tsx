import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { roadMiles } from '@portal/contract/places/distance.ts';
import { useMemo } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { RouteMap } from '../places/route-map/route-map.tsx';
import type { RoutePoint } from '../places/route-map/route-point.ts';
import { number } from '../../platform/words/format.ts';
import classes from './load-page.module.css';
import { destinationOf, originOf, placeName, trackedInOrder } from './place-name.ts';

type Spot = { lat: number; lng: number; label: string };

const spotsOf = (places: readonly { lat: number | null; lng: number | null; city: string | null }[]): Spot[] =>
  places.flatMap(({ lat, lng, city }) => (lat === null || lng === null ? [] : [{ lat, lng, label: city ?? '' }]));

/** True when two points coincide at the scale of the map: isSamePlace city, or less than 0.2 degrees apart. */
const isSamePlace = (a: Spot | undefined, b: Spot | undefined) =>
  a !== undefined &&
  b !== undefined &&
  (a.label === b.label || (Math.abs(a.lat - b.lat) < 0.2 && Math.abs(a.lng - b.lng) < 0.2));

/** Tracking events with a position between pickup and delivery. */
const enRouteTypes = new Set(['ARRIVED_AT_TERMINAL', 'DEPARTED_TERMINAL', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELAY']);

/** The terminals passed, without repeats and without those at origin or destination. */
const viaSpots = (load: LoadDetails, origin: Spot | undefined, destination: Spot | undefined): Spot[] =>
  spotsOf(trackedInOrder(load).filter(({ type }) => enRouteTypes.has(type))).filter(
    (spot, index, all) =>
      !isSamePlace(spot, all[index - 1]) && !isSamePlace(spot, origin) && !isSamePlace(spot, destination),
  );

const milesAlong = (spots: readonly Spot[]): number =>
  spots.slice(1).reduce((total, spot, index) => total + roadMiles(spots[index] as Spot, spot), 0);

type Route = { points: RoutePoint[]; reached?: number; lastSeen: string; doneMiles: number | null };

const routeOf = (load: LoadDetails): Route => {
  const [origin] = spotsOf(load.stops.slice(0, 1));
  const [destination] = spotsOf(load.stops.slice(-1));
  const via = viaSpots(load, origin, destination);
  const points: RoutePoint[] = [
    ...(origin ? [{ ...origin, kind: 'origin' as const }] : []),
    ...via.map((spot) => ({ ...spot, kind: 'via' as const })),
    ...(destination ? [{ ...destination, kind: 'destination' as const }] : []),
  ];
  const isMoving = load.status === 'in transit';
  if (!isMoving) return { points, lastSeen: '', doneMiles: null };
  const reached = via.length;
  const last = points[reached];
  if (last) points[reached] = { ...last, kind: 'now' };
  return {
    points,
    reached,
    lastSeen: last?.label ?? '',
    doneMiles: milesAlong([origin, ...via].filter((spot) => spot !== undefined)),
  };
};

/** Map of the distance travelled and the distance left; needs no network. */
export const LoadRoute = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const { points, reached, lastSeen, doneMiles } = useMemo(() => routeOf(load), [load]);
  const ends = { origin: placeName(originOf(load)), destination: placeName(destinationOf(load)) };
  const total = load.distance_miles;
  const caption = () => {
    if (total === null) return undefined;
    if (doneMiles === null) return t('loads.page.miles', { total: number(total, 0) });
    return t('loads.page.miles_done', { done: number(Math.min(doneMiles, total), 0), total: number(total, 0) });
  };
  const text = caption();
  return (
    <section className={classes.map}>
      <RouteMap
        points={points}
        height={320}
        stateNames
        label={lastSeen ? t('loads.page.map_now', { ...ends, city: lastSeen }) : t('loads.page.map', ends)}
        {...(reached !== undefined && { reached })}
        {...(text && { caption: text })}
      />
    </section>
  );
};
