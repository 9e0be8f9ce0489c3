import { presentCharges } from '../../features/billing/changes/present-changes.ts';
import type { ChangeRow } from '../../features/billing/changes/changes.queries.ts';
import { compareBill } from '../../features/carrier-bills/compare/compare-bill.ts';
import { priceDifferences } from '../../features/carrier-bills/compare/price-differences.ts';
import { priceLines } from '../../features/quotes/rating/price-offer.ts';
import {
  byCode,
  type Charge,
  chosen,
  type Draw,
  dollarsOf,
  isSame,
  type Layer,
  linesOf,
  markupOf,
  prove,
  rounded,
  soldAt,
  total,
  whole,
} from './whole-numbers.ts';

const accessorials = ['LFTD', 'DET', 'APTD', 'RSDD', 'INSD', 'OTHR'] as const;

/** What a carrier charges: freight with a discount and fuel, and accessorials, from cents to a hundred thousand dollars. */
const drawCost = (random: Draw): Charge[] => {
  const base = 100 + whole(random, random() < 0.5 ? 99_999 : 9_999_999);
  const discount = Math.floor(base * random() * 0.8);
  const more = Array.from({ length: whole(random, 4) }, () => ({
    code: chosen(random, accessorials),
    amount: BigInt(1 + whole(random, 49_999)),
  }));
  return byCode([
    { code: 'BASE', amount: BigInt(base) },
    { code: 'DISC', amount: BigInt(-discount) },
    { code: 'FUEL', amount: BigInt(Math.floor((base - discount) * random() * 0.4)) },
    ...more,
  ]);
};

const drawLayers = (random: Draw): Layer[] =>
  Array.from({ length: whole(random, 3) }, () => ({
    percent: BigInt(whole(random, 60_000)),
    min: BigInt(whole(random, random() < 0.5 ? 0 : 9000)),
  }));

const drawDifferences = (random: Draw): Charge[][] =>
  Array.from({ length: whole(random, 3) }, () =>
    byCode(
      Array.from({ length: 1 + whole(random, 2) }, () => ({
        code: chosen(random, ['BASE', 'DISC', 'FUEL', 'RWE', 'RCL', ...accessorials]),
        amount: BigInt(1 + whole(random, 99_999)),
      })),
    ),
  );

/** The shipper's price of the cost, and of each difference on top of it. */
const pricesAgree = (random: Draw): boolean => {
  const [cost, layers, differences] = [drawCost(random), drawLayers(random), drawDifferences(random)];
  const markups = layers.map(markupOf);
  const sold = soldAt(cost, layers);
  const priced = priceLines(linesOf(cost), markups);
  if (priced.price !== dollarsOf(total(sold)) || !isSame(priced.price_lines, sold)) return false;
  let [soFar, before] = [cost, sold];
  const expected = differences.map((difference) => {
    soFar = byCode([...soFar, ...difference]);
    const after = soldAt(soFar, layers);
    const less = before.map(({ code, amount }) => ({ code, amount: -amount }));
    before = after;
    return byCode([...after, ...less]).filter(({ amount }) => amount !== 0n);
  });
  const found = priceDifferences(linesOf(cost), markups, differences.map(linesOf));
  if (found.length !== expected.length || !found.every((lines, at) => isSame(lines, expected[at] ?? []))) return false;
  return invoiceAgrees(sold, expected);
};

/** An invoice with its changes: each charge once, and all of them the last price. */
const invoiceAgrees = (sold: readonly Charge[], changes: readonly Charge[][]): boolean => {
  const rows = changes.map((lines) => ({ kind: 'rate', lines: linesOf(lines) })) as unknown as ChangeRow[];
  const shown = presentCharges(linesOf(sold), rows);
  return isSame(shown, byCode([...sold, ...changes.flat()]));
};

/** Discount and fuel of a bill shared among reweigh and reclass by their weight; the last takes the odd cents. */
const splitsAgree = (random: Draw): boolean => {
  const quoted = drawCost(random);
  const [reweigh, reclass] = [BigInt(1 + whole(random, 99_999)), BigInt(1 + whole(random, 99_999))];
  const discount = BigInt(-whole(random, 49_999));
  const fuel = BigInt(whole(random, 19_999));
  const extra = [
    { code: 'RWE', amount: reweigh },
    { code: 'RCL', amount: reclass },
    { code: 'DISC', amount: discount },
    { code: 'FUEL', amount: fuel },
  ];
  const part = (amount: bigint): bigint => rounded(amount * reweigh, reweigh + reclass);
  const first = reweigh + part(discount) + part(fuel);
  const shipment = { quoted_weight: 1000, billed_weight: 1100, quoted_classes: ['70'], billed_class: '85' };
  const found = compareBill(linesOf(quoted), linesOf([...quoted, ...extra]), shipment);
  const expected = [
    { code: 'reweigh', amount: first },
    { code: 'reclass', amount: total(extra) - first },
  ].filter(({ amount }) => amount !== 0n);
  return isSame(
    found.map(({ kind, amount }) => ({ code: kind, amount })),
    expected,
  );
};

/**
 * Compares markups, the prices of what a carrier bills beyond its quote, the shares of discount and fuel and the charges
 * of changed invoices with arithmetic on whole numbers of any size; `wrong` are the first cases that differ.
 */
export const proveChangeSums = (run: { cases: number; seed: number }) =>
  prove((random, at) => (at % 2 === 0 ? pricesAgree(random) : splitsAgree(random)), run);
