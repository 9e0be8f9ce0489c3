import { isDecided } from '@portal/contract/carrier-bills/bill-status.ts';
import type { Versioned } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { invoiceIssued } from '@portal/contract/billing/billing.events.ts';
import { isCancelled } from '@portal/contract/loads/load-states.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { z } from 'zod';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withSavepoint } from '../../../platform/database/transaction.ts';
import { Problem, problem } from '../../../platform/http/errors.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { money } from '../../../platform/money-text.ts';
import { bookCost, readLoadBooks } from '../../billing/ledger/book-cost.ts';
import {
  type BillRow,
  findBookedCost,
  findDifferences,
  findRepeatedBill,
  findUndecided,
  hasInvoice,
} from '../bills.queries.ts';
import { agreedPart } from '../compare/agreed-part.ts';
import { findSeries } from '../series.queries.ts';
import { withBillLocked } from '../with-bill-locked.ts';
import { costWith } from './load-cost.ts';
import { moveBill } from './move-bill.ts';
import { passOn } from './pass-on.ts';

/** What is left to pay of an approved bill, in US dollars: less what was paid for the bills that it corrects. */
export const leftToPay = async ({ db }: OpenCtx, bill: BillRow, approved: number): Promise<number> => {
  const earlier = (await findSeries(db, bill)).filter(({ id }) => id < bill.id);
  return dollars(sum([cents(approved), ...earlier.map(({ paid_amount }) => cents(-(paid_amount ?? 0)))]));
};

/** A corrected bill of which nothing is left to pay is paid by what was paid before. */
const settleCorrected = async (tx: OpenCtx, bill: BillRow, approved: number): Promise<void> => {
  const paid = (await findSeries(tx.db, bill)).filter(({ id, paid_on }) => id < bill.id && paid_on !== null).at(-1);
  if (!paid || (await leftToPay(tx, bill, approved)) !== 0) return;
  const changes = { paid_on: paid.paid_on, payment_reference: paid.payment_reference, paid_amount: 0 };
  await moveBill(tx, bill, 'pay', { changes, details: { ...changes, amount: 0 } });
};

/** Accepts a bill that is locked with its load, at the quote and what was agreed beyond it. 409 as `approveBill`. */
export const acceptBill = async (tx: OpenCtx, bill: BillRow): Promise<void> => {
  const { load_id } = bill;
  if (load_id === null) throw problem('carrier_bills.already_moved', 409);
  const booked = await findBookedCost(tx.db, load_id);
  const load = String(load_id);
  const repeated = await findRepeatedBill(tx.db, bill.id);
  if (repeated) throw problem('carrier_bills.maybe_duplicate', 409, { params: { load, number: repeated.number } });
  const differences = await findDifferences(tx.db, bill.id);
  if (differences.some(({ decision }) => !isDecided(decision))) throw problem('carrier_bills.undecided', 409);
  if (!(await hasInvoice(tx.db, load_id)) && !isCancelled(booked.status)) {
    throw problem('carrier_bills.load_not_billed', 409, { params: { load } });
  }
  const approved = sum([cents(bill.quoted ?? 0), ...differences.map((one) => cents(agreedPart(one).amount))]);
  const cost = await costWith(tx, booked, bill, approved);
  if (cost < 0) {
    const before = money(dollars((await readLoadBooks(tx, load_id)).cost));
    throw problem('carrier_bills.credit_beyond', 409, { params: { load, cost: before } });
  }
  const { account_id } = booked;
  const approved_amount = dollars(approved);
  const moved = await moveBill(tx, bill, 'approve', {
    changes: { approved_amount },
    account_id,
    details: { approved_amount },
  });
  await bookCost(tx, { load_id, account_id, carrier_bill_id: bill.id }, cost);
  await passOn(tx, bill, booked, differences);
  if (bill.series_id !== null) await settleCorrected(tx, moved, approved_amount);
};

/**
 * Accepts a bill: what was agreed is the load's cost, and the shipper's where the rule or the operator says so. 404, 409
 * `carrier_bills.undecided`, `maybe_duplicate`, `load_not_billed`, `credit_beyond`, `already_moved`.
 */
export const approveBill = (ctx: Ctx, id: number, { version }: z.output<typeof Versioned>): Promise<void> =>
  withBillLocked(ctx, { id, version }, acceptBill);

/** Whether nothing about a matched bill needs anybody: it is no duplicate and every difference is agreed. */
const isSettled = async (tx: OpenCtx, bill: BillRow): Promise<boolean> => {
  if (bill.status !== 'matched' || bill.load_id === null) return false;
  if (await findRepeatedBill(tx.db, bill.id)) return false;
  const differences = await findDifferences(tx.db, bill.id);
  return differences.every(({ decision }) => decision === 'agreed') && hasInvoice(tx.db, bill.load_id);
};

/** Approves a bill that needs nobody; one that is refused then, such as a credit of more than the load cost, waits. */
export const acceptIfSettled = async <X extends OpenCtx>(tx: X, bill: BillRow): Promise<void> => {
  if (!(await isSettled(tx, bill))) return;
  try {
    await withSavepoint(tx, (inner) => acceptBill(inner, bill));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
};

/** Bills that came before their load was billed, and that are within tolerance, are approved once it is. */
export const approveOnceBilled = listener(
  invoiceIssued,
  'carrier-bills.approve-once-billed',
  async (ctx, { load_id }) => {
    if (load_id === null) return;
    for (const { id } of await findUndecided(ctx.db, load_id)) {
      await withBillLocked(ctx, { id }, acceptIfSettled);
    }
  },
);
