import { isDecided } from '@portal/contract/carrier-bills/bill-status.ts';
import type { Versioned } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { carrierBillRules } from '@portal/contract/carrier-bills/carrier-bills.settings.ts';
import { invoiceIssued } from '@portal/contract/billing/billing.events.ts';
import { isCancelled } from '@portal/contract/loads/load-states.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { z } from 'zod';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { billChanges } from '../../billing/changes/bill-changes.ts';
import { bookCost } from '../../billing/ledger/book-cost.ts';
import { findMarkups, markupsFor } from '../../quotes/markups.queries.ts';
import {
  type BillRow,
  type BookedCost,
  costLinesOf,
  type DifferenceRow,
  findAcceptedCost,
  findBookedCost,
  findDifferences,
  findEvidence,
  findRepeatedBill,
  findUndecided,
  hasInvoice,
} from '../bills.queries.ts';
import { priceDifferences } from '../compare/price-differences.ts';
import { withBillLocked } from '../with-bill-locked.ts';
import { moveBill } from './move-bill.ts';

type Outcome = Pick<DifferenceRow, 'kind' | 'passes_on' | 'decision'> & { evidence: readonly number[] };

/** Whether the shipper is billed for a difference: as the operator said of it, else by the rule of its kind. */
export const isPassedOn = ({ services }: OpenCtx, { kind, passes_on, decision, evidence }: Outcome): boolean => {
  if (decision !== 'agreed') return false;
  if (passes_on !== null) return passes_on;
  const rule = services.settings.get(carrierBillRules).pass_on[kind];
  return rule === 'always' || (rule === 'with_evidence' && evidence.length > 0);
};

/** Bills the shipper for what is passed on, at the load's markups. */
const passOn = async (tx: OpenCtx, booked: BookedCost, differences: readonly DifferenceRow[]): Promise<void> => {
  const readable = new Set((await findEvidence(tx.db, booked.id)).map(({ id }) => id));
  const shown = differences.map((one) => ({ ...one, evidence: one.evidence.filter((id) => readable.has(id)) }));
  const meant = shown.filter((difference) => isPassedOn(tx, difference));
  const { layers } = await findMarkups(tx.db, booked.id);
  const priced = priceDifferences(
    costLinesOf(booked),
    markupsFor(layers, booked.mode),
    meant.map(({ lines }) => lines),
  );
  await billChanges(
    tx,
    booked.id,
    meant.map(({ id, kind, code, facts, amount, evidence }, i) => ({
      difference_id: id,
      kind,
      code,
      facts,
      evidence,
      cost: amount,
      lines: priced[i] ?? [],
    })),
  );
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
  const agreed = differences.filter(({ decision }) => decision === 'agreed');
  const approved_amount = dollars(sum([cents(bill.quoted ?? 0), ...agreed.map(({ amount }) => cents(amount))]));
  const { account_id } = booked;
  await moveBill(tx, bill, 'approve', { changes: { approved_amount }, account_id, details: { approved_amount } });
  const accepted = (await findAcceptedCost(tx.db, load_id)) ?? 0;
  await bookCost(tx, { load_id, account_id, carrier_bill_id: bill.id }, cents(accepted));
  await passOn(tx, booked, agreed);
};

/**
 * Accepts a bill: what was agreed is the load's cost, and the shipper's where the rule or the operator says so. 404, 409
 * `carrier_bills.undecided`, `maybe_duplicate`, `load_not_billed`, `already_moved`.
 */
export const approveBill = (ctx: Ctx, id: number, { version }: z.output<typeof Versioned>): Promise<void> =>
  withBillLocked(ctx, { id, version }, acceptBill);

/** Whether nothing about a matched bill needs anybody: it is no duplicate and every difference is agreed. */
export const isSettled = async (tx: OpenCtx, bill: BillRow): Promise<boolean> => {
  if (bill.status !== 'matched' || bill.load_id === null) return false;
  if (await findRepeatedBill(tx.db, bill.id)) return false;
  const differences = await findDifferences(tx.db, bill.id);
  return differences.every(({ decision }) => decision === 'agreed') && hasInvoice(tx.db, bill.load_id);
};

/** Bills that came before their load was billed, and that are within tolerance, are approved once it is. */
export const approveOnceBilled = listener(
  invoiceIssued,
  'carrier-bills.approve-once-billed',
  async (ctx, { load_id }) => {
    if (load_id === null) return;
    for (const { id } of await findUndecided(ctx.db, load_id)) {
      await withBillLocked(ctx, { id }, async (tx, bill) => {
        if (await isSettled(tx, bill)) await acceptBill(tx, bill);
      });
    }
  },
);
