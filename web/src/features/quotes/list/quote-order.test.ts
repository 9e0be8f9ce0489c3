import { expect, it } from 'vitest';
import { aQuote } from '../quotes.fixture.tsx';
import { tagsOf, upgradeOf } from './quote-order.ts';

const standard = aQuote(1, 'Drayage Service', { id: 1, price: 609.87, estimated_delivery: '2026-12-04' });
const priority = { ...standard, id: 2, service_class: 'priority', price: 710.57 };
const saia = aQuote(2, 'Saia', { id: 3, price: 700 });

it('gives no tags where one carrier only competes with itself', () => {
  expect(tagsOf([standard, priority]).size).toBe(0);
  expect(tagsOf([standard, priority, saia]).get(standard.id)).toContain('cheapest');
});

it('says what a dearer service of a carrier buys, and nothing of the cheapest', () => {
  const all = [standard, priority, saia];
  expect(upgradeOf(priority, all)).toEqual({ from: standard, days: 0, dollars: 100.7 });
  expect(upgradeOf({ ...priority, estimated_delivery: '2026-12-02' }, all)).toMatchObject({ days: 2 });
  expect(upgradeOf(standard, all)).toBeNull();
  expect(upgradeOf(saia, all)).toBeNull();
});
