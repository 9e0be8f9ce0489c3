import type { PublicEvent, PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { RouteMap } from '../../places/route-map/route-map.tsx';
import type { RoutePoint } from '../../places/route-map/route-point.ts';

type Spot = { lat: number; lng: number; label: string };

const spotOf = ({ lat, lng, city }: { lat: number | null; lng: number | null; city: string | null }): Spot[] =>
  lat === null || lng === null ? [] : [{ lat, lng, label: city ?? '' }];

const near = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.lat - b.lat) < 0.2 && Math.abs(a.lng - b.lng) < 0.2;

/** Reports that say where the freight was on the road. */
const onTheRoad = new Set(['ARRIVED_AT_TERMINAL', 'DEPARTED_TERMINAL', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELAY']);

const isMoving = ({ stage }: PublicTracking): boolean => stage === 'in_transit' || stage === 'out_for_delivery';

/** The way in points: the ends, and between them the places passed, each once. */
const drawn = (load: PublicTracking): { points: RoutePoint[]; reached: number | undefined; seen: string } => {
  const [origin] = spotOf(load.origin);
  const [destination] = spotOf(load.destination);
  const via = load.events
    .filter(({ type }: PublicEvent) => onTheRoad.has(type))
    .flatMap(spotOf)
    .filter((spot, index, all) => !near(spot, all[index - 1]) && !near(spot, origin) && !near(spot, destination));
  const points: RoutePoint[] = [
    ...(origin ? [{ ...origin, kind: 'origin' as const }] : []),
    ...via.map((spot) => ({ ...spot, kind: 'via' as const })),
    ...(destination ? [{ ...destination, kind: 'destination' as const }] : []),
  ];
  const last = points[via.length];
  if (!isMoving(load) || !last) return { points, reached: undefined, seen: '' };
  points[via.length] = { ...last, kind: 'now' };
  return { points, reached: via.length, seen: last.label ?? '' };
};

/** Where the freight has been and what is left of the way, on a map that needs no network. */
export const TrackMap = ({ load }: { load: PublicTracking }) => {
  const { t } = useTranslation();
  const { points, reached, seen } = useMemo(() => drawn(load), [load]);
  const ends = { origin: load.origin.city, destination: load.destination.city };
  const miles = load.distance_miles;
  return (
    <RouteMap
      points={points}
      height={300}
      stateNames
      label={seen ? t('sharing.track.map_now', { ...ends, city: seen }) : t('sharing.track.map', ends)}
      {...(reached !== undefined && { reached })}
      {...(miles !== null && { caption: t('sharing.track.miles', { total: number(miles, 0) }) })}
    />
  );
};
