import { cents } from '@portal/contract/values/money.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { type ParcelTariff, rateParcels } from '@portal/contract/quotes/rating/parcel-tariff.ts';
import { transitDays } from '@portal/contract/quotes/rating/transit-days.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';
import { findParcelTariffs, type ParcelTariffRows } from './parcel-tariffs.queries.ts';
import { endOfDay, today } from './price-day.ts';
import type { CarrierRow } from '../quotes.queries.ts';
import type { Shipment } from './read-shipment.ts';
import { inCents, type NoPrice, type Rater, tariffAnswer, tariffOffer } from './tariff-offer.ts';

const parcelTariff = ({ tariff, rates }: ParcelTariffRows): ParcelTariff => ({
  rates: Object.fromEntries(
    rates.map((rate) => [
      rate.zone,
      { first_pound: cents(rate.first_pound), further_pound: cents(rate.further_pound) },
    ]),
  ),
  max_pounds: tariff.max_pounds,
  minimum: cents(tariff.minimum_charge),
  fuel_percent: tariff.fuel_percent,
  accessorials: inCents(tariff.accessorial_prices),
});

const offerOf = (carrier: CarrierRow, rows: ParcelTariffRows, shipment: Shipment): CarrierOffer | NoPrice => {
  const miles = shipment.distance_miles ?? 0;
  const rating = rateParcels(parcelTariff(rows), shipment.parcels ?? [], miles, shipment.accessorials);
  if ('reason' in rating) return rating;
  const days = transitDays(miles, rows.tariff.transit_factor);
  return tariffOffer(carrier, {
    service_class: rows.tariff.service_class,
    transit_days: days,
    estimated_delivery: addBusinessDays(shipment.pickup_date, days),
    expiration_date: endOfDay(addBusinessDays(today(), rows.tariff.valid_business_days)),
    lines: rating.lines,
  });
};

/** A parcel carrier's prices by billable weight and distance zone. */
export const rateParcelShipment: Rater = async (ctx, carrier, shipment) => {
  if (!shipment.parcels) return { offers: [], dropped: [], reason_code: 'NO_PARCELS' };
  const tariffs = await findParcelTariffs(ctx.db, carrier.id, shipment.pickup_date);
  return tariffAnswer(tariffs.map((rows) => offerOf(carrier, rows, shipment)));
};
