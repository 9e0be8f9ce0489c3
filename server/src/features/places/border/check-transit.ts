import { crossesBorder } from '@portal/contract/places/border.ts';
import type { Place } from '@portal/contract/places/places.contract.ts';
import { problem } from '../../../platform/http/errors.ts';
import { waysAbroad } from '../roads/legs-abroad.ts';

type TransitStop = Pick<Place, 'lat' | 'lng' | 'country' | 'city' | 'state'>;

/**
 * Whether a load with these stops may go in transit: within one country where that is shorter; one that crosses a border
 * anyway only where a leg within a country has no road there, as from Toronto by Seattle to Anchorage.
 */
export const canGoInTransit = (stops: readonly TransitStop[]): boolean => {
  const ways = waysAbroad(stops);
  return crossesBorder(stops) ? ways.includes('only way') : ways.some((way) => way !== null);
};

/** Refuses with 400 `places.no_transit` a load in transit that no way through another country makes shorter. */
export const refuseIdleTransit = (stops: readonly TransitStop[], isInTransit: boolean): void => {
  if (isInTransit && !canGoInTransit(stops)) throw problem('places.no_transit', 400, { field: 'in_transit' });
};

/** The first leg that only another country's roads make possible. */
const legOnlyAbroad = (stops: readonly TransitStop[]) => {
  const leg = waysAbroad(stops).indexOf('only way');
  const [from, to] = [stops[leg], stops[leg + 1]];
  return from && to && { from, to };
};

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
