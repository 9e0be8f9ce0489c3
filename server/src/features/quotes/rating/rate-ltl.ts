import type { FreightClass } from '@portal/contract/commodities/freight-class.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { cents } from '@portal/contract/values/money.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import {
  type ClassRates,
  type LtlTariff,
  rateLtl,
  weightBreakNames,
} from '@portal/contract/quotes/rating/ltl-tariff.ts';
import { transitDays } from '@portal/contract/quotes/rating/transit-days.ts';
import type { Selectable } from 'kysely';
import type { TariffRates, Tariffs } from '../../../platform/database/db.types.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';
import { endOfDay, today } from './price-day.ts';
import type { CarrierRow } from '../quotes.queries.ts';
import type { Shipment } from './read-shipment.ts';
import { inCents, type NoPrice, type Rater, tariffAnswer, tariffOffer } from './tariff-offer.ts';
import { findBandRates, findTariffs } from './tariffs.queries.ts';

type TariffRow = Selectable<Tariffs>;

const classRates = (row: Selectable<TariffRates>): ClassRates => recordOf(weightBreakNames, (name) => cents(row[name]));

const ltlTariff = (row: TariffRow, rates: readonly Selectable<TariffRates>[]): LtlTariff => ({
  rates: Object.fromEntries(rates.map((rate) => [rate.freight_class, classRates(rate)])),
  discount_percent: row.discount_percent,
  amc: cents(row.minimum_charge),
  fuel_percent: row.fuel_percent,
  fak: row.fak,
  accessorials: inCents(row.accessorial_prices),
});

const ratedItems = (shipment: Shipment) =>
  shipment.items.map((item) => ({ freight_class: item.freight_class as FreightClass, pounds: item.weight_lb }));

const offerOf = (
  carrier: CarrierRow,
  row: TariffRow,
  shipment: Shipment,
  rates: Selectable<TariffRates>[],
): CarrierOffer | NoPrice => {
  const rating = rateLtl(ltlTariff(row, rates), ratedItems(shipment), shipment.accessorials);
  if ('reason' in rating) return rating;
  const days = transitDays(shipment.distance_miles ?? 0, row.transit_factor);
  return tariffOffer(carrier, {
    service_class: row.service_class,
    transit_days: days,
    estimated_delivery: addBusinessDays(shipment.pickup_date, days),
    expiration_date: endOfDay(addBusinessDays(today(), row.valid_business_days)),
    lines: rating.lines,
  });
};

/** A carrier's LTL prices by class, weight and distance. */
export const rateLtlShipment: Rater = async (ctx, carrier, shipment) => {
  const tariffs = await findTariffs(ctx.db, carrier.id, 'ltl', shipment.pickup_date);
  const found: (CarrierOffer | NoPrice)[] = [];
  for (const tariff of tariffs) {
    const rates = await findBandRates(ctx.db, tariff.id, shipment.distance_miles ?? 0);
    found.push(offerOf(carrier, tariff, shipment, rates));
  }
  return tariffAnswer(found);
};
