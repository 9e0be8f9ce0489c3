import { recordOf } from '@portal/contract/values/records.ts';
import { cents, dollars, type Cents } from '@portal/contract/values/money.ts';
import { type LtlTariff, rateLtl, weightBreakNames } from '@portal/contract/quotes/rating/ltl-tariff.ts';
import { transitDays } from '@portal/contract/quotes/rating/transit-days.ts';
import type { FuelInForce } from '@portal/contract/quotes/rating/fuel-table.ts';
import { fuelNote } from '../../../features/quotes/rating/rating-tables.ts';
import { demoFuelOn } from '../../rating-tables.ts';
import { typicalPrices } from '../../carriers.ts';
import { tariffRates } from '../../data/tariff-rates.ts';
import type { Random } from '../../random.ts';
import { businessDaysAfter } from '../days.ts';
import type { SeededCarrier } from './demo-carriers.ts';
import type { SeededTruckCarrier } from '../demo-truck-carriers.ts';
import { type Offer, offerFrom, type QuotingCarrier } from './offer.ts';
import type { PlannedLoad } from './plan-load.ts';
import { truckOffers } from './price-truck-load.ts';

type Band = { from_miles: number; rates: LtlTariff['rates'] };

const rates = tariffRates(1);
const bands: readonly Band[] = [...new Set(rates.map(({ from_miles }) => from_miles))].map((from_miles) => ({
  from_miles,
  rates: Object.fromEntries(
    rates
      .filter((rate) => rate.from_miles === from_miles)
      .map((rate) => [rate.freight_class, recordOf(weightBreakNames, (name) => cents(rate[name]))]),
  ),
}));

const servicePrices: Record<string, Cents> = Object.fromEntries(
  Object.entries(typicalPrices).map(([code, price]) => [code, cents(price)]),
);

const fuelTerms = ({ rating, fuel_percent }: SeededCarrier, fuel: FuelInForce) =>
  rating === 'tariff' ? { fuel_percent: fuel.surcharge, fuel_note: fuelNote(fuel) } : { fuel_percent };

/** A carrier's price: the demo's tables at its own discount, a little off by lane where it is asked over its API. */
const offerOf = (load: PlannedLoad, carrier: SeededCarrier, fuel: FuelInForce, random: Random): Offer | null => {
  const off = carrier.rating === 'api' ? random.whole(-15, 15) / 10 : 0;
  const rating = rateLtl(
    {
      rates: bands.findLast(({ from_miles }) => from_miles <= load.miles)?.rates ?? {},
      discount_percent: carrier.discount_percent + off,
      amc: cents(carrier.minimum_charge),
      ...fuelTerms(carrier, fuel),
      accessorials: servicePrices,
    },
    load.items.map((item) => ({ freight_class: item.freight_class, pounds: item.weight })),
    load.accessorials.map(({ code }) => code),
  );
  if ('reason' in rating) return null;
  const days = transitDays(load.miles, carrier.pace);
  return offerFrom(load, carrier, {
    quote_id: '',
    service_level: 'standard',
    transit_days: days,
    estimated_delivery: businessDaysAfter(load.pickup_date, days),
    expiration_date: `${businessDaysAfter(load.created_at.slice(0, 10), carrier.valid_business_days)}T23:59:59-06:00`,
    charges: rating.lines.map(({ code, amount, note }) => ({
      code,
      description: '',
      amount: dollars(amount),
      ...(note && { note }),
    })),
    price: dollars(rating.total),
    restrictions: [],
  });
};

/** The carriers of the demo, by what they carry. */
export type DemoCarriers = { ltl: readonly SeededCarrier[]; trucks: readonly SeededTruckCarrier[] };

/** Who was asked about a load, and what they offered, the cheapest first. */
export type Quoting = { requested: QuotingCarrier[]; offers: Offer[] };

const recentMs = 30 * 86_400_000;

/** Every truck carrier of the mode is asked; they are few. */
const priceTruckLoad = (load: PlannedLoad, carriers: readonly SeededTruckCarrier[]): Quoting => {
  const requested = carriers.filter(({ modes }) => modes.some((mode) => mode === load.mode));
  const offers = requested.flatMap((carrier) => truckOffers(load, carrier));
  return { requested, offers: offers.toSorted((a, b) => a.price - b.price) };
};

/** Of the last month every carrier's answer is there, of older loads those of two; now and then one declines. */
export const priceLoad = (load: PlannedLoad, carriers: DemoCarriers, now: Date, random: Random): Quoting => {
  if (load.fate === 'draft') return { requested: [], offers: [] };
  if (load.mode !== 'ltl') return priceTruckLoad(load, carriers.trucks);
  const enabled = carriers.ltl.filter((carrier) => carrier.enabled);
  const isRecent = now.getTime() - Date.parse(load.created_at) < recentMs;
  const requested = isRecent ? enabled : random.sample(enabled, 2);
  const fuel = demoFuelOn(now, load.pickup_date);
  const offers = requested.flatMap((carrier, i) => {
    const declines = i > 0 && random.chance(0.05);
    return declines ? [] : (offerOf(load, carrier, fuel, random) ?? []);
  });
  return { requested, offers: offers.toSorted((a, b) => a.price - b.price) };
};
