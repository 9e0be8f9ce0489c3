import type { PaidInput, VoidInput } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { money } from '../../../platform/money-text.ts';
import { openDay } from '../../billing/periods/open-day.ts';
import { billingDay } from '../../billing/billing-day.ts';
import { pair, post } from '../../billing/ledger/ledger.queries.ts';
import { type BillRow, findBookedCost, findSamePaid, holdPaymentsOf } from '../bills.queries.ts';
import { withBillLocked } from '../with-bill-locked.ts';
import { leftToPay } from './approve-bill.ts';
import { moveBill } from './move-bill.ts';
import { restoreFormer } from './replace-bill.ts';

/** A carrier is paid by one number once the same amount. Whoever pays it meanwhile waits. 409 `carrier_bills.repeated_payment`. */
const refuseRepeat = async (tx: Ctx, bill: BillRow, reference: string, amount: number): Promise<void> => {
  await holdPaymentsOf(tx.db, bill.carrier_id);
  const same = await findSamePaid(tx.db, { carrier_id: bill.carrier_id, reference, amount });
  if (!same) return;
  const params = { number: same.number, reference, amount: money(amount), day: dayText(same.paid_on ?? '') };
  throw problem('carrier_bills.repeated_payment', 409, { field: 'reference', params });
};

/**
 * Writes down that a carrier was paid what was approved, or paid back what a credit or a corrected bill takes off. 400 `carrier_bills.paid_too_early`, `paid_before_bill`, 404, 409
 * `repeated_payment`.
 */
export const payBill = (
  ctx: Ctx,
  id: number,
  { version, paid_on, reference, repeat }: z.output<typeof PaidInput>,
): Promise<void> =>
  withBillLocked(ctx, { id, version }, async (tx, bill) => {
    if (paid_on > billingDay(tx)) throw problem('carrier_bills.paid_too_early', 400, { field: 'paid_on' });
    if (paid_on < bill.billed_on) throw problem('carrier_bills.paid_before_bill', 400, { field: 'paid_on' });
    const load_id = bill.load_id ?? 0;
    const amount = await leftToPay(tx, bill, bill.approved_amount ?? 0);
    if (!repeat) await refuseRepeat(tx, bill, reference, amount);
    const changes = { paid_on, payment_reference: reference, paid_amount: amount };
    await moveBill(tx, bill, 'pay', { changes, details: { paid_on, reference, amount } });
    const { account_id } = await findBookedCost(tx.db, load_id);
    const posted_on = await openDay(tx, paid_on);
    await post(
      tx.db,
      { kind: 'carrier_payment', account_id, posted_on, carrier_bill_id: id, created_by: tx.actor.userId },
      pair('carrier_payable', 'cash', amount, { load_id, invoice_id: null }),
    );
  });

/** Sets a bill aside, such as one that repeats another; the one it corrected counts again. 404, 409 `carrier_bills.already_moved`. */
export const voidBill = (ctx: Ctx, id: number, { version, reason }: z.output<typeof VoidInput>): Promise<void> =>
  withBillLocked(ctx, { id, version }, async (tx, bill) => {
    await moveBill(tx, bill, 'void', { changes: { void_reason: reason }, details: { reason } });
    await restoreFormer(tx, bill);
  });
