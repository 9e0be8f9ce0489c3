import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { commonTemperature } from '@portal/contract/equipment/common-temperature.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { number, weekdayDate } from '../../../platform/words/format.ts';
import { truckName } from '../../equipment/truck-name.ts';

type Sentence = string | null | false | undefined;

const temperatureOf = ({ line_items }: LoadDetails, t: Translate): Sentence => {
  const common = commonTemperature(line_items.map(({ temperature }) => temperature));
  if (!common || common === 'apart') return null;
  const { min, max, unit } = common;
  const phrase = min === max ? 'temperature_exactly' : 'temperature';
  return t(`quotes.modes.${phrase}`, { min: number(min), max: number(max), unit });
};

const pickupOf = ({ pickup_date, pickup_until }: LoadDetails, t: Translate): Sentence =>
  pickup_until && pickup_until !== pickup_date
    ? t('quotes.modes.pickup_span', { from: weekdayDate(pickup_date), until: weekdayDate(pickup_until) })
    : t('quotes.modes.pickup', { date: weekdayDate(pickup_date) });

const deliveryOf = ({ deliver_from, deliver_by }: LoadDetails, t: Translate): Sentence => {
  if (deliver_from && deliver_by) {
    return t('quotes.modes.delivery_span', { from: weekdayDate(deliver_from), until: weekdayDate(deliver_by) });
  }
  if (deliver_from) return t('quotes.modes.delivery_from', { date: weekdayDate(deliver_from) });
  return deliver_by && t('quotes.modes.delivery', { date: weekdayDate(deliver_by) });
};

/** Truck, temperature, stops and days of a truckload, in short sentences. */
export const truckSentences = (load: LoadDetails, t: Translate): string[] => {
  const { truck, stops } = load;
  const name = truckName(load.truck_name, truck?.truck_type);
  const sentences: Sentence[] = [
    name && t('quotes.modes.truck', { truck: name }),
    truck?.team && t('quotes.modes.team'),
    truck?.partial && t('quotes.modes.partial'),
    truck?.tarp_ft && t('quotes.modes.tarps', { feet: truck.tarp_ft }),
    temperatureOf(load, t),
    stops.length > 2 && t('quotes.modes.stops', { count: stops.length }),
    pickupOf(load, t),
    deliveryOf(load, t),
  ];
  return sentences.filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
};
