import { cents } from '@portal/contract/values/money.ts';
import { type ParcelTariff, rateParcels } from '@portal/contract/quotes/rating/parcel-tariff.ts';
import { transitDays } from '@portal/contract/quotes/rating/transit-days.ts';
import { findParcelTariffs, type ParcelTariffRows } from './parcel-tariffs.queries.ts';
import { endOfBusinessDays } from './price-day.ts';
import type { CarrierRow } from '../quotes.queries.ts';
import { deliveryDays, fuelNote, fuelOf, type RatedShipment } from './rating-tables.ts';
import { inCents, type RatedTariff, type Rater, tariffOffer } from './tariff-offer.ts';

type FuelTerms = Pick<ParcelTariff, 'fuel_percent' | 'fuel_note'>;

const fuelTerms = ({ tariff }: ParcelTariffRows, { tables }: RatedShipment): FuelTerms => {
  const fuel = fuelOf(tables, tariff.fuel_table);
  return fuel?.basis === 'percent'
    ? { fuel_percent: fuel.surcharge, fuel_note: fuelNote(fuel) }
    : { fuel_percent: tariff.fuel_percent };
};

const parcelTariff = ({ tariff, rates }: ParcelTariffRows, fuel: FuelTerms): ParcelTariff => ({
  rates: Object.fromEntries(
    rates.map((rate) => [
      rate.zone,
      { first_pound: cents(rate.first_pound), further_pound: cents(rate.further_pound) },
    ]),
  ),
  max_pounds: tariff.max_pounds,
  minimum: cents(tariff.minimum_charge),
  ...fuel,
  accessorials: inCents(tariff.accessorial_prices),
});

const rateRow = (carrier: CarrierRow, rows: ParcelTariffRows, shipment: RatedShipment): RatedTariff => {
  const miles = shipment.distance_miles ?? 0;
  const rating = rateParcels(
    parcelTariff(rows, fuelTerms(rows, shipment)),
    shipment.parcels ?? [],
    miles,
    shipment.accessorials,
  );
  if ('reason' in rating) return { tariff: rows.tariff, found: rating, lines: [] };
  const days = transitDays(miles, rows.tariff.transit_factor);
  const found = tariffOffer(carrier, {
    service_class: rows.tariff.service_class,
    ...deliveryDays(shipment.tables, carrier, shipment, days),
    expiration_date: endOfBusinessDays(shipment, rows.tariff.valid_business_days),
    lines: rating.lines,
  });
  return { tariff: rows.tariff, found, lines: rating.lines };
};

/** A parcel carrier's prices by billable weight and distance zone. */
export const rateParcelShipment: Rater = async (ctx, carrier, shipment) => {
  if (!shipment.parcels) return { tariffs: [], reason_code: 'NO_PARCELS' };
  const tariffs = await findParcelTariffs(ctx.db, carrier.id, shipment.pickup_date);
  return { tariffs: tariffs.map((rows) => rateRow(carrier, rows, shipment)) };
};
