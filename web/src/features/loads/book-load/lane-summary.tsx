import type { places } from '@portal/contract/places/places.contract.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import { canonicalZipCode, countryOfZipCode } from '@portal/contract/places/zip-code.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../platform/format.ts';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { lane } from '../../places/places.api.ts';
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
      <div className={classes.map}>{data && <LaneMap lane={data} />}</div>
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

const LaneMap = ({ lane: { origin, destination } }: { lane: Lane }) => {
  const { t } = useTranslation();
  const points = useMemo(
    () =>
      [
        { ...origin, kind: 'origin' as const },
        { ...destination, kind: 'destination' as const },
      ].flatMap(({ lat, lng, city, kind }) => (lat === null || lng === null ? [] : [{ lat, lng, kind, label: city }])),
    [origin, destination],
  );
  if (points.length < 2) return null;
  return (
    <Suspense>
      <RouteMap
        points={points}
        height={mapHeight}
        label={t('loads.book.copy.lane', {
          origin: `${origin.city}, ${origin.state}`,
          destination: `${destination.city}, ${destination.state}`,
        })}
      />
    </Suspense>
  );
};
