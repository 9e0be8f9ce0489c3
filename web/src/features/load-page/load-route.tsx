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

/** A terminal in the city of a stop is that stop on a map of states. */
const same = (a: Spot | undefined, b: Spot | undefined) =>
  a !== undefined &&
  b !== undefined &&
  (a.label === b.label || (Math.abs(a.lat - b.lat) < 0.2 && Math.abs(a.lng - b.lng) < 0.2));

/** Reports that say where the freight was on the road; a pickup that is planned says nothing of the kind. */
const onTheRoad = new Set(['ARRIVED_AT_TERMINAL', 'DEPARTED_TERMINAL', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELAY']);

/** The terminals passed, each once, without those at the two ends. */
const viaSpots = (load: LoadDetails, origin: Spot | undefined, destination: Spot | undefined): Spot[] =>
  spotsOf(trackedInOrder(load).filter(({ type }) => onTheRoad.has(type))).filter(
    (spot, index, all) => !same(spot, all[index - 1]) && !same(spot, origin) && !same(spot, destination),
  );

const milesAlong = (spots: readonly Spot[]): number =>
  spots.slice(1).reduce((total, spot, index) => total + roadMiles(spots[index] as Spot, spot), 0);

type Drawn = { points: RoutePoint[]; reached?: number; seen: string; doneMiles: number | null };

const drawnRoute = (load: LoadDetails): Drawn => {
  const [origin] = spotsOf(load.stops.slice(0, 1));
  const [destination] = spotsOf(load.stops.slice(-1));
  const via = viaSpots(load, origin, destination);
  const points: RoutePoint[] = [
    ...(origin ? [{ ...origin, kind: 'origin' as const }] : []),
    ...via.map((spot) => ({ ...spot, kind: 'via' as const })),
    ...(destination ? [{ ...destination, kind: 'destination' as const }] : []),
  ];
  const moving = load.status === 'in transit';
  if (!moving) return { points, seen: '', doneMiles: null };
  const reached = via.length;
  const last = points[reached];
  if (last) points[reached] = { ...last, kind: 'now' };
  return {
    points,
    reached,
    seen: last?.label ?? '',
    doneMiles: milesAlong([origin, ...via].filter((spot) => spot !== undefined)),
  };
};

/** Where the freight has been and what is left of the way, on a map that needs no network. */
export const LoadRoute = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const { points, reached, seen, doneMiles } = useMemo(() => drawnRoute(load), [load]);
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
        label={seen ? t('loads.page.map_now', { ...ends, city: seen }) : t('loads.page.map', ends)}
        {...(reached !== undefined && { reached })}
        {...(text && { caption: text })}
      />
    </section>
  );
};
