import { carrierBillRules } from '@portal/contract/carrier-bills/carrier-bills.settings.ts';
import { type Cents, cents, percentOf, sizeOf, sum } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { type BillRow, type BookedCost, costLinesOf } from '../bills.queries.ts';
import { compareBill, type Difference } from '../compare/compare-bill.ts';

/** How a bill differs from what its load was booked at; all of a further bill is a difference. */
export const differencesOf = (bill: BillRow, booked: BookedCost, isFurther: boolean): Difference[] =>
  compareBill(isFurther ? [] : costLinesOf(booked), bill.lines, {
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
