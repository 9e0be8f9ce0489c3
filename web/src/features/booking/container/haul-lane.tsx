import type { DrayagePlace } from '@portal/contract/drayage/drayage-load.ts';
import { canonicalZipCode, isZipCode } from '@portal/contract/places/zip-code.ts';
import { useQuery } from '@tanstack/react-query';
import type { Translate } from '../../../platform/words/translate.ts';
import { Suspense } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import classes from '../frame/summary-frame.module.css';
import { lane as laneBetween, type LaneEnd } from '../../places/places.api.ts';
import type { RoutePoint } from '@portal/contract/places/route/route-point.ts';
import { useDrayageParts } from './form/drayage-context.ts';
import { type DrayageForm, endsAtPlace } from '../../drayage/form/drayage-form.ts';
import { usePickedPlace } from './use-picked-place.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';

const RouteMap = lazyPart(async () => (await import('../../places/route-map/route-map.tsx')).RouteMap);

const mapHeight = 176;

type Ends = Pick<DrayageForm, 'direction' | 'ends_at' | 'door'>;

const doorEnd = ({ door: { zip_code, country } }: Ends): LaneEnd | null =>
  isZipCode(zip_code.trim(), country) ? { zip_code: canonicalZipCode(zip_code.trim()), country } : null;

const placeEnd = (place: DrayagePlace | undefined): LaneEnd | null =>
  place?.zip_code ? { zip_code: place.zip_code, country: place.country } : null;

const nowhere: LaneEnd = { zip_code: '' };

/** Miles and ends of the haul; undefined for ports abroad, which have no ZIP code. */
const useLane = (place: DrayagePlace | undefined, toPlace: DrayagePlace | undefined, form: Ends) => {
  const to = endsAtPlace(form) ? placeEnd(toPlace) : doorEnd(form);
  const from = placeEnd(place);
  const { data } = useQuery({ ...laneBetween(from ?? nowhere, to ?? nowhere), enabled: from !== null && to !== null });
  return data;
};

const endName = (form: Ends, toPlace: DrayagePlace | undefined, t: Translate): string => {
  if (endsAtPlace(form)) return toPlace?.name ?? t('drayage.book.summary.no_place');
  const { city, state, zip_code } = form.door;
  return city ? [city, state].filter(Boolean).join(', ') : zip_code || t('drayage.book.summary.no_door');
};

/** Where the container goes: the map, port and door, and the miles between them. */
export const HaulLane = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('direction', 'ends_at', 'door');
  const place = usePickedPlace();
  const toPlace = usePickedPlace('to_place');
  const lane = useLane(place, toPlace, form);
  const port = place ? place.name : t('drayage.book.summary.no_place');
  const door = endName(form, toPlace, t);
  const ends = form.direction === 'export' ? [door, port] : [port, door];
  return (
    <>
      <div className={classes.map}>
        <Suspense>
          <RouteMap
            isBesideForm
            points={pointsOf(place, lane?.destination, form.direction === 'export')}
            height={mapHeight}
            label={t('loads.book.copy.lane', { origin: ends[0], destination: ends[1] })}
          />
        </Suspense>
      </div>
      <div className={classes.lane}>
        <p className={classes.ends}>
          <span>{ends[0]}</span>
          <ArrowRightIcon size={16} />
          <span>{ends[1]}</span>
        </p>
        <p className={classes.facts} aria-live="polite">
          {lane ? t('loads.book.summary.miles', { miles: number(lane.miles, 0) }) : t('drayage.book.summary.lane_hint')}
        </p>
      </div>
    </>
  );
};

type Door = { city: string; lat: number | null; lng: number | null };

/** Port and door as map points in the order of travel; empty while one of them is unknown. */
const pointsOf = (place: DrayagePlace | undefined, door: Door | undefined, isExport: boolean): RoutePoint[] => {
  if (!place || !door || door.lat === null || door.lng === null) return [];
  const [atPort, atDoor] = isExport ? (['destination', 'origin'] as const) : (['origin', 'destination'] as const);
  const points: RoutePoint[] = [
    { lat: place.lat, lng: place.lng, kind: atPort, label: place.name },
    { lat: door.lat, lng: door.lng, kind: atDoor, label: door.city },
  ];
  return isExport ? points.toReversed() : points;
};
