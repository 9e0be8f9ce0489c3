import { chooseTruck, type TruckChoice } from '@portal/contract/equipment/choose-truck.ts';
import { truckSharePercent } from '@portal/contract/equipment/truck-share.ts';
import { cents } from '@portal/contract/values/money.ts';
import { nextDockDay } from '@portal/contract/places/dock-days.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { truckServices } from '@portal/contract/quotes/rating/truck-services.ts';
import { truckTransitDays } from '@portal/contract/quotes/rating/truck-transit.ts';
import { rateTruckload, type TruckloadTariff } from '@portal/contract/quotes/rating/truckload.ts';
import { endOfBusinessDays, hoursAfter, type Priced } from './price-day.ts';
import type { CarrierRow } from '../quotes.queries.ts';
import { fuelNote, fuelOf, type RatedShipment } from './rating-tables.ts';
import { inCents, type RatedTariff, type Rater, tariffOffer } from './tariff-offer.ts';
import { findTruckTariffs, type TruckTariffRows } from './truck-tariffs.queries.ts';

type TariffRow = TruckTariffRows['tariff'];

const wholeTruck = 100;

const partialTerms = ({ partial_minimum_percent, partial_surcharge_percent }: TariffRow): TruckloadTariff['partial'] =>
  partial_minimum_percent === null || partial_surcharge_percent === null
    ? null
    : { minimum_percent: partial_minimum_percent, surcharge_percent: partial_surcharge_percent };

/** By the tariff's fuel table where it names one and a price is known, else what the tariff itself says. */
const truckFuel = ({ tariff }: TruckTariffRows, { tables }: RatedShipment): TruckloadTariff['fuel'] => {
  const fuel = fuelOf(tables, tariff.fuel_table);
  if (fuel?.basis === 'percent') return { percent: fuel.surcharge, note: fuelNote(fuel) };
  if (fuel) return { per_mile: cents(fuel.surcharge), note: fuelNote(fuel) };
  return tariff.fuel_per_mile === null
    ? { percent: tariff.fuel_percent ?? 0 }
    : { per_mile: cents(tariff.fuel_per_mile) };
};

const truckTariff = ({ tariff, bands, lanes }: TruckTariffRows, fuel: TruckloadTariff['fuel']): TruckloadTariff => ({
  bands: bands.map(({ from_miles, per_mile }) => ({ from_miles, per_mile: cents(per_mile) })),
  lanes: lanes.map(({ origin, destination, flat, per_mile }) => ({
    origin,
    destination,
    ...(flat === null ? {} : { flat: cents(flat) }),
    ...(per_mile === null ? {} : { per_mile: cents(per_mile) }),
  })),
  minimum: cents(tariff.minimum_charge),
  fuel,
  partial: partialTerms(tariff),
  accessorials: inCents(tariff.accessorial_prices),
  accessorials_per_mile: inCents(tariff.accessorial_prices_per_mile),
});

const servicesFor = ({ tariff }: TruckTariffRows, shipment: RatedShipment, choice: TruckChoice): string[] => {
  const services = truckServices(shipment.accessorials, {
    hazmat: shipment.items.some(({ hazmat }) => hazmat !== null),
    team: shipment.truck.team,
    temperature_controlled: shipment.temperature !== null,
    tarp_ft: shipment.truck.tarp_ft,
    oversize: choice.needs_permit,
  });
  // The second driver of a team's tariff is in its price.
  return tariff.team ? services.filter((code) => code !== 'TEAM_DRIVER') : services;
};

const validUntil = ({ valid_hours, valid_business_days }: TariffRow, priced: Priced): string =>
  valid_hours === null
    ? endOfBusinessDays(priced, valid_business_days ?? 1)
    : hoursAfter(priced.priced_at, valid_hours);

/** The delivery day: one on which the dock receives trucks, or the requested day, which may be any. */
const arrival = (shipment: RatedShipment, days: number): string => {
  const earliest = addDays(shipment.pickup_date, days);
  return shipment.deliver_from && shipment.deliver_from >= earliest
    ? shipment.deliver_from
    : nextDockDay(earliest, shipment.destination);
};

const rateRow = (
  carrier: CarrierRow,
  rows: TruckTariffRows,
  shipment: RatedShipment,
  choice: TruckChoice,
): RatedTariff => {
  const tariff = truckTariff(rows, truckFuel(rows, shipment));
  const miles = shipment.distance_miles ?? 0;
  const services = servicesFor(rows, shipment, choice);
  const trip = {
    miles,
    origin: shipment.origin,
    destination: shipment.destination,
    extra_stops: shipment.stops_between.length,
    share_percent: tariff.partial ? truckSharePercent(choice.truck, shipment.cargo) : wholeTruck,
  };
  const rating = rateTruckload(tariff, trip, services);
  if ('reason' in rating) return { tariff: rows.tariff, found: rating, lines: [] };
  const hasTeam = rows.tariff.team || services.includes('TEAM_DRIVER');
  const days = truckTransitDays(miles, hasTeam ? 'team' : 'solo');
  const found = tariffOffer(carrier, {
    service_class: rows.tariff.service_class,
    transit_days: days,
    estimated_delivery: arrival(shipment, days),
    expiration_date: validUntil(rows.tariff, shipment),
    lines: rating.lines,
    restrictions: choice.needs_permit ? [{ code: 'PERMIT_NEEDED', date: null }] : [],
    truck_type: choice.truck.code,
  });
  return { tariff: rows.tariff, found, lines: rating.lines };
};

/**
 * The carrier's tariffs that fit the request: parts of trucks are for freight that may share one, and where a
 * team is requested, one that has it by itself is preferred to a second driver in addition.
 */
const requestedTariffs = (tariffs: readonly TruckTariffRows[], { truck }: RatedShipment): TruckTariffRows[] => {
  const offered = tariffs.filter(({ tariff }) => truck.partial || partialTerms(tariff) === null);
  const teams = truck.team ? offered.filter(({ tariff }) => tariff.team) : [];
  return teams.length > 0 ? teams : offered;
};

/** A carrier's prices for the requested truck, or the usual one of the mode, by lane or by mile. */
export const rateTruckShipment: Rater = async (ctx, carrier, shipment) => {
  const choice = chooseTruck(shipment.trucks, shipment.mode, shipment.truck.truck_type, shipment.cargo);
  const [misfit] = choice?.misfits ?? [];
  if (!choice || misfit) return { tariffs: [], reason_code: `truck_does_not_fit ${misfit?.code ?? ''}` };
  const { mode, pickup_date } = shipment;
  const tariffs = await findTruckTariffs(ctx.db, carrier.id, mode, choice.truck, pickup_date);
  return { tariffs: requestedTariffs(tariffs, shipment).map((rows) => rateRow(carrier, rows, shipment, choice)) };
};
