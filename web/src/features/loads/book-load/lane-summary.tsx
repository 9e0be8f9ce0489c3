import type { places } from '@portal/contract/places/places.contract.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import { canonicalZipCode, countryOfZipCode } from '@portal/contract/places/zip-code.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../platform/format.ts';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { lane } from '../../places/places.api.ts';
import type { RoutePoint } from '../../places/route-map/route-point.ts';
import { useBookLoad } from './book-load-context.ts';
import type { StopForm } from './load-form.ts';
import classes from './summary-column.module.css';

const RouteMap = lazy(async () => ({ default: (await import('../../places/route-map/route-map.tsx')).RouteMap }));

type Lane = Received<(typeof places)['coordinates']>;

const mapHeight = 176;

/** Where the load goes: the map, the two ends, miles and usual days. */
export const LaneSummary = () => {
  const { form } = useBookLoad();
  const [from, to] = [form.stops[0], form.stops.at(-1)];
  const [origin, destination] = [wholeZip(from), wholeZip(to)];
  const { data, isError } = useQuery({
    ...lane(origin ?? '', destination ?? ''),
    enabled: origin !== null && destination !== null,
  });
  return (
    <>
      <div className={classes.map}>
        <LaneMap lane={data} />
      </div>
      <div className={classes.lane}>
        <LaneEnds from={from} to={to} />
        <LaneFacts lane={data} failed={isError} />
      </div>
    </>
  );
};

const wholeZip = (stop: StopForm | undefined): string | null => {
  const zip = stop?.zip_code.trim() ?? '';
  return countryOfZipCode(zip) ? canonicalZipCode(zip) : null;
};

const cityOf = (stop: StopForm | undefined): string =>
  stop?.city ? [stop.city, stop.state].filter(Boolean).join(', ') : (stop?.zip_code ?? '');

const LaneEnds = ({ from, to }: { from: StopForm | undefined; to: StopForm | undefined }) => {
  const { t } = useTranslation();
  const [origin, destination] = [cityOf(from), cityOf(to)];
  if (!origin && !destination) return <p className={classes.ends}>{t('loads.book.summary.no_lane')}</p>;
  return (
    <p className={classes.ends}>
      <span>{origin || t('loads.book.stops.pickup')}</span>
      <ArrowRightIcon size={16} />
      <span>{destination || t('loads.book.stops.delivery')}</span>
    </p>
  );
};

const LaneFacts = ({ lane: known, failed }: { lane: Lane | undefined; failed: boolean }) => {
  const { t } = useTranslation();
  if (!known) {
    return (
      <p className={classes.facts}>{t(failed ? 'loads.book.summary.lane_failed' : 'loads.book.summary.lane_hint')}</p>
    );
  }
  const { from, to } = known.transit_days;
  const days =
    from === to
      ? t('loads.book.summary.days_exactly', { count: from })
      : t('loads.book.summary.days_between', { from, to });
  return (
    <p className={classes.facts} aria-live="polite">
      {t('loads.book.summary.miles', { miles: number(known.miles, 0) })}, {days}
    </p>
  );
};

const laneText = ({ origin, destination }: Lane, t: TFunction): string =>
  t('loads.book.copy.lane', {
    origin: `${origin.city}, ${origin.state}`,
    destination: `${destination.city}, ${destination.state}`,
  });

/** The two ends of a lane on the map; none while one of them is not known. */
const pointsOf = (lane: Lane | undefined): RoutePoint[] => {
  const ends = lane
    ? [
        { ...lane.origin, kind: 'origin' as const },
        { ...lane.destination, kind: 'destination' as const },
      ]
    : [];
  const known = ends.flatMap(({ lat, lng, city, kind }) =>
    lat === null || lng === null ? [] : [{ lat, lng, kind, label: city }],
  );
  return known.length === 2 ? known : [];
};

const LaneMap = ({ lane: known }: { lane: Lane | undefined }) => {
  const { t } = useTranslation();
  const points = useMemo(() => pointsOf(known), [known]);
  return (
    <Suspense>
      <RouteMap
        points={points}
        height={mapHeight}
        label={known ? laneText(known, t) : t('loads.book.summary.country')}
      />
    </Suspense>
  );
};
