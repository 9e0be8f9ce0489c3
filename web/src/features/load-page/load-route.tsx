import { isAtRest } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useMemo } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { RouteMap } from '../places/route-map/route-map.tsx';
import { type TravelledRoute, travelledRoute } from '@portal/contract/tracking/travelled-route.ts';
import { number } from '../../platform/words/format.ts';
import classes from './load-page.module.css';
import { destinationOf, originOf, placeName, trackedInOrder } from './place-name.ts';

const routeOf = (load: LoadDetails): TravelledRoute =>
  travelledRoute({
    ...load,
    origin: load.stops[0],
    destination: load.stops.at(-1),
    events: trackedInOrder(load),
    isMoving: load.status === 'in transit',
  });

/** Map of the distance travelled and the distance left; needs no network. */
export const LoadRoute = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const { points, lastSeen, doneMiles, ...line } = useMemo(() => routeOf(load), [load]);
  const ends = { origin: placeName(originOf(load)), destination: placeName(destinationOf(load)) };
  const total = load.distance_miles;
  const caption = () => {
    if (total === null) return undefined;
    if (doneMiles === null) return t('loads.page.miles', { total: number(total, 0) });
    return t('loads.page.miles_done', { done: number(doneMiles, 0), total: number(total, 0) });
  };
  const text = caption();
  return (
    <section className={classes.map}>
      <RouteMap
        points={points}
        line={line}
        height={isAtRest(load.status) ? 180 : 274}
        stateNames
        label={lastSeen ? t('loads.page.map_now', { ...ends, city: lastSeen }) : t('loads.page.map', ends)}
        {...(text && { caption: text })}
      />
    </section>
  );
};
