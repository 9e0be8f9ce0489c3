import { taxedSum, taxOfChange } from '../../taxes/taxes-of-leg.ts';
import { type Cents, cents, dollars, less, sum } from '../../values/money.ts';
import type { ClaimReason } from '../data/claim-choices.ts';

// No schemas here: the screen computes with it what the server checks.

/** A charge of an invoice as it was billed. */
export type BilledLine = { code: string; amount: number };
/** What a line should be, by its code. */
export type ShouldBe = Readonly<Record<string, number>>;
export type ContestedLine = {
  code: string;
  billed: number;
  should_be: number;
  /** Changes with the freight, since nothing else was said of it. */
  follows: boolean;
};

/** The same as a case keeps it: with why, which a line that follows does not say. */
export type KeptLine = ContestedLine & { reason: ClaimReason | null; note: string };

/** The charges of an invoice, each code once. */
export const billedLines = (lines: readonly BilledLine[]): BilledLine[] =>
  [...new Set(lines.map(({ code }) => code))].map((code) => ({
    code,
    amount: dollars(sum(lines.filter((line) => line.code === code).map(({ amount }) => cents(amount)))),
  }));

const freightCodes: ReadonlySet<string> = new Set(['BASE', 'LINEHAUL', 'DEF', 'AMC', 'DMIN', 'CMIN']);
const followingCodes: ReadonlySet<string> = new Set(['DISC', 'FUEL']);

const isFreight = ({ code }: BilledLine): boolean => freightCodes.has(code);

/** Whether a line changes with the freight: a discount and a fuel surcharge are a percentage of it. */
export const isFollowing = (code: string): boolean => followingCodes.has(code);

/** An amount at another ratio of the freight, in whole cents, half up. */
const inProportion = (amount: number, now: Cents, billed: Cents): number => dollars(cents((amount * now) / billed));

/** The lines that are contested, in the order of the invoice, with what follows from them. */
export const contestedLines = (lines: readonly BilledLine[], shouldBe: ShouldBe): ContestedLine[] => {
  const freight = lines.filter(isFreight);
  const billed = sum(freight.map(({ amount }) => cents(amount)));
  const now = sum(freight.map(({ code, amount }) => cents(shouldBe[code] ?? amount)));
  const isOther = billed !== 0 && now !== billed;
  return lines.flatMap(({ code, amount }): ContestedLine[] => {
    const wanted = shouldBe[code];
    if (wanted !== undefined) return [{ code, billed: amount, should_be: wanted, follows: false }];
    if (!isOther || !isFollowing(code)) return [];
    return [{ code, billed: amount, should_be: inProportion(amount, now, billed), follows: true }];
  });
};

/** How much less is owed than was billed. */
export const contestedAmount = (lines: readonly ContestedLine[]): Cents =>
  sum(lines.map(({ billed, should_be }) => less(cents(billed), cents(should_be))));

/** The same with the taxes of the invoice, which follow its charges. */
export const contestedWithTax = (
  lines: readonly ContestedLine[],
  taxes: readonly Parameters<typeof taxOfChange>[0][],
): Cents => {
  const amounts = lines.map(({ code, billed, should_be }) => ({
    code,
    amount: dollars(less(cents(should_be), cents(billed))),
  }));
  const by = taxedSum(amounts);
  return less(contestedAmount(lines), sum(taxes.map((tax) => taxOfChange(tax, by))));
};

/** What is wrong with the amount a line should be: it is as billed or more, or below nothing where it was a charge. */
export const lineFault = ({ billed, should_be }: Pick<ContestedLine, 'billed' | 'should_be'>) => {
  if (cents(should_be) >= cents(billed)) return 'not_less' as const;
  return billed > 0 && should_be < 0 ? ('below_nothing' as const) : null;
};

const reasonsOfLines: Readonly<Record<string, ClaimReason>> = {
  DISC: 'discount',
  FUEL: 'fuel',
  DET: 'detention',
  LUM: 'lumper',
  UNL: 'unloading_allowance',
  INBC: 'in_bond',
  INBD: 'in_bond',
  VOR: 'order_not_used',
  RDL: 'redelivery',
  AMC: 'minimum',
};

/** The reason that a line of an invoice suggests: by why it was changed, else by what it is. */
export const reasonOfLine = (code: string, change: string | null): ClaimReason => {
  if (change === 'reweigh' || change === 'reclass') return change;
  if (isFreight({ code, amount: 0 })) return 'tariff';
  return reasonsOfLines[code] ?? 'accessorial_not_applicable';
};
