import { placeName } from '@portal/contract/drayage/container-places.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { number } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { deliveryName } from '../delivery-name.ts';

/** A load whose price operations make, as their form shows it. */
export type LoadToPrice = {
  id: number;
  mode: LoadMode;
  from: string;
  to: string;
  /** What else was asked for, each a few words. */
  facts: readonly string[];
  hazmat: boolean;
  transit_days: number;
  /** Of a container; null for any other load. */
  chassis_days_included: number | null;
};

const milesOf = (miles: number | null, t: Translate): string[] =>
  miles === null ? [] : [t('drayage.load.by_hand.miles', { miles: number(miles, 0) })];

export const containerToPrice = (load: DrayageLoad, t: Translate): LoadToPrice => {
  const door = load.door ? `${load.door.city}, ${load.door.state} ${load.door.zip_code}` : '';
  const ends = [placeName(load.place), load.to_place ? placeName(load.to_place) : door];
  const [from = '', to = ''] = load.direction === 'export' ? ends.toReversed() : ends;
  return {
    id: load.id,
    mode: 'drayage',
    from,
    to,
    facts: [
      t('drayage.load.count_of', { count: load.container_count, container: t(`drayage.containers.${load.container}`) }),
      `${number(load.weight, 0)} lb`,
      t(deliveryName(load.direction, load.delivery_type)),
      ...milesOf(load.distance_miles, t),
    ],
    hazmat: load.hazmat_type !== null,
    transit_days: 1,
    chassis_days_included: load.place.chassis_days_included,
  };
};

const usualDays = 7;

const cityOf = (stop: LoadDetails['stops'][number] | undefined): string =>
  stop ? `${stop.city}, ${stop.state} ${stop.zip_code}` : '';

export const loadToPrice = (load: LoadDetails, t: Translate): LoadToPrice => ({
  id: load.id,
  mode: load.mode,
  from: cityOf(load.stops.at(0)),
  to: cityOf(load.stops.at(-1)),
  facts: [
    t(`loads.modes.${load.mode}`),
    t('quotes.operations.units', { count: load.handling_units }),
    `${number(load.weight_lb, 0)} lb`,
    ...milesOf(load.distance_miles, t),
  ],
  hazmat: load.hazmat,
  transit_days: usualDays,
  chassis_days_included: null,
});
