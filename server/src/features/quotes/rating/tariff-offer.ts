import type { AccessorialPrices } from '../../../platform/database/column-types.ts';
import type { RatedLine } from '@portal/contract/accessorials/rated-line.ts';
import type { Rating } from '@portal/contract/quotes/rating/ltl-tariff.ts';
import { cents, dollars, sum, type Cents } from '@portal/contract/values/money.ts';
import type { CarrierOffer, QuoteAnswer } from '../../../integrations/carriers/carrier-port.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import type { CarrierRow } from '../quotes.queries.ts';
import type { RatedShipment } from './rating-tables.ts';

/** A tariff that was asked: its offer or why it has none, and how it came to its price. */
export type RatedTariff = {
  tariff: { name: string; service_class: string; effective_from: string };
  found: CarrierOffer | NoPrice;
  /** The lines of the offer with their factors; none where there is no price. */
  lines: readonly RatedLine[];
  /** How freight by class and weight was rated, from the first mile of its distance band. */
  by_weight?: Pick<Rating, 'weight_break' | 'deficit_pounds' | 'breaks' | 'items'> & { from_miles: number };
};

/**
 * What the tariffs of a carrier make of a shipment; `reason_code` where none could be asked. `trucks` where it takes more
 * than one.
 */
export type Rated = { tariffs: RatedTariff[]; reason_code?: string; trucks?: number };

/** Rates a shipment from the tables of one kind of tariff. */
export type Rater = (ctx: OpenCtx, carrier: CarrierRow, shipment: RatedShipment) => Promise<Rated>;

/** A price from the operator's tables before it has the carrier's name to it. */
type Priced = {
  service_class: string;
  transit_days: number;
  estimated_delivery: string;
  expiration_date: string;
  lines: readonly RatedLine[];
  restrictions?: CarrierOffer['restrictions'];
  truck_type?: string;
};

/** Why a table has no price: what is missing, and which. */
export type NoPrice = { reason: string; code: string };

/** A price in the shape in which carriers answer over HTTP; the carrier's liability stands in its row. */
export const tariffOffer = (carrier: CarrierRow, { service_class, lines, ...priced }: Priced): CarrierOffer => ({
  restrictions: [],
  ...priced,
  quote_id: '',
  service_level: service_class,
  charges: lines.map(({ code, amount, note }) => ({
    code,
    description: '',
    amount: dollars(amount),
    ...(note && { note }),
  })),
  price: dollars(sum(lines.map(({ amount }) => amount))),
  liability: {
    new_per_lb: carrier.liability_new_per_lb,
    used_per_lb: carrier.liability_used_per_lb,
    max: carrier.liability_max,
  },
});

/** Prices by code as the tables keep them, in cents. */
export const inCents = (prices: AccessorialPrices): Record<string, Cents> =>
  Object.fromEntries(Object.entries(prices).map(([code, price]) => [code, cents(price)]));

/** An answer of what tables gave: their offers, or why the last of them gave none. */
export const tariffAnswer = ({ tariffs, reason_code }: Rated): QuoteAnswer => {
  if (reason_code !== undefined) return { offers: [], dropped: [], reason_code };
  const found = tariffs.map((one) => one.found);
  const offers = found.filter((one): one is CarrierOffer => !('reason' in one));
  const refused = found.findLast((one): one is NoPrice => 'reason' in one);
  if (refused) return { offers, dropped: [], reason_code: `${refused.reason} ${refused.code}` };
  return { offers, dropped: [], reason_code: found.length === 0 ? 'NO_TARIFF' : null };
};
