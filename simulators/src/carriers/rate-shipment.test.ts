import { describe, expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { carriers } from './data/carriers.ts';
import { rateShipment } from './rate-shipment.ts';
import { phoenixToCharlotte } from './test-tender.ts';
import { WireRateRequest } from './wire.ts';

const now = new Date('2026-11-13T15:00:00Z');
const request = WireRateRequest.parse(phoenixToCharlotte);
const firstItem = request.items[0];
if (!firstItem) throw new Error('the sample has no item');
const weighing = (weight_lb: number): WireRateRequest => ({ ...request, items: [{ ...firstItem, weight_lb }] });

describe('simulated prices', () => {
  it.each(carriers)('of $scac add up, are positive and stay the same', (carrier) => {
    const { quotes } = rateShipment(carrier, request, now);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      const lines = quote.charges.reduce((total, charge) => total + Math.round(charge.amount * 100), 0);
      expect(lines).toBe(Math.round(quote.total * 100));
      expect(quote.total).toBeGreaterThan(0);
    }
    expect(rateShipment(carrier, request, now)).toEqual({ quotes, reason_code: null });
  });

  it.each(carriers)('of $scac rise with weight, from a minimum', (carrier) => {
    const total = (pounds: number) => rateShipment(carrier, weighing(pounds), now).quotes[0]?.total ?? 0;
    expect([total(20), total(400), total(2000), total(9000)]).toEqual(
      [total(20), total(400), total(2000), total(9000)].sort((a, b) => a - b),
    );
    expect(total(20)).toBeGreaterThanOrEqual(carrier.minimum_charge);
  });

  it.each([
    ['COD', 75],
    ['TCS', 175],
    ['MARK', 25],
    ['LFTD', 75],
  ])('have a line for %s', (code, amount) => {
    const [carrier] = carriers;
    const quotes = carrier && rateShipment(carrier, { ...request, accessorials: [code] }, now).quotes;
    expect(quotes?.[0]?.charges).toContainEqual(expect.objectContaining({ code, amount }));
  });

  it('are not to be had for full truckloads', () => {
    const [carrier] = carriers;
    expect(carrier && rateShipment(carrier, weighing(25_000), now)).toEqual({ quotes: [], reason_code: 'TOO_HEAVY' });
  });
});

describe('business days', () => {
  it('skip weekends and the six holidays', () => {
    expect(['2026-11-26', '2026-12-25', '2026-09-07', '2026-05-25', '2026-11-21'].map(isBusinessDay)).toEqual(
      Array(5).fill(false),
    );
    expect(addBusinessDays('2026-11-25', 1)).toBe('2026-11-27');
    expect(addBusinessDays('2026-11-20', 5)).toBe('2026-11-30');
  });
});
