import type { FreightClass } from '@portal/contract/commodities/freight-class.ts';
import { cents, dollars, type Cents } from '@portal/contract/money/money.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { type ClassRates, type LtlTariff, rateLtl, weightBreaks } from '@portal/contract/quotes/rating/ltl-tariff.ts';
import { transitDays } from '@portal/contract/quotes/rating/transit-days.ts';
import type { Selectable } from 'kysely';
import type { Carriers, TariffRates, Tariffs } from '../../db/db.types.ts';
import type { CarrierOffer, QuoteAnswer } from '../../integrations/carriers/carrier-port.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { endOfDay, today } from './price-day.ts';
import { findBandRates, findTariffs } from './tariffs.queries.ts';
import type { Shipment } from './read-shipment.ts';

type CarrierRow = Selectable<Carriers>;
type TariffRow = Selectable<Tariffs>;

const inCents = (prices: unknown): Record<string, Cents> =>
  Object.fromEntries(Object.entries(prices as Record<string, number>).map(([code, price]) => [code, cents(price)]));

const classRates = (row: Selectable<TariffRates>): ClassRates =>
  Object.fromEntries(weightBreaks.map(({ name }) => [name, cents(row[name])])) as ClassRates;

const ltlTariff = (row: TariffRow, rates: readonly Selectable<TariffRates>[]): LtlTariff => ({
  rates: Object.fromEntries(rates.map((rate) => [rate.freight_class, classRates(rate)])),
  discount_percent: row.discount_percent,
  amc: cents(row.minimum_charge),
  fuel_percent: row.fuel_percent,
  fak: row.fak as Partial<Record<FreightClass, FreightClass>>,
  accessorials: inCents(row.accessorial_prices),
});

const ratedItems = (shipment: Shipment) =>
  shipment.items.map((item) => ({ freight_class: item.freight_class as FreightClass, pounds: item.weight_lb }));

const offerOf = (carrier: CarrierRow, row: TariffRow, shipment: Shipment, rates: Selectable<TariffRates>[]) => {
  const rating = rateLtl(ltlTariff(row, rates), ratedItems(shipment), shipment.accessorials);
  if ('reason' in rating) return rating;
  const days = transitDays(shipment.distance_miles ?? 0, row.transit_factor);
  const offer: CarrierOffer = {
    quote_id: '',
    service_level: row.service_class,
    transit_days: days,
    estimated_delivery: addBusinessDays(shipment.pickup_date, days),
    expiration_date: endOfDay(addBusinessDays(today(), row.valid_business_days)),
    charges: rating.lines.map((line) => ({ code: line.code, description: '', amount: dollars(line.amount) })),
    price: dollars(rating.total),
    liability: {
      new_per_lb: carrier.liability_new_per_lb,
      used_per_lb: carrier.liability_used_per_lb,
      max: carrier.liability_max,
    },
    restrictions: [],
  };
  return offer;
};

/** A carrier's prices from the operator's own rate tables, in the shape in which carriers answer over HTTP. */
export const rateByTariff = async (ctx: OpenCtx, carrier: CarrierRow, shipment: Shipment): Promise<QuoteAnswer> => {
  if (shipment.distance_miles === null) return { offers: [], dropped: [], reason_code: 'LANE_UNKNOWN' };
  const tariffs = await findTariffs(ctx.db, carrier.id, shipment.mode, shipment.pickup_date);
  const offers: CarrierOffer[] = [];
  let reason: string | null = tariffs.length === 0 ? 'NO_TARIFF' : null;
  for (const tariff of tariffs) {
    const rates = await findBandRates(ctx.db, tariff.id, shipment.distance_miles);
    const offer = offerOf(carrier, tariff, shipment, rates);
    if ('reason' in offer) reason = `${offer.reason} ${offer.code}`;
    else offers.push(offer);
  }
  return { offers, dropped: [], reason_code: reason };
};
