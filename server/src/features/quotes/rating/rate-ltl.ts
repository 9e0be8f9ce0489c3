import type { FreightClass } from '@portal/contract/commodities/freight-class.ts';
import type { Sized } from '@portal/contract/commodities/linear-feet.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { cents } from '@portal/contract/values/money.ts';
import type { LtlRule } from '@portal/contract/quotes/rating/ltl-rules.ts';
import {
  type ClassRates,
  type LtlTariff,
  rateLtl,
  weightBreakNames,
} from '@portal/contract/quotes/rating/ltl-tariff.ts';
import { transitDays } from '@portal/contract/quotes/rating/transit-days.ts';
import type { Selectable } from 'kysely';
import type { TariffRates, TariffRules, Tariffs } from '../../../platform/database/db.types.ts';
import { endOfBusinessDays } from './price-day.ts';
import type { CarrierRow } from '../quotes.queries.ts';
import { deliveryDays, fuelNote, fuelOf, type RatedShipment } from './rating-tables.ts';
import { inCents, type RatedTariff, type Rater, tariffOffer } from './tariff-offer.ts';
import { findBandRates, findRules, findTariffs } from './tariffs.queries.ts';

type TariffRow = Selectable<Tariffs>;

const classRates = (row: Selectable<TariffRates>): ClassRates => recordOf(weightBreakNames, (name) => cents(row[name]));

const ltlRule = ({ tariff_id: _, price, ...rule }: Selectable<TariffRules>): LtlRule => ({
  ...rule,
  price: price === null ? null : cents(price),
});

/** The rows of a tariff that hold for a shipment: its rates by class, and its rules. */
type TariffRows = { row: TariffRow; rates: Selectable<TariffRates>[]; rules: Selectable<TariffRules>[] };

const fuelTerms = (row: TariffRow, { tables }: RatedShipment): Pick<LtlTariff, 'fuel_percent' | 'fuel_note'> => {
  const fuel = fuelOf(tables, row.fuel_table);
  return fuel?.basis === 'percent'
    ? { fuel_percent: fuel.surcharge, fuel_note: fuelNote(fuel) }
    : { fuel_percent: row.fuel_percent };
};

const ltlTariff = ({ row, rates, rules }: TariffRows, shipment: RatedShipment): LtlTariff => ({
  ...fuelTerms(row, shipment),
  rules: rules.map(ltlRule),
  non_stackable_height_in: row.non_stackable_height_in,
  rates: Object.fromEntries(rates.map((rate) => [rate.freight_class, classRates(rate)])),
  discount_percent: row.discount_percent,
  amc: cents(row.minimum_charge),
  fak: row.fak,
  accessorials: inCents(row.accessorial_prices),
  percents_of_cod: row.percents_of_cod,
});

const ratedItems = (shipment: RatedShipment) =>
  shipment.items.map((item) => ({ freight_class: item.freight_class as FreightClass, pounds: item.weight_lb }));

const sizesOf = ({ items }: RatedShipment): Sized[] =>
  items.map(({ length_in, width_in, height_in, handling_unit_count, stackable }) => ({
    length: length_in,
    width: width_in,
    height: height_in,
    dimension_unit: 'in',
    handling_unit_count,
    stackable,
  }));

const rateRow = (carrier: CarrierRow, rows: TariffRows, shipment: RatedShipment): RatedTariff => {
  const { row } = rows;
  const tariff = ltlTariff(rows, shipment);
  const rating = rateLtl(tariff, ratedItems(shipment), shipment.accessorials, sizesOf(shipment), shipment.cod);
  if ('reason' in rating) return { tariff: row, found: rating, lines: [] };
  const days = transitDays(shipment.distance_miles ?? 0, row.transit_factor);
  const found = tariffOffer(carrier, {
    service_class: row.service_class,
    ...deliveryDays(shipment.tables, carrier, shipment, days),
    expiration_date: endOfBusinessDays(shipment, row.valid_business_days),
    lines: rating.lines,
  });
  const from_miles = rows.rates[0]?.from_miles ?? 0;
  return { tariff: row, found, lines: rating.lines, by_weight: { ...rating, from_miles } };
};

/** A carrier's LTL prices by class, weight and distance. */
export const rateLtlShipment: Rater = async (ctx, carrier, shipment) => {
  const tariffs = await findTariffs(ctx.db, carrier.id, 'ltl', shipment.pickup_date);
  const rated: RatedTariff[] = [];
  for (const row of tariffs) {
    const [rates, rules] = await Promise.all([
      findBandRates(ctx.db, row.id, shipment.distance_miles ?? 0),
      findRules(ctx.db, row.id),
    ]);
    rated.push(rateRow(carrier, { row, rates, rules }, shipment));
  }
  return { tariffs: rated };
};
