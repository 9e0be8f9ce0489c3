import type { PaidInput, VoidInput } from '@portal/contract/carrier-bills/carrier-bill.ts';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { billingDay } from '../../billing/billing-day.ts';
import { pair, post } from '../../billing/ledger/ledger.queries.ts';
import { findBookedCost } from '../bills.queries.ts';
import { withBillLocked } from '../with-bill-locked.ts';
import { moveBill } from './move-bill.ts';

/** Writes down that a carrier was paid what was approved. 400 `carrier_bills.paid_too_early`, 404, 409. */
export const payBill = (
  ctx: Ctx,
  id: number,
  { version, paid_on, reference }: z.output<typeof PaidInput>,
): Promise<void> =>
  withBillLocked(ctx, { id, version }, async (tx, bill) => {
    if (paid_on > billingDay(tx)) throw problem('carrier_bills.paid_too_early', 400, { field: 'paid_on' });
    const load_id = bill.load_id ?? 0;
    const amount = bill.approved_amount ?? 0;
    const changes = { paid_on, payment_reference: reference };
    await moveBill(tx, bill, 'pay', { changes, details: { paid_on, reference, amount } });
    const { account_id } = await findBookedCost(tx.db, load_id);
    await post(
      tx.db,
      { kind: 'carrier_payment', account_id, posted_on: paid_on, carrier_bill_id: id, created_by: tx.actor.userId },
      pair('carrier_payable', 'cash', amount, { load_id, invoice_id: null }),
    );
  });

/** Sets a bill aside, such as one that repeats another. 404, 409 `carrier_bills.already_moved`. */
export const voidBill = (ctx: Ctx, id: number, { version, reason }: z.output<typeof VoidInput>): Promise<void> =>
  withBillLocked(ctx, { id, version }, async (tx, bill) => {
    await moveBill(tx, bill, 'void', { changes: { void_reason: reason }, details: { reason } });
  });
