import type { PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { RouteMap } from '../../places/route-map/route-map.tsx';
import { travelledRoute } from '@portal/contract/tracking/travelled-route.ts';

const isMoving = ({ stage }: PublicTracking): boolean => stage === 'in_transit' || stage === 'out_for_delivery';

/** Map of the distance travelled and the distance left; needs no network. */
export const TrackMap = ({ load }: { load: PublicTracking }) => {
  const { t } = useTranslation();
  const { points, lastSeen, doneMiles, ...line } = useMemo(
    () => travelledRoute({ ...load, isMoving: isMoving(load) }),
    [load],
  );
  const ends = { origin: load.origin.city, destination: load.destination.city };
  const miles = load.distance_miles;
  return (
    <RouteMap
      points={points}
      line={line}
      height={300}
      stateNames
      label={lastSeen ? t('sharing.track.map_now', { ...ends, city: lastSeen }) : t('sharing.track.map', ends)}
      {...(miles !== null && { caption: t('sharing.track.miles', { total: number(miles, 0) }) })}
    />
  );
};
