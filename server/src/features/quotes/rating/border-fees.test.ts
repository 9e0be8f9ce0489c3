import { crossingsOn } from '@portal/contract/places/border.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays, loadBody } from '../../loads/load-body.fixture.ts';
import type { BorderFeeRow } from '../tables/border-fee-row.ts';
import { saveBorderFee } from '../tables/border-fees.queries.ts';
import { borderCharges } from './border-charges.ts';

const apodaca = { country: 'MX', zip_code: '66610' } as const;
const mississauga = { country: 'CA', zip_code: 'L5T 1A1' } as const;
const dallas = { country: 'US', zip_code: '75207' } as const;
const chicago = { country: 'US', zip_code: '60632' } as const;
type End = typeof apodaca | typeof mississauga | typeof dallas | typeof chicago;

let app: TestApp;
let shipper: Shipper;

const fee = (row: Omit<BorderFeeRow, 'scac' | 'note'>) =>
  saveBorderFee(app.services.db, { scac: 'NRTH', note: '', ...row });

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  const { db } = app.services;
  const countries: Country[] = ['US', 'MX', 'CA'];
  // Without a discount of its own each of the two has the same prices.
  await makeTariff(db, await makeCarrier(db, { scac: 'NRTH', countries }));
  await makeTariff(db, await makeCarrier(db, { scac: 'FREE', countries }));
  const from = { effective_from: '2025-01-01' };
  await fee({ border: 'MX', direction: 'into_us', price: 245, ...from });
  await fee({ border: 'MX', direction: 'into_us', price: 260.5, effective_from: inDays(1) });
  await fee({ border: 'MX', direction: 'into_us', price: 999, effective_from: inDays(40) });
  await fee({ border: 'MX', direction: 'out_of_us', price: 195, ...from });
  await fee({ border: 'CA', direction: 'into_us', price: 110, ...from });
  await fee({ border: 'CA', direction: 'out_of_us', price: 0, ...from });
});

const quoted = async (from: End, to: End) => {
  const body = loadBody({
    stops: [
      { type: 'pickup', ...from },
      { type: 'delivery', ...to },
    ],
  });
  const { body: load } = await app.call(loads.create, { body, token: shipper.token });
  const answered = await vi.waitFor(
    async () => {
      const { body: list } = await app.call(quotes.list, { params: { id: load.id }, token: shipper.token });
      expect(list).toMatchObject({ closed: true, items: [{}, {}] });
      return list.items;
    },
    { timeout: 30_000, interval: 50 },
  );
  const of = (scac: string) => answered.find(({ carrier }) => carrier.scac === scac);
  return { north: of('NRTH'), free: of('FREE') };
};

const feesOf = (quote: Awaited<ReturnType<typeof quoted>>['north']) =>
  quote?.lines.filter(({ code }) => code === 'XBDR').map(({ amount }) => amount);

describe('the crossing of a carrier that is rated by tables', () => {
  it.each([
    ['into the United States, by the newest row of the day of pickup', apodaca, dallas, [260.5]],
    ['out of the United States', dallas, apodaca, [195]],
    ['from Canada', mississauga, chicago, [110]],
    ['from Canada to Mexico by way of the United States', mississauga, apodaca, [110, 195]],
    ['without a price where the row says so', chicago, mississauga, []],
    ['within the country', dallas, chicago, []],
  ] as const)('is a line of the quote %s', async (_case, from, to, fees) => {
    const { north, free } = await quoted(from, to);
    expect(feesOf(north)).toEqual(fees);
    expect(feesOf(free)).toEqual([]);
    const total = fees.reduce((sum: number, one) => sum + one, 0);
    expect((north?.price ?? 0) - (free?.price ?? 0)).toBeCloseTo(total, 2);
  });
});

describe('the crossings on a way', () => {
  const way = (...countries: ('US' | 'MX' | 'CA')[]) => crossingsOn(countries.map((country) => ({ country })));

  it('are counted from stop to stop', () => {
    expect(way('US', 'US')).toEqual([]);
    expect(way('US', 'MX', 'US')).toEqual([
      { border: 'MX', direction: 'out_of_us' },
      { border: 'MX', direction: 'into_us' },
    ]);
    expect(way('MX', 'US', 'CA')).toEqual(way('MX', 'CA'));
  });
});

it('is charged for every truck that crosses', () => {
  const crossing = { border: 'MX' as const, direction: 'into_us' as const };
  const amounts = (trucks?: number) =>
    borderCharges([{ ...crossing, price: 260.5 }], [crossing], trucks).map(({ amount }) => amount);
  expect([amounts(), amounts(3)]).toEqual([[260.5], [781.5]]);
});
