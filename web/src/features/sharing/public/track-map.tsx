import type { PublicEvent, PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { RouteMap } from '../../places/route-map/route-map.tsx';
import type { RoutePoint } from '../../places/route-map/route-point.ts';

type Spot = { lat: number; lng: number; label: string };

const spotOf = ({ lat, lng, city }: { lat: number | null; lng: number | null; city: string | null }): Spot[] =>
  lat === null || lng === null ? [] : [{ lat, lng, label: city ?? '' }];

const isNear = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.lat - b.lat) < 0.2 && Math.abs(a.lng - b.lng) < 0.2;

/** Tracking events with a position between pickup and delivery. */
const enRouteTypes = new Set(['ARRIVED_AT_TERMINAL', 'DEPARTED_TERMINAL', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELAY']);

const isMoving = ({ stage }: PublicTracking): boolean => stage === 'in_transit' || stage === 'out_for_delivery';

/** The points of the route: origin, places passed without repeats, destination. */
const routeOf = (load: PublicTracking): { points: RoutePoint[]; reached: number | undefined; lastSeen: string } => {
  const [origin] = spotOf(load.origin);
  const [destination] = spotOf(load.destination);
  const via = load.events
    .filter(({ type }: PublicEvent) => enRouteTypes.has(type))
    .flatMap(spotOf)
    .filter((spot, index, all) => !isNear(spot, all[index - 1]) && !isNear(spot, origin) && !isNear(spot, destination));
  const points: RoutePoint[] = [
    ...(origin ? [{ ...origin, kind: 'origin' as const }] : []),
    ...via.map((spot) => ({ ...spot, kind: 'via' as const })),
    ...(destination ? [{ ...destination, kind: 'destination' as const }] : []),
  ];
  const last = points[via.length];
  if (!isMoving(load) || !last) return { points, reached: undefined, lastSeen: '' };
  points[via.length] = { ...last, kind: 'now' };
  return { points, reached: via.length, lastSeen: last.label ?? '' };
};

/** Map of the distance travelled and the distance left; needs no network. */
export const TrackMap = ({ load }: { load: PublicTracking }) => {
  const { t } = useTranslation();
  const { points, reached, lastSeen } = useMemo(() => routeOf(load), [load]);
  const ends = { origin: load.origin.city, destination: load.destination.city };
  const miles = load.distance_miles;
  return (
    <RouteMap
      points={points}
      height={300}
      stateNames
      label={lastSeen ? t('sharing.track.map_now', { ...ends, city: lastSeen }) : t('sharing.track.map', ends)}
      {...(reached !== undefined && { reached })}
      {...(miles !== null && { caption: t('sharing.track.miles', { total: number(miles, 0) }) })}
    />
  );
};
