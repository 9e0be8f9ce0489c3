import { type LineItemInput, ratedClass, type Totals, totals } from '@portal/contract/commodities/line-item.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import { truckOf } from '@portal/contract/equipment/truck-types.ts';
import { openClass } from '@portal/contract/loads/orders/order.ts';
import type { LoadInput, StopInput } from '@portal/contract/loads/load.ts';
import type { Place } from '@portal/contract/places/places.contract.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { withTableFacts } from '../../commodities/item-hazmat.ts';
import { placeOfStop } from '../../places/place-of-stop.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { type LoadModes, resolveModes } from './resolve-modes.ts';

/** A stop whose city, state and country are known, with its point and zone. */
export type PlacedStop = StopInput & Pick<Place, 'country' | 'lat' | 'lng' | 'timezone'>;
export type RatedItem = LineItemInput & { freight_class: string };

/** A load that may be written down: checked, its stops placed, its items rated, its cargo added up. */
export type PreparedLoad = {
  modes: LoadModes;
  stops: PlacedStop[];
  items: RatedItem[];
  cargo: Totals;
  hazmat: boolean;
  /** What the truck it asks for is called now; null where it asks for none, or for one not on offer. */
  truckName: BothLanguages | null;
};

/** No truck carries more than this on a public road, whatever the mode. */
const truckLimitPounds = 200_000;

const placed = (stop: StopInput, index: number): PlacedStop => {
  const { lat, lng, timezone, country, state, city } = placeOfStop(stop, `stops.${index}`);
  return { ...stop, city: stop.city || city, state, country, lat, lng, timezone };
};

/** `isOpen`: a line that does not say enough to be rated has no class yet. */
const rated = (item: LineItemInput, index: number, isOpen: boolean): RatedItem => {
  if (isOpen && item.freight_class === null && (item.weight === 0 || ratedClass(item) === null)) {
    return { ...item, hazmat: withTableFacts(item), freight_class: openClass };
  }
  const freightClass = ratedClass(item);
  if (!freightClass) {
    throw problem('commodities.class_or_dimensions_missing', 400, { field: `line_items.${index}.freight_class` });
  }
  return { ...item, hazmat: withTableFacts(item), freight_class: freightClass };
};

const checkCargo = (input: Pick<LoadInput, 'hazmat'>, cargo: Totals, hazmat: boolean): void => {
  if (input.hazmat && !hazmat) throw problem('commodities.hazmat_item_missing', 400, { field: 'line_items' });
  if (cargo.weight_lb > truckLimitPounds) {
    throw problem('http.too_big', 400, { field: 'line_items', params: { maximum: truckLimitPounds } });
  }
};

/** Refuses a pickup day that is over where the pickup takes place. */
export const checkPickupDate = ({ services }: Ctx, pickupDate: string, timezone: string): void => {
  if (pickupDate < dayInZone(timezone, services.clock.now()))
    throw problem('loads.pickup_date_past', 400, { field: 'pickup_date' });
};

type Days = Pick<LoadInput, 'pickup_date' | 'pickup_until' | 'deliver_from' | 'deliver_by'>;

/** Spans of days begin before they end, and delivery is not over before the first day of pickup. */
const checkDays = ({ pickup_date, pickup_until, deliver_from, deliver_by }: Days): void => {
  if (pickup_until && pickup_until < pickup_date) throw problem('http.invalid', 400, { field: 'pickup_until' });
  if (deliver_from && deliver_from < pickup_date) throw problem('http.invalid', 400, { field: 'deliver_from' });
  if (deliver_by && deliver_by < (deliver_from ?? pickup_date)) {
    throw problem('http.invalid', 400, { field: 'deliver_by' });
  }
};

/**
 * Checks a load by the rules beyond its schema, but not whether a truck on offer can carry it, and completes what can be
 * known. Refusals name the field. `kept`: the requested modes of a load that do not change; `isOpen`: its order left something open.
 */
export const prepareLoad = (
  ctx: Ctx,
  trucks: readonly Truck[],
  input: LoadInput,
  { kept, isOpen = false }: { kept?: LoadModes; isOpen?: boolean } = {},
): PreparedLoad => {
  // A mode that is not enabled is refused whatever else the load says.
  const modes = kept ?? resolveModes(ctx.actor, trucks, input);
  checkDays(input);
  const stops = input.stops.map(placed);
  const items = input.line_items.map((item, index) => rated(item, index, isOpen));
  const cargo = totals(items);
  const hazmat = items.some((item) => item.hazmat !== null);
  checkCargo(input, cargo, hazmat);
  const truckName = truckOf(trucks, input.truck?.truck_type)?.label ?? null;
  return { modes, stops, items, cargo, hazmat, truckName };
};
