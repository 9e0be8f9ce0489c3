import { carrierBillRules } from '@portal/contract/carrier-bills/carrier-bills.settings.ts';
import { type Cents, cents, percentOf, sizeOf, sum } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { type BillRow, type BookedCost, costLinesOf } from '../bills.queries.ts';
import { compareBill, type Difference } from '../compare/compare-bill.ts';
import { comparedWith } from '../compare/open-lines.ts';
import { findOtherBills } from '../series.queries.ts';

type Line = { code: string; amount: number };

/** What a bill is compared with, as the other bills of its load stand now. */
export const comparedLines = async ({ db }: OpenCtx, bill: BillRow, booked: BookedCost): Promise<Line[]> => {
  const others = await findOtherBills(db, booked.id, bill);
  return comparedWith(bill, costLinesOf(booked), others).map(({ code, amount }) => ({ code, amount }));
};

/** How a bill differs from what it is compared with. */
export const differencesOf = (bill: BillRow, compared: readonly Line[], booked: BookedCost): Difference[] =>
  compareBill(compared, bill.lines, {
    quoted_weight: booked.weight_lb,
    billed_weight: bill.weight_lb,
    quoted_classes: booked.classes,
    billed_class: bill.freight_class,
  });

/** Whether differences are so small that nobody need look: within the operator's amount and its share of the quote. */
export const isWithinTolerance = (
  { services }: OpenCtx,
  differences: readonly Difference[],
  quoted: Cents,
): boolean => {
  const { tolerance_amount, tolerance_percent } = services.settings.get(carrierBillRules);
  const off = sum(differences.map(({ amount }) => sizeOf(cents(amount))));
  return off <= cents(tolerance_amount) && off <= percentOf(quoted, tolerance_percent);
};
