import { cents, dollars, type Cents } from '@portal/contract/money/money.ts';
import { type ClassRates, type LtlTariff, rateLtl, weightBreaks } from '@portal/contract/quotes/rating/ltl-tariff.ts';
import { transitDays } from '@portal/contract/quotes/rating/transit-days.ts';
import { liabilityFor, priceOffer } from '../../../features/quotes/price-offer.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';
import { typicalPrices } from '../carriers.ts';
import { tariffRates } from '../data/tariff-rates.ts';
import type { Random } from '../random.ts';
import { businessDaysAfter } from './days.ts';
import type { SeededCarrier } from './demo-carriers.ts';
import type { PlannedLoad } from './plan-load.ts';

type Band = { from_miles: number; rates: LtlTariff['rates'] };

const rates = tariffRates(1);
const bands: readonly Band[] = [...new Set(rates.map(({ from_miles }) => from_miles))].map((from_miles) => ({
  from_miles,
  rates: Object.fromEntries(
    rates
      .filter((rate) => rate.from_miles === from_miles)
      .map((rate) => [
        rate.freight_class,
        Object.fromEntries(weightBreaks.map(({ name }) => [name, cents(rate[name])])) as ClassRates,
      ]),
  ),
}));

const servicePrices: Record<string, Cents> = Object.fromEntries(
  Object.entries(typicalPrices).map(([code, price]) => [code, cents(price)]),
);

/** What one carrier once offered for a load. */
export type Offer = ReturnType<typeof priceOffer> & {
  carrier: SeededCarrier;
  transit_days: number;
  estimated_delivery: string;
  expires_at: string;
  liability: ReturnType<typeof liabilityFor>;
};

const liability = { new_per_lb: 5, used_per_lb: 0.5, max: 100_000 };

/** A carrier's price: the demo's tables at its own discount, a little off by lane where it is asked over its API. */
const offerOf = (load: PlannedLoad, carrier: SeededCarrier, random: Random): Offer | null => {
  const off = carrier.rating === 'api' ? random.whole(-15, 15) / 10 : 0;
  const rating = rateLtl(
    {
      rates: bands.findLast(({ from_miles }) => from_miles <= load.miles)?.rates ?? {},
      discount_percent: carrier.discount_percent + off,
      amc: cents(carrier.minimum_charge),
      fuel_percent: carrier.fuel_percent,
      accessorials: servicePrices,
    },
    load.items.map((item) => ({ freight_class: item.freight_class, pounds: item.weight })),
    load.accessorials.map(({ code }) => code),
  );
  if ('reason' in rating) return null;
  const days = transitDays(load.miles, carrier.pace);
  const priced: CarrierOffer = {
    quote_id: '',
    service_level: 'standard',
    transit_days: days,
    estimated_delivery: businessDaysAfter(load.pickup_date, days),
    expiration_date: `${businessDaysAfter(load.created_at.slice(0, 10), carrier.valid_business_days)}T23:59:59-06:00`,
    charges: rating.lines.map(({ code, amount }) => ({ code, description: '', amount: dollars(amount) })),
    price: dollars(rating.total),
    liability,
    restrictions: [],
  };
  return {
    ...priceOffer(priced, [load.account.markup]),
    carrier,
    transit_days: days,
    estimated_delivery: priced.estimated_delivery,
    expires_at: priced.expiration_date,
    liability: liabilityFor(priced, load.cargo.weight_lb),
  };
};

/** Who was asked about a load, and what they offered, the cheapest first. */
export type Quoting = { asked: SeededCarrier[]; offers: Offer[] };

const recentMs = 30 * 86_400_000;

/** Of the last month every carrier's answer is there, of older loads those of two; now and then one declines. */
export const priceLoad = (
  load: PlannedLoad,
  carriers: readonly SeededCarrier[],
  now: Date,
  random: Random,
): Quoting => {
  if (load.fate === 'draft') return { asked: [], offers: [] };
  const enabled = carriers.filter((carrier) => carrier.enabled);
  const isRecent = now.getTime() - Date.parse(load.created_at) < recentMs;
  const asked = isRecent ? enabled : random.sample(enabled, 2);
  const offers = asked.flatMap((carrier, i) => {
    const declines = i > 0 && random.chance(0.05);
    return declines ? [] : (offerOf(load, carrier, random) ?? []);
  });
  return { asked, offers: offers.toSorted((a, b) => a.price - b.price) };
};
