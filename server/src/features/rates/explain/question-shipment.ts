import { operatorZone } from '../../../platform/settings/operator-day.ts';
import { asParcels } from '@portal/contract/commodities/parcels.ts';
import { truckCargo } from '@portal/contract/commodities/truck-cargo.ts';
import type { Place } from '@portal/contract/places/places.contract.ts';
import type { PriceQuestion } from '@portal/contract/rates/explained-price.ts';
import type { CarrierItem } from '../../../integrations/carriers/carrier-port.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { refuseIdleTransit, refuseWithoutTransit } from '../../places/border/check-transit.ts';
import { cents } from '@portal/contract/values/money.ts';
import { placeOnRoad } from '../../places/place-on-road.ts';
import { findMiles } from '../../places/roads/find-route.ts';
import { type RatedShipment, readRatingTables } from '../../quotes/rating/rating-tables.ts';
import { borderWay, pricedServices } from '../../quotes/rating/read-shipment.ts';

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

const placeOf = ({ zip_code, state, country }: Place) => ({ zip_code, state, country });

/**
 * A question as the shipment that carriers are rated for; no load is made of it. 404 `places.zip_unknown`, `no_road`; 400
 * where its answer about transit does not hold.
 */
export const questionShipment = async (ctx: Ctx, question: PriceQuestion): Promise<RatedShipment> => {
  const { mode, pickup_date, in_transit } = question;
  const from = placeOnRoad(ctx, question.origin_zip_code, 'US', 'origin_zip_code');
  const to = placeOnRoad(ctx, question.destination_zip_code, 'US', 'destination_zip_code');
  refuseIdleTransit([from, to], in_transit);
  refuseWithoutTransit([from, to], in_transit);
  const items = question.items.map(lineItem);
  const cargo = truckCargo(items, false);
  const [trucks, tables, distance_miles] = await Promise.all([
    readOfferedTrucks(ctx),
    readRatingTables(ctx, pickup_date),
    findMiles(ctx, from, to, in_transit),
  ]);
  return {
    load_id: 0,
    mode,
    modes: [mode],
    pickup_date,
    pickup_until: null,
    deliver_from: null,
    deliver_by: null,
    origin: placeOf(from),
    destination: placeOf(to),
    stops_between: [],
    distance_miles,
    ...borderWay([from, to], in_transit),
    weight_lb: cargo.weight_lb,
    cargo,
    truck: { truck_type: question.truck_type, team: false, partial: false, tarp_ft: null },
    trucks,
    temperature: null,
    parcels: asParcels(items),
    items: question.items.map(carrierItem),
    accessorials: pricedServices(question.accessorials, { isHazmat: false, isInTransit: in_transit }),
    cod: question.cod_amount === null ? null : { amount: cents(question.cod_amount), isFeeOfConsignee: false },
    tables,
    priced_at: ctx.services.clock.now(),
    price_zone: operatorZone(ctx.services),
  };
};
