import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { dayFromNow, sampleCarriers } from './sample-loads.ts';

type Row = [id: number, carrier: keyof typeof sampleCarriers, days: number, price: number, onTime: number];

const rows: readonly Row[] = [
  [1, 'saia', 3, 268.4, 95],
  [2, 'dominion', 2, 291.75, 98],
  [3, 'peninsula', 4, 301.2, 91],
  [4, 'estes', 3, 316.9, 96],
  [5, 'xpo', 3, 342.15, 88],
  [6, 'rl', 4, 388.05, 93],
];

const quoteOf = ([id, carrier, transit_days, price, on_time_percent]: Row): CarrierQuote => ({
  id,
  carrier: sampleCarriers[carrier],
  mode: 'ltl',
  truck_type: null,
  truck_name: null,
  service_class: 'standard',
  transit_days,
  estimated_delivery: dayFromNow(2 + transit_days),
  expiration_date: dayFromNow(7),
  valid_until: dayFromNow(7),
  expires_in_business_days: 5,
  price,
  lines: [
    { code: 'linehaul', label: { en: 'Linehaul', es: 'Flete' }, amount: Math.round(price * 76) / 100 },
    {
      code: 'fuel',
      label: { en: 'Fuel surcharge', es: 'Recargo por combustible' },
      amount: price - Math.round(price * 76) / 100,
    },
  ],
  liability: { new: 21_400, used: 620, new_per_lb: 10, used_per_lb: 0.5 },
  performance: { on_time_percent, loads: 40 + id },
  restrictions: [],
  status: 'open',
});

/** Six prices, and one carrier that gave none. */
export const sampleQuotes = (): CarrierQuotes => ({
  requested: 7,
  answered: 7,
  closed: true,
  pending: [],
  declined: [{ carrier: sampleCarriers.abf, mode: 'ltl', reason: null }],
  not_requested: [],
  items: rows.map(quoteOf),
});
