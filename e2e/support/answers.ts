import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { Rarely } from './screen.ts';

/** Calls of screens, by their addresses. */
export const calls = {
  list: /\/api\/loads\?/,
  details: /\/api\/loads\/details\//,
  quotes: /\/api\/loads\/\d+\/carriers$/,
} as const;

/** The load with some fields changed. */
export const details = (changes: object): Rarely => ({
  call: calls.details,
  says: (load) => ({ ...load, ...changes }),
});

/** A load whose freight the carrier bills to somebody who is neither sender nor receiver. */
export const billedElsewhere = (more: object = {}): Rarely =>
  details({
    freight_terms: 'third_party',
    bill_to: {
      name: 'Trinity Supply Purchasing, Inc.',
      address: '2800 Irving Blvd',
      city: 'Dallas',
      state: 'TX',
      zip_code: '75207',
      country: 'US',
      phone: '',
      account_number: '4471-20',
      reference: 'COST-118',
    },
    arranging_fee: 35,
    ...more,
  });

/** The same once it is booked: its fee is what is paid here. */
export const bookedBilledElsewhere = billedElsewhere({
  price: 35,
  estimated_price: 1064.15,
  price_lines: [{ code: 'ARRANGING_FEE', label: { en: 'Fee for arranging', es: 'Cuota por gestión' }, amount: 35 }],
});

/** A load that goes through Canada and back. */
export const inTransit = details({
  in_transit: true,
  border: {
    port: 'Detroit, MI (3801)',
    second_port: 'Buffalo-Niagara Falls, NY (0901)',
    broker: { name: 'Great Lakes Customs Brokerage', phone: '3135550142', email: '' },
    in_bond: true,
  },
});

export const longGone = '2026-01-02T00:00:00Z';
export const expired = { status: 'expired', status_group: 'cancelled' };
export const declined = { status: 'declined', status_group: 'cancelled' };

/** Prices that ran out: the first so many, or all of them. */
export const expiredPrices = (count = Infinity): Rarely => ({
  call: calls.quotes,
  says: (quotes) => ({
    ...quotes,
    items: (quotes as CarrierQuotes).items.map((quote, at) =>
      at < count ? { ...quote, expiration_date: longGone, valid_until: longGone.slice(0, 10) } : quote,
    ),
  }),
});

/** The history of a load that its carrier declined. */
export const declineFor = (reason: string): Rarely => ({
  call: /\/api\/history/,
  says: () => ({
    items: [
      { id: 1, at: longGone, kind: 'status', source: 'carrier', event: 'decline', reason, changes: [], details: {} },
    ],
    total: 1,
  }),
});

type Counted = { counts?: Record<string, number> };
const noneOf = (counts: Counted['counts'] = {}) => Object.fromEntries(Object.keys(counts).map((group) => [group, 0]));

/** The list of somebody who has made nothing yet. */
export const emptyList = (call: RegExp, nothing: object): Rarely => ({
  call,
  says: (list) => ({
    ...list,
    ...nothing,
    items: [],
    total: 0,
    ...('counts' in list && { counts: noneOf((list as Counted).counts) }),
  }),
});

/** A call that is never answered. */
export const never = (): void => undefined;

/** A server that is too busy. */
export const fail = (route: Route): Promise<void> =>
  route.fulfill({
    status: 503,
    json: {
      detail: [
        {
          msg: {
            en: 'The portal is busy. Try again in a moment.',
            es: 'El portal está ocupado. Intente en un momento.',
          },
          code: 'http.unavailable',
        },
      ],
      request_id: randomUUID(),
    },
  });
