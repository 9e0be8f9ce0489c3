import { truckTransitDays } from '@portal/contract/quotes/rating/truck-transit.ts';
import type { Translate } from '../../../../platform/words/translate.ts';
import { Suspense } from 'react';
import { errorText, isRefusedBy } from '../../../../platform/api/api-error.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { number } from '../../../../platform/words/format.ts';
import { ArrowRightIcon } from '../../../../ui/icons/navigation-icons.tsx';
import type { RoutePoint } from '@portal/contract/places/route/route-point.ts';
import { asksForClass, asksForTruck } from '../form/quote-request.ts';
import { useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import type { StopForm } from '../form/load-form.ts';
import { goesInTransit } from '../form/load-form-input.ts';
import { type Lane, useLegs } from './use-legs.ts';
import classes from '../../frame/summary-frame.module.css';
import { lazyPart } from '../../../../platform/lazy-part.tsx';

const RouteMap = lazyPart(async () => (await import('../../../places/route-map/route-map.tsx')).RouteMap);

const mapHeight = 176;

/** The lane of the load: map, ends, stops in between, miles and transit days. */
export const LaneSummary = () => {
  const form = useLoadParts('stops', 'in_transit');
  const [from, to] = [form.stops[0], form.stops.at(-1)];
  const { legs, error } = useLegs(form.stops, goesInTransit(form));
  return (
    <>
      <div className={classes.map}>
        <LaneMap legs={legs} />
      </div>
      <div className={classes.lane}>
        <LaneEnds from={from} to={to} between={form.stops.length - 2} />
        <LaneFacts legs={legs} error={error} />
      </div>
    </>
  );
};

const cityOf = (stop: StopForm | undefined): string =>
  stop?.city ? [stop.city, stop.state].filter(Boolean).join(', ') : (stop?.zip_code ?? '');

type LaneEndsProps = { from: StopForm | undefined; to: StopForm | undefined; between: number };

const LaneEnds = ({ from, to, between }: LaneEndsProps) => {
  const { t } = useTranslation();
  const [origin, destination] = [cityOf(from), cityOf(to)];
  if (!origin && !destination) return <p className={classes.ends}>{t('loads.book.summary.no_lane')}</p>;
  return (
    <p className={classes.ends}>
      <span>{origin || t('loads.book.stops.pickup')}</span>
      <ArrowRightIcon size={16} />
      {between > 0 && (
        <>
          <span className={classes.between}>{t('loads.book.summary.stops_between', { count: between })}</span>
          <ArrowRightIcon size={16} />
        </>
      )}
      <span>{destination || t('loads.book.stops.delivery')}</span>
    </p>
  );
};

/** A lane without a road says so; any other look-up may have failed by chance. */
const whyNoLane = (error: Error | null, t: Translate): string => {
  if (isRefusedBy(error, 'places.no_road') || isRefusedBy(error, 'places.transit_needed')) return errorText(error);
  return t(error ? 'loads.book.summary.lane_failed' : 'loads.book.summary.lane_hint');
};

const LaneFacts = ({ legs, error }: { legs: readonly Lane[]; error: Error | null }) => {
  const { t } = useTranslation();
  const form = useLoadParts('truck');
  const quoteRequest = useQuoteRequest();
  if (legs.length === 0) {
    return <p className={classes.facts}>{whyNoLane(error, t)}</p>;
  }
  const miles = legs.reduce((sum, leg) => sum + leg.miles, 0);
  const drives = asksForTruck(quoteRequest) && !asksForClass(quoteRequest);
  const [usual] = legs;
  return (
    <p className={classes.facts} aria-live="polite">
      {t('loads.book.summary.miles', { miles: number(miles, 0) })},{' '}
      {drives || !usual
        ? t('loads.book.truck.summary.days', { count: truckTransitDays(miles, form.truck.team ? 'team' : 'solo') })
        : businessDaysText(usual, t)}
    </p>
  );
};

const businessDaysText = ({ transit_days: { from, to } }: Lane, t: Translate): string =>
  from === to
    ? t('loads.book.summary.days_exactly', { count: from })
    : t('loads.book.summary.days_between', { from, to });

const laneText = (legs: readonly Lane[], t: Translate): string => {
  const [origin, destination] = [legs[0]?.origin, legs.at(-1)?.destination];
  if (!origin || !destination) return t('loads.book.summary.country');
  return t('loads.book.copy.lane', {
    origin: `${origin.city}, ${origin.state}`,
    destination: `${destination.city}, ${destination.state}`,
  });
};

/** The stops as map points; empty while the position of one is unknown. */
const pointsOf = (legs: readonly Lane[]): RoutePoint[] => {
  const [first] = legs;
  const places = first ? [first.origin, ...legs.map(({ destination }) => destination)] : [];
  const known = places.flatMap(({ lat, lng, city }, index): RoutePoint[] => {
    const end = index === places.length - 1 ? 'destination' : 'via';
    return lat === null || lng === null ? [] : [{ lat, lng, label: city, kind: index === 0 ? 'origin' : end }];
  });
  return known.length === places.length ? known : [];
};

const LaneMap = ({ legs }: { legs: readonly Lane[] }) => {
  const { t } = useTranslation();
  return (
    <Suspense>
      <RouteMap isBesideForm points={pointsOf(legs)} height={mapHeight} label={laneText(legs, t)} />
    </Suspense>
  );
};
