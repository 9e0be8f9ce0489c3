import { collectsAmount } from '@portal/contract/accessorials/accessorials-of.ts';
import { inches, pounds } from '@portal/contract/commodities/density.ts';
import { basicDescription } from '@portal/contract/commodities/hazmat-description.ts';
import { asParcels, type Parcels } from '@portal/contract/commodities/parcels.ts';
import { truckCargo } from '@portal/contract/commodities/truck-cargo.ts';
import type { Cargo } from '@portal/contract/equipment/fits.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import type { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import { type FreightToCarry, modeRefusals } from '@portal/contract/loads/mode-refusals.ts';
import { type Crossing, crossingsOn, transitCountry } from '@portal/contract/places/border.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import type { Cod } from '@portal/contract/quotes/rating/ltl-tariff.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { cents } from '@portal/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { LineItems } from '../../../platform/database/db.types.ts';
import type { CarrierItem, CarrierPlace, QuoteRequest } from '../../../integrations/carriers/carrier-port.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTableFacts } from '../../commodities/item-hazmat.ts';
import { waysAbroad } from '../../places/roads/legs-abroad.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { findShipment } from './shipment.queries.ts';

/** A load as carriers receive it, with what its price is computed from. */
export type Shipment = QuoteRequest & {
  load_id: number;
  mode: LoadMode;
  /** The requested modes that can carry the load. */
  modes: LoadMode[];
  distance_miles: number | null;
  /** Where it passes borders of the United States, in the order they are driven over. */
  crossings: Crossing[];
  /** Every country it comes through: those of its stops, and the one it is in transit in. */
  countries: Country[];
  weight_lb: number;
  cargo: Cargo;
  truck: TruckRequest;
  /** The trucks on offer when it was read, of which one is chosen. */
  trucks: readonly Truck[];
  /** What it is made of where parcel carriers can take all of it. */
  parcels: Parcels[] | null;
  cod: Cod | null;
};

type Rows = Awaited<ReturnType<typeof findShipment>>;

const round2 = (value: number): number => Math.round(value * 100) / 100;

const toInches = (value: number | null, unit: string): number | null =>
  value === null ? null : round2(inches(value, unit === 'cm' ? 'cm' : 'in'));

const carrierHazmat = (item: Selectable<LineItems>): CarrierItem['hazmat'] => {
  const hazmat = withTableFacts(item);
  return (
    hazmat && {
      un_number: hazmat.un_number,
      proper_shipping_name: hazmat.proper_shipping_name,
      technical_name: hazmat.technical_name ?? null,
      class_division: hazmat.class_division,
      subsidiary: hazmat.subsidiary ?? [],
      packing_group: hazmat.packing_group,
      inhalation_zone: hazmat.inhalation_zone ?? null,
      reportable_quantity: hazmat.reportable_quantity ?? false,
      marine_pollutant: hazmat.marine_pollutant ?? false,
      limited_quantity: hazmat.limited_quantity ?? false,
      residue: hazmat.residue ?? false,
      elevated_temperature: hazmat.elevated_temperature ?? false,
      special_permit: hazmat.special_permit ?? null,
      explosive_numbers: hazmat.explosive_numbers ?? [],
      description: basicDescription(hazmat),
      packages: { type: item.packaging_unit, count: item.packaging_unit_count },
      emergency_phone: hazmat.emergency_phone,
      emergency_registrant: hazmat.emergency_registrant ?? null,
    }
  );
};

const carrierItem = (item: Selectable<LineItems>): CarrierItem => ({
  commodity: item.commodity,
  freight_class: item.freight_class,
  nmfc_number: item.nmfc_number,
  weight_lb: round2(pounds(item.weight, item.weight_unit === 'kg' ? 'kg' : 'lb')),
  handling_unit: item.handling_unit,
  handling_unit_count: item.handling_unit_count,
  length_in: toInches(item.length, item.dimension_unit),
  width_in: toInches(item.width, item.dimension_unit),
  height_in: toInches(item.height, item.dimension_unit),
  stackable: item.stackable,
  hazmat: carrierHazmat(item),
});

/**
 * The services a load is priced with: hazardous freight and freight in transit, which is under bond, are charged as such,
 * whether or not somebody chose the service.
 */
export const pricedServices = (
  chosen: readonly string[],
  { isHazmat, isInTransit }: { isHazmat: boolean; isInTransit: boolean },
): string[] => [...new Set([...chosen, ...(isHazmat ? ['HAZ'] : []), ...(isInTransit ? ['INBD'] : [])])];

/** Where a way leads that passes borders; each leg that another country makes shorter goes there if it is in transit. */
export const borderWay = (
  stops: Parameters<typeof waysAbroad>[0],
  isInTransit: boolean,
): Pick<Shipment, 'crossings' | 'countries'> => {
  const ways = isInTransit ? waysAbroad(stops) : [];
  const isAbroad = (leg: number): boolean => Boolean(ways[leg]);
  const through = stops.flatMap(({ country }, leg) => (isAbroad(leg) ? [transitCountry(country)] : []));
  return {
    crossings: crossingsOn(stops, isAbroad),
    countries: [...new Set([...stops.map(({ country }) => country), ...through])],
  };
};

const anyTruck: TruckRequest = { truck_type: null, team: false, partial: false, tarp_ft: null };

/** What the rows of a load say of the truck and its space; the columns were checked when they were written. */
const freightToCarry = ({ load, items, accessorials, stops }: Rows) => {
  const truck = load.truck ?? anyTruck;
  return { truck, line_items: items, accessorials, stops };
};

/** Reads what decides which modes can carry a load. Rejects where there is none. */
export const readFreightToCarry = async (ctx: OpenCtx, loadId: number): Promise<FreightToCarry> =>
  freightToCarry(await findShipment(ctx.db, loadId));

const codOf = ({ accessorials }: Rows): Cod | null => {
  const details = accessorials.find(({ code }) => collectsAmount(code))?.details;
  if (details?.cod_amount === undefined) return null;
  return { amount: cents(details.cod_amount), isFeeOfConsignee: details.cod_terms === 'collect' };
};

/** A stop as a place; a load has two at least. */
const placeOf = (stop: Rows['stops'][number] | undefined): CarrierPlace => {
  if (!stop) throw new Error('a load has two stops at least');
  return { zip_code: stop.zip_code, state: stop.state, country: stop.country };
};

/** Reads a load as carriers receive it: pounds, inches, Digital LTL Council codes. Rejects where there is none. */
export const readShipment = async (ctx: OpenCtx, loadId: number): Promise<Shipment> => {
  const [rows, trucks] = await Promise.all([findShipment(ctx.db, loadId), readOfferedTrucks(ctx)]);
  const { load, stops } = rows;
  const freight = freightToCarry(rows);
  const cargo = truckCargo(freight.line_items, freight.truck.tarp_ft !== null);
  return {
    load_id: loadId,
    mode: load.mode,
    modes: load.quote_modes.filter((mode) => modeRefusals(trucks, mode, freight).length === 0),
    pickup_date: load.pickup_date,
    pickup_until: load.pickup_until,
    deliver_from: load.deliver_from,
    deliver_by: load.deliver_by,
    origin: placeOf(stops.at(0)),
    destination: placeOf(stops.at(-1)),
    stops_between: stops.slice(1, -1).map((stop) => ({ type: stop.type, ...placeOf(stop) })),
    distance_miles: load.distance_miles,
    ...borderWay(stops, load.in_transit),
    weight_lb: load.weight_lb,
    cargo,
    truck: freight.truck,
    trucks,
    temperature: cargo.temperature ? { min_f: cargo.temperature.min, max_f: cargo.temperature.max } : null,
    parcels: asParcels(freight.line_items),
    items: rows.items.map(carrierItem),
    cod: codOf(rows),
    accessorials: pricedServices(
      rows.accessorials.map(({ code }) => code),
      { isHazmat: rows.items.some(({ hazmat }) => hazmat), isInTransit: load.in_transit },
    ),
  };
};
