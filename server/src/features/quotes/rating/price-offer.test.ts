import { cents, sum } from '@portal/contract/values/money.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { liabilityFor, priceOffer } from './price-offer.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';

const offer = (amounts: readonly number[]): CarrierOffer => ({
  quote_id: 'q',
  service_level: 'STANDARD',
  transit_days: 3,
  estimated_delivery: '2026-12-01',
  expiration_date: '2026-12-01T00:00:00Z',
  charges: amounts.map((amount, i) => ({ code: `C${i}`, description: '', amount })),
  price: 0,
  liability: { new_per_lb: 5, used_per_lb: 0.5, max: 10_000 },
  restrictions: [],
});

it('adds the larger of percent and minimum, and the lines add up to the price', () => {
  const amounts = fc.array(fc.integer({ min: 100, max: 900_000 }), { minLength: 1, maxLength: 12 });
  const markup = fc.record({ percent: fc.integer({ min: 0, max: 200 }), min: fc.integer({ min: 0, max: 500 }) });
  fc.assert(
    fc.property(amounts, markup, (lines, { percent, min }) => {
      const priced = priceOffer(offer(lines.map((amount) => amount / 100)), [{ percent, min }]);
      const total = sum(priced.price_lines.map(({ amount }) => cents(amount)));
      const cost = lines.reduce((all, amount) => all + amount, 0);
      expect(cents(priced.cost)).toBe(cost);
      expect(cents(priced.price)).toBe(total);
      expect(total - cost).toBe(Math.max(Math.floor((cost * percent) / 100 + 0.5), min * 100));
    }),
  );
});

it('adds the markup of who sells on to the price they buy at', () => {
  const operator = { percent: 10, min: 0 };
  const priced = priceOffer(offer([300, 100]), [operator, { percent: 5, min: 40 }]);
  expect([priced.cost, priced.price]).toEqual([400, 480]);
  expect(priced.price_lines).toEqual([
    { code: 'C0', amount: 360 },
    { code: 'C1', amount: 120 },
  ]);
});

it('caps what a carrier pays for the goods', () => {
  expect(liabilityFor(offer([1]), 1000)).toMatchObject({ new: 5000, used: 500 });
  expect(liabilityFor(offer([1]), 50_000)).toMatchObject({ new: 10_000, used: 10_000, new_per_lb: 5 });
});
