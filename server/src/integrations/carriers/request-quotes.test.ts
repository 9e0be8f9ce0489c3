import { describe, expect, it } from 'vitest';
import { CarrierError } from './carrier-port.ts';
import { readQuotes } from './request-quotes.ts';
import quotes from './samples/quotes.json' with { type: 'json' };
import { brakesToCharlotte } from './test-requests.ts';

const now = new Date('2026-11-20T17:00:00Z');
const read = (body: unknown) => readQuotes('ODFL', body, brakesToCharlotte, now);
const [standard] = quotes.quotes;
const spoilt = (change: object) => read({ quotes: [{ ...standard, ...change }, quotes.quotes[1]] });

describe('a carrier’s quotes', () => {
  it('become offers whose charges add up', () => {
    const { offers, dropped } = read(quotes);
    expect(dropped).toEqual([]);
    expect(offers.map((offer) => offer.service_level)).toEqual(['STANDARD', 'GUARANTEED_NOON']);
    expect(offers[0]).toMatchObject({ transit_days: 4, estimated_delivery: '2026-11-30', price: standard?.total });
    const lines = offers[0]?.charges.reduce((total, charge) => total + Math.round(charge.amount * 100), 0);
    expect(lines).toBe(Math.round((offers[0]?.price ?? 0) * 100));
  });

  it.each([
    ['a negative price', { total: -10, charges: [{ code: 'Base', description: '', amount: -10 }] }],
    ['a price of nothing', { total: 0, charges: [{ code: 'Base', description: '', amount: 0 }] }],
    ['another currency', { currency: 'MXN' }],
    ['charges that do not add up', { total: 12.34 }],
    ['fractions of a cent', { total: 10.005, charges: [{ code: 'Base', description: '', amount: 10.005 }] }],
    ['an absurd price', { total: 2_000_000, charges: [{ code: 'Base', description: '', amount: 2_000_000 }] }],
    ['transit beyond reason', { transit_days: 400 }],
    ['half a transit day', { transit_days: 1.5 }],
    ['a day that is not in the calendar', { delivery_date: '2026-02-30' }],
    ['delivery before pickup', { delivery_date: '2026-11-22' }],
    ['an expiry in the past', { valid_until: '2026-11-19T00:00:00Z' }],
    ['an expiry without an offset', { valid_until: '2026-12-01T00:00:00' }],
    ['negative liability', { liability: { new_per_lb: -5, used_per_lb: 0, max: 0 } }],
  ])('lose the one with %s and keep the other', (_name, change) => {
    const { offers, dropped } = spoilt(change);
    expect(offers.map((offer) => offer.service_level)).toEqual(['GUARANTEED_NOON']);
    expect(dropped).toEqual([{ quote_id: standard?.quote_id, why: expect.any(String) }]);
  });

  it('count once when they come twice', () => {
    expect(read({ quotes: [...quotes.quotes, ...quotes.quotes] }).offers).toHaveLength(2);
  });

  it('may be none, with the carrier’s reason', () => {
    expect(read({ quotes: [], reason_code: 'AREA_NOT_SERVED' })).toEqual({
      offers: [],
      dropped: [],
      reason_code: 'AREA_NOT_SERVED',
    });
  });

  it.each([null, 'text', [], { quotes: 'none' }, { error: 'no' }])(
    'are refused whole when the answer is %j',
    (body) => {
      expect(() => read(body)).toThrow(CarrierError);
    },
  );
});
