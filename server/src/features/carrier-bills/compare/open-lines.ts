import { type Cents, cents, dollars, less, sum } from '@portal/contract/values/money.ts';
import type { BillPurpose } from '@portal/contract/carrier-bills/bill-status.ts';
import { refusedPart } from './agreed-part.ts';
import type { OtherBill } from '../series.queries.ts';

type Line = { code: string; amount: number };

const totalOf = (lines: readonly Line[], code: string): Cents =>
  sum(lines.filter((line) => line.code === code).map(({ amount }) => cents(amount)));

/** The part of `amount` that lies between nothing and `limit`, which may be below nothing. */
const within = (amount: Cents, limit: Cents): Cents => {
  if (Math.sign(amount) !== Math.sign(limit)) return cents(0);
  return Math.abs(amount) < Math.abs(limit) ? amount : limit;
};

const byCode = (codes: readonly string[], amountOf: (code: string) => Cents): Line[] =>
  [...new Set(codes)].map((code) => ({ code, amount: dollars(amountOf(code)) })).filter(({ amount }) => amount !== 0);

/** What another bill has of the booked cost: all it charges less what was refused of it, of a balance what was open then. */
const takenBy = ({ purpose, lines, differences }: OtherBill): { plus: readonly Line[]; minus: readonly Line[] } => ({
  plus: lines,
  minus: differences.flatMap((difference) =>
    purpose === 'balance_due' ? difference.lines : refusedPart(difference).lines,
  ),
});

/** What of the booked cost no other bill has charged. A credit takes back and leaves open what was. */
const openLines = (booked: readonly Line[], others: readonly OtherBill[]): Line[] => {
  const taken = others.filter(({ purpose }) => purpose !== 'credit').map(takenBy);
  return byCode(
    booked.map(({ code }) => code),
    (code) => {
      const by = taken.map(({ plus, minus }) => less(totalOf(plus, code), totalOf(minus, code)));
      const whole = totalOf(booked, code);
      return within(less(whole, sum(by)), whole);
    },
  );
};

/** What of a balance due is open: less is no difference, for it need not be the last. */
const coveredLines = (open: readonly Line[], billed: readonly Line[]): Line[] =>
  byCode(
    open.map(({ code }) => code),
    (code) => within(totalOf(billed, code), totalOf(open, code)),
  );

/**
 * What a bill is compared with: the booked cost without what balances due have charged of it; of a balance due what is
 * open; nothing of a credit. `others` are the other bills of the load that count.
 */
export const comparedWith = (
  { purpose, lines }: { purpose: BillPurpose; lines: readonly Line[] },
  booked: readonly Line[],
  others: readonly OtherBill[],
): readonly Line[] => {
  if (purpose === 'credit') return [];
  if (purpose === 'balance_due') return coveredLines(openLines(booked, others), lines);
  const balances = others.filter((other) => other.purpose === 'balance_due');
  return balances.length > 0 ? openLines(booked, balances) : booked;
};
