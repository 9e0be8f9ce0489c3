import type { Carrier } from '../carriers/carrier.ts';
import type { CarrierQuote } from '../quotes/carrier-quote.ts';
import type { CarrierQuotes } from '../quotes/quotes.contract.ts';

export const sampleCarrier = (changed: Partial<Carrier> = {}): Carrier => ({
  id: 5,
  name: 'Saia LTL Freight',
  short_name: 'Saia',
  scac: 'SAIA',
  logo_url: null,
  ...changed,
});

/** An open price of $500 that takes four days. */
export const sampleQuote = (changed: Partial<CarrierQuote> = {}): CarrierQuote => ({
  id: 1,
  carrier: sampleCarrier(),
  mode: 'ltl',
  truck_type: null,
  truck_name: null,
  service_class: 'standard',
  transit_days: 4,
  estimated_delivery: '2090-11-24',
  expiration_date: '2090-11-21T23:00:00.000Z',
  valid_until: '2090-11-21',
  expires_in_business_days: 5,
  price: 500,
  lines: [
    { code: 'BASE', label: { en: 'Linehaul', es: 'Flete base' }, amount: 600 },
    { code: 'DISC', label: { en: 'Discount', es: 'Descuento' }, amount: -100 },
  ],
  liability: { new: 12_175, used: 1217.5, new_per_lb: 5, used_per_lb: 0.5 },
  performance: { on_time_percent: 95, loads: 100 },
  restrictions: [],
  booked_with: 'carrier',
  status: 'open',
  ...changed,
});

/** All carriers of a load have answered with these. */
export const sampleQuotes = (items: CarrierQuote[], changed: Partial<CarrierQuotes> = {}): CarrierQuotes => ({
  requested: items.length,
  answered: items.length,
  closed: true,
  pending: [],
  declined: [],
  not_requested: [],
  items,
  ...changed,
});
