import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { sampleQuote, sampleQuotes } from '@portal/contract/samples/sample-quote.ts';
import { dayFromNow, sampleCarriers } from './preview-loads.ts';

type Row = [id: number, carrier: keyof typeof sampleCarriers, days: number, price: number, onTime: number];

const rows: readonly Row[] = [
  [1, 'saia', 3, 268.4, 95],
  [2, 'dominion', 2, 291.75, 98],
  [3, 'peninsula', 4, 301.2, 91],
  [4, 'estes', 3, 316.9, 96],
  [5, 'xpo', 3, 342.15, 88],
  [6, 'rl', 4, 388.05, 93],
];

const quoteOf = ([id, carrier, transit_days, price, on_time_percent]: Row): CarrierQuote => {
  const linehaul = Math.round(price * 76) / 100;
  return sampleQuote({
    id,
    carrier: sampleCarriers[carrier],
    transit_days,
    estimated_delivery: dayFromNow(2 + transit_days),
    expiration_date: dayFromNow(7),
    valid_until: dayFromNow(7),
    price,
    lines: [
      { code: 'linehaul', label: { en: 'Linehaul', es: 'Flete' }, amount: linehaul },
      { code: 'fuel', label: { en: 'Fuel surcharge', es: 'Recargo por combustible' }, amount: price - linehaul },
    ],
    liability: { new: 21_400, used: 620, new_per_lb: 10, used_per_lb: 0.5 },
    performance: { on_time_percent, loads: 40 + id },
  });
};

/** Six prices, and one carrier that gave none. */
export const previewQuotes = (): CarrierQuotes =>
  sampleQuotes(rows.map(quoteOf), {
    requested: 7,
    answered: 7,
    declined: [{ carrier: sampleCarriers.abf, mode: 'ltl', reason: null }],
  });
