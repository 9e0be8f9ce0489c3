import { operatorZone } from '../../../platform/settings/operator-day.ts';
import { asParcels } from '@portal/contract/commodities/parcels.ts';
import { truckCargo } from '@portal/contract/commodities/truck-cargo.ts';
import type { PriceQuestion } from '@portal/contract/rates/explained-price.ts';
import type { CarrierItem } from '../../../integrations/carriers/carrier-port.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { knownPlace } from '../../places/known-place.ts';
import { hasRoad } from '../../places/refuse-without-road.ts';
import { findMiles } from '../../places/roads/find-route.ts';
import { type RatedShipment, readRatingTables } from '../../quotes/rating/rating-tables.ts';

type Item = PriceQuestion['items'][number];

/** An item as loads have it: boxes, which are parcels where their size says so. */
const lineItem = ({ length, width, height, weight, handling_unit_count }: Item) => ({
  length,
  width,
  height,
  weight,
  handling_unit_count,
  dimension_unit: 'in' as const,
  weight_unit: 'lb' as const,
  handling_unit: 'CTN',
  stackable: false,
  temperature: null,
  hazmat: null,
});

const carrierItem = (item: Item): CarrierItem => ({
  commodity: '',
  freight_class: item.freight_class,
  nmfc_number: null,
  weight_lb: item.weight,
  handling_unit: 'CTN',
  handling_unit_count: item.handling_unit_count,
  length_in: item.length,
  width_in: item.width,
  height_in: item.height,
  stackable: false,
  hazmat: null,
});

const located = (ctx: Ctx, zip: string, field: string) => {
  const place = knownPlace(zip, 'US', field);
  const { zip_code, city, state, country } = place;
  if (!hasRoad(ctx, place)) throw problem('places.no_road', 404, { field, params: { zip: zip_code, city, state } });
  if (place.lat === null || place.lng === null) throw problem('places.zip_unknown', 404, { field });
  return { place: { zip_code, state, country }, point: place };
};

/** A question as the shipment that carriers are rated for; no load is made of it. 404 `places.zip_unknown`, `no_road`. */
export const questionShipment = async (ctx: Ctx, question: PriceQuestion): Promise<RatedShipment> => {
  const { mode, pickup_date, accessorials } = question;
  const from = located(ctx, question.origin_zip_code, 'origin_zip_code');
  const to = located(ctx, question.destination_zip_code, 'destination_zip_code');
  const items = question.items.map(lineItem);
  const cargo = truckCargo(items, false);
  const [trucks, tables, distance_miles] = await Promise.all([
    readOfferedTrucks(ctx),
    readRatingTables(ctx, pickup_date),
    findMiles(ctx, from.point, to.point),
  ]);
  return {
    load_id: 0,
    mode,
    modes: [mode],
    pickup_date,
    pickup_until: null,
    deliver_from: null,
    deliver_by: null,
    origin: from.place,
    destination: to.place,
    stops_between: [],
    distance_miles,
    crossings: [],
    weight_lb: cargo.weight_lb,
    cargo,
    truck: { truck_type: question.truck_type, team: false, partial: false, tarp_ft: null },
    trucks,
    temperature: null,
    parcels: asParcels(items),
    items: question.items.map(carrierItem),
    accessorials: [...accessorials],
    tables,
    priced_at: ctx.services.clock.now(),
    price_zone: operatorZone(ctx.services),
  };
};
