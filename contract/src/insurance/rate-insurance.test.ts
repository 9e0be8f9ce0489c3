import { expect, it } from 'vitest';
import { cents } from '../values/money.ts';
import { commodityGroups, conveyances, insuranceConditions } from './insurance-choices.ts';
import { insuranceTariffs, type InsuranceTariff, tariffOn } from './insurance-tariff.ts';
import { freeOffer, type InsuredGoods, insuredSum, rateInsurance } from './rate-insurance.ts';

const tariff = tariffOn(insuranceTariffs.default, '2026-11-18');
const goods: InsuredGoods = {
  insured_value: 48_000,
  condition: null,
  commodity_group: 'auto_parts',
  is_used: false,
  conveyance: 'truck',
  is_domestic: true,
  war_and_strikes: false,
};
const totals = (more: Partial<InsuredGoods>, by: InsuranceTariff = tariff) => {
  const rating = rateInsurance(by, { ...goods, ...more });
  return rating.kind === 'offers' ? rating.offers.map(({ code, total }) => [code, total]) : rating;
};

it.each<[string, Partial<InsuredGoods>, unknown]>([
  [
    'auto parts by truck',
    {},
    [
      ['C', 43.4],
      ['B', 57.8],
      ['A', 72.2],
    ],
  ],
  ['war and strikes on top, 0.05 %', { condition: 'A', war_and_strikes: true }, [['A', 96.2]]],
  ['war and strikes on the set offer', { insured_value: 20_000, war_and_strikes: true }, [['set', 45]]],
  ['the clause asked for alone', { condition: 'B' }, [['B', 57.8]]],
  ['across a border, 1.3 times', { condition: 'A', is_domestic: false }, [['A', 92.36]]],
  [
    'by ocean across a border, 1.25 times that',
    { condition: 'A', conveyance: 'ocean', is_domestic: false },
    [['A', 114.2]],
  ],
  [
    'used goods without all risks',
    { is_used: true },
    [
      ['C', 43.4],
      ['B', 57.8],
    ],
  ],
  ['the set offer at its limit', { insured_value: 25_000 }, [['set', 35]]],
  ['the set offer without a value', { insured_value: 0 }, [['set', 35]]],
  ['a cent above it, by the minimum premium', { insured_value: 25_000.01, condition: 'A' }, [['A', 40]]],
  ['no set offer at sea', { insured_value: 20_000, conveyance: 'ocean', condition: 'A' }, [['A', 40]]],
  ['the limit itself', { insured_value: 250_000, condition: 'A' }, [['A', 355]]],
  ['above the limit', { insured_value: 250_000.01 }, { kind: 'referred', why: 'above_limit' }],
  [
    'goods on request, whatever they are worth',
    { commodity_group: 'tobacco', insured_value: 1 },
    { kind: 'referred', why: 'on_request' },
  ],
  ['all risks of used goods', { is_used: true, condition: 'A' }, { kind: 'referred', why: 'on_request' }],
  ['what is never insured', { commodity_group: 'never_insured' }, { kind: 'excluded' }],
])('rates %s', (_name, more, expected) => {
  expect(totals(more)).toEqual(expected);
});

/** A generator of the same numbers in every run. */
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return seed / 2 ** 32;
};

/** Decimal text times decimal text, by columns of digits: nothing of it is a binary fraction. */
const product = (...factors: readonly string[]): { digits: bigint; places: number } => {
  const parts = factors.map((text) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return { digits: BigInt(whole + fraction), places: fraction.length };
  });
  return parts.reduce((all, one) => ({ digits: all.digits * one.digits, places: all.places + one.places }));
};

/** The same half up to cents, the last two places being the percent's. */
const inCents = ({ digits, places }: { digits: bigint; places: number }): number => {
  const text = digits.toString().padStart(places + 1, '0');
  const kept = text.slice(0, text.length - places);
  const rest = text.slice(text.length - places);
  return Number(kept) + (rest !== '' && rest.charAt(0) >= '5' ? 1 : 0);
};

/** How many goods are rated; `RATED_GOODS=200000` for a long run. */
const ratedGoods = Number(process.env['RATED_GOODS'] ?? 5000);

it('agrees to the cent with long multiplication, for any goods and any rates', { timeout: 600_000 }, () => {
  const random = seeded(20_261_118);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] ?? (list[0] as T);
  const decimals = (most: number, places: number) => Math.round(random() * most * 10 ** places) / 10 ** places;
  const groups = tariff.groups.filter(({ terms }) => terms === 'standard');
  for (let i = 0; i < ratedGoods; i += 1) {
    // Every other case by rates nobody chose with care.
    const by: InsuranceTariff =
      i % 2 === 0
        ? tariff
        : {
            ...tariff,
            international_factor: decimals(3, 4),
            war_and_strikes_percent: decimals(1, 4),
            minimum_premium: decimals(60, 2),
            policy_fee: decimals(20, 2),
          };
    const { group, percents } = pick(groups);
    const condition = pick(insuranceConditions);
    const wanted: InsuredGoods = {
      ...goods,
      insured_value: Math.floor(2_500_001 + random() * 22_499_999) / 100,
      commodity_group: group,
      condition,
      conveyance: pick(conveyances),
      is_domestic: random() < 0.5,
      war_and_strikes: random() < 0.5,
    };
    const value = wanted.insured_value.toFixed(2);
    const factor = String(by.conveyance_factors[wanted.conveyance]);
    const abroad = wanted.is_domestic ? '1' : String(by.international_factor);
    // A percent of dollars, read as cents, has no places to move.
    const clause = Math.max(
      inCents(product(value, String(percents[condition]), factor, abroad)),
      inCents(product(by.minimum_premium.toFixed(2), '100')),
    );
    const war = inCents(product(value, String(by.war_and_strikes_percent)));
    const premium = clause + (wanted.war_and_strikes ? war : 0);
    const rating = rateInsurance(by, wanted);
    if (rating.kind !== 'offers') throw new Error('standard goods below the limit are offered');
    const [offer] = rating.offers;
    expect([offer?.premium, offer?.war_premium, offer?.total].map((amount) => cents(amount ?? 0))).toEqual([
      premium,
      war,
      premium + inCents(product(by.policy_fee.toFixed(2), '100')),
    ]);
  }
});

it('says what war and strikes cost before they are wanted, where they are insured', () => {
  const offersOf = (more: Partial<InsuredGoods>, by = tariff) => {
    const rating = rateInsurance(by, { ...goods, ...more });
    return rating.kind === 'offers' ? rating.offers : [];
  };
  for (const { code, total, war_premium, covers_war } of offersOf({})) {
    const added = offersOf({ war_and_strikes: true }).find((one) => one.code === code);
    expect([covers_war, war_premium, added?.covers_war, added?.war_premium]).toEqual([false, 24, true, 24]);
    expect(cents(added?.total ?? 0) - cents(total)).toBe(2400);
  }
  const [without] = offersOf({ war_and_strikes: true }, { ...tariff, war_and_strikes_percent: null });
  expect(without).toMatchObject({ covers_war: false, war_premium: null });
  expect(freeOffer(tariff, 48_000)).toMatchObject({ covers_war: false, war_premium: null });
});

it('never costs less for more goods, and has terms for every group', () => {
  for (const { group } of tariff.groups.filter(({ terms }) => terms === 'standard')) {
    let last = 0;
    for (let value = 1000; value <= 250_000; value += 7919) {
      const rating = rateInsurance(tariff, { ...goods, commodity_group: group, condition: 'A', insured_value: value });
      const total = rating.kind === 'offers' ? (rating.offers[0]?.total ?? 0) : 0;
      expect(total).toBeGreaterThanOrEqual(last);
      last = total;
    }
  }
  expect(tariff.groups.map(({ group }) => group)).toEqual(commodityGroups);
  for (const one of insuranceTariffs.default) expect(insuranceTariffs.schema.safeParse([one]).success).toBe(true);
});

it('pays at most the free cover of a free policy', () => {
  expect(freeOffer(tariff, 48_000)).toMatchObject({ limit: 25_000, total: 0 });
  expect(freeOffer(tariff, 12_000)).toMatchObject({ limit: 12_000 });
  expect(freeOffer(tariff, 0)).toMatchObject({ limit: 25_000 });
});

it('takes the tariff of the day', () => {
  const later = { ...tariff, effective_from: '2027-01-01', policy_fee: 9 };
  expect(tariffOn([later, tariff], '2026-12-31').policy_fee).toBe(5);
  expect(tariffOn([later, tariff], '2027-01-01').policy_fee).toBe(9);
  expect(tariffOn([later], '2020-01-01').policy_fee).toBe(9);
});

// Incoterms 2020, CIF A5: at least 110 % of the price in the contract; CIF = (goods + freight) / (1 - 110 % of the rate).
it.each([
  [17_050, 2_500, 0.55, 21_635.9],
  [17_050, 2_500, 0, 21_505],
  [100_000, 0, 0, 110_000],
  [10_000, 1_000, 1, 12_234.58],
  [0, 0, 0.55, 0],
  [48_000, 3_250.75, 0.4, 56_624.97],
  // By the same formula, counted apart in decimal fractions.
  [1, 0, 0, 1.1],
  [100, 0, 0, 110],
  [999.99, 0.01, 0, 1100],
  [2500, 150, 0, 2915],
  [12_345.67, 890.12, 0, 14_559.37],
  [50_000, 2500, 0.1, 57_813.59],
  [20_000, 0, 0.25, 22_060.67],
  [20_000, 1500, 0.25, 23_715.22],
  [85_000, 4200, 0.35, 98_499.22],
  [7500, 650, 0.5, 9014.58],
  [640, 85, 0.75, 804.13],
  [125_000, 9800, 0.3, 148_770.94],
  [300_000, 12_000, 0.2, 343_956.7],
  [1999.99, 199.99, 1, 2446.89],
  [43_210.98, 3456.78, 0.6, 51_675.59],
  [5000, 400, 2, 6073.62],
  [250_000, 0, 0.15, 275_454.5],
  [9800, 720, 1.25, 11_733.33],
  [33_333.33, 3333.33, 0.45, 40_533.97],
  [75_000, 6100, 0.8, 90_002.02],
  [1500, 0, 3, 1706.31],
])('insures what is sold CIF, goods %d and freight %d at %d %%, for %d', (goods, freight, percent, insured) =>
  expect(insuredSum(goods, freight, percent)).toBe(insured),
);
