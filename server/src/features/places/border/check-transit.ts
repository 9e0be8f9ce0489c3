import { crossesBorder } from '@portal/contract/places/border.ts';
import type { Place } from '@portal/contract/places/places.contract.ts';
import { problem } from '../../../platform/http/errors.ts';
import { legEnd, legsAbroad, roadsOfLeg } from '../roads/legs-abroad.ts';
import { embeddedRoads } from '../roads/embedded-roads.ts';
import { unreachable } from '../roads/road-network.ts';

type TransitStop = Pick<Place, 'lat' | 'lng' | 'country' | 'city' | 'state'>;

/** Whether a load with these stops may go in transit: within one country, and shorter through another one. */
export const canGoInTransit = (stops: readonly TransitStop[]): boolean =>
  !crossesBorder(stops) && legsAbroad(stops).includes(true);

/** Refuses with 400 `places.no_transit` a load in transit that no way through another country makes shorter. */
export const refuseIdleTransit = (stops: readonly TransitStop[], isInTransit: boolean): void => {
  if (isInTransit && !canGoInTransit(stops)) throw problem('places.no_transit', 400, { field: 'in_transit' });
};

/** The first leg that only another country's roads make possible. */
const legOnlyAbroad = (stops: readonly TransitStop[]) =>
  legsAbroad(stops).flatMap((isAbroad, index) => {
    const [from, to] = [stops[index], stops[index + 1]];
    const [start, end] = [from && legEnd(from), to && legEnd(to)];
    if (!isAbroad || !from || !to || !start || !end) return [];
    const metres = embeddedRoads(roadsOfLeg(start, end, false)).metresBetween(start, end);
    return metres === unreachable ? [{ from, to }] : [];
  })[0];

const named = ({ city, state }: TransitStop): string => `${city}, ${state}`;

/**
 * Refuses with `places.transit_needed` a load whose only way leads through another country, as from Seattle to Alaska,
 * unless it is in transit.
 */
export const refuseWithoutTransit = (
  stops: readonly TransitStop[],
  isInTransit: boolean,
  { status = 400, field = 'in_transit' }: { status?: 400 | 404; field?: string } = {},
): void => {
  const leg = isInTransit ? undefined : legOnlyAbroad(stops);
  if (!leg) return;
  const params = { origin: named(leg.from), destination: named(leg.to) };
  throw problem('places.transit_needed', status, { field, params });
};
