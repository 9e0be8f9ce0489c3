import { stateName } from '@portal/contract/places/states.ts';
import type { StopFigures } from '@portal/contract/statistics/figures.ts';
import type { Translate } from '../../../../platform/words/translate.ts';
import { loadsBehind, uncancelledStatuses } from '../figure-links.ts';
import type { FigureProps } from '../figure-props.ts';

type Behind = ReturnType<typeof loadsBehind> | undefined;
type Figure = StopFigures['items'][number];

/**
 * A state with its stops, and the loads that are picked up or delivered there; its name leads to whichever are more.
 */
export type StopRow = Omit<Figure, 'country'> & {
  key: string;
  country: string;
  name: string;
  address: Behind;
  pickedUp: Behind;
  deliveredTo: Behind;
};

const isKnown = (country: string): country is 'US' | 'MX' => country === 'US' || country === 'MX';

const nameOf = ({ country, state }: Figure, t: Translate): string => {
  if (!state) return t('home.screen.stops.unknown');
  return isKnown(country) ? stateName(state, country) : `${state}, ${country}`;
};

export const stopRows = (data: StopFigures, { subject }: FigureProps, t: Translate): StopRow[] =>
  data.items.map((item) => {
    const { country, state, pickups, deliveries } = item;
    const behind = (place: { origin_state: string } | { destination_state: string }): Behind =>
      state ? loadsBehind({ ...place, status: uncancelledStatuses }, { from: data.period.from }, subject) : undefined;
    const [pickedUp, deliveredTo] = [behind({ origin_state: state }), behind({ destination_state: state })];
    return {
      ...item,
      key: `${country}-${state}`,
      name: nameOf(item, t),
      address: pickups > deliveries ? pickedUp : deliveredTo,
      pickedUp,
      deliveredTo,
    };
  });

/** Several states as one row. */
export const sumOfStops = (rows: readonly StopRow[]) => ({
  stops: rows.reduce((sum, { stops }) => sum + stops, 0),
  pickups: rows.reduce((sum, { pickups }) => sum + pickups, 0),
  deliveries: rows.reduce((sum, { deliveries }) => sum + deliveries, 0),
});
