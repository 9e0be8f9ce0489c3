import type { BillSource } from '@portal/contract/carrier-bills/bill-status.ts';
import type { CarrierBillDetails, NewBill } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { isProOf } from '@portal/contract/carriers/pro-check.ts';
import { carrierTerms } from '@portal/contract/documents/documents.settings.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Insertable } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CarrierBills } from '../../../platform/database/db.types.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { billingDay } from '../../billing/billing-day.ts';
import { assertPro } from '../../carriers/assert-pro.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { type BillRow, findCarrierByScac, findLoadsByNumbers, findSameNumber, insertBill } from '../bills.queries.ts';
import { acceptBill, isSettled } from '../change/approve-bill.ts';
import { findMeantLoad, matchBill } from '../change/match-bill.ts';
import { presentBill } from '../present-bill.ts';
import { findBill } from '../with-bill-locked.ts';
import type { BillDraft } from './bill-draft.ts';

type BillingCarrier = NonNullable<Awaited<ReturnType<typeof findCarrierByScac>>>;

/** A number that a load of the carrier goes by is right, whatever the rule: it may be older, or the load's own. */
const assertProOfBill = async (db: Database, carrier: BillingCarrier, pro: string): Promise<void> => {
  if (pro === '' || isProOf(carrier.pro_check, pro)) return;
  const known = await findLoadsByNumbers(db, carrier.id, { pro, bol: '' });
  if (known.length === 0) assertPro(carrier, pro);
};

/**
 * Whose bill it is and what it comes to. 400 `carrier_bills.unknown_carrier`, `no_total`, `bill_day_ahead`,
 * `carriers.pro_check`, 409 `duplicate`.
 */
export const checkDraft = async (ctx: Ctx, { scac, number, pro_number, lines, billed_on }: BillDraft) => {
  const { db } = ctx;
  if (billed_on > billingDay(ctx)) throw problem('carrier_bills.bill_day_ahead', 400, { field: 'billed_on' });
  const carrier = await findCarrierByScac(db, scac);
  if (!carrier) throw problem('carrier_bills.unknown_carrier', 400, { field: 'scac', params: { scac } });
  await assertProOfBill(db, carrier, pro_number);
  const amount = dollars(sum(lines.map((line) => cents(line.amount))));
  if (amount <= 0) throw problem('carrier_bills.no_total', 400, { field: 'lines' });
  if (await findSameNumber(db, carrier.id, number)) {
    throw problem('carrier_bills.duplicate', 409, { field: 'number', params: { scac: carrier.scac, number } });
  }
  return { carrier, amount };
};

const insertNew = async (tx: Ctx, { scac, number }: BillDraft, row: Insertable<CarrierBills>): Promise<BillRow> => {
  const kept = await insertBill(tx.db, { ...row, created_by: tx.actor.userId });
  if (!kept) throw problem('carrier_bills.duplicate', 409, { field: 'number', params: { scac, number } });
  const bill = await findBill(tx, kept.id);
  const { id, amount, source } = bill;
  const what = { object_type: 'carrier-bill', object_id: id } as const;
  await audit(tx, { action: 'carrier-bill.received', ...what, after: { scac, number, amount, source } });
  return bill;
};

/**
 * Keeps a carrier's bill, finds its load by PRO and BOL and compares the two; one within tolerance of a billed load is
 * approved at once. Refusals of `checkDraft`.
 */
export const keepBill = (ctx: Ctx, draft: BillDraft, source: BillSource): Promise<number> =>
  withTransaction(ctx, async (tx) => {
    const { carrier, amount } = await checkDraft(tx, draft);
    const { scac: _scac, lines, ...written } = draft;
    const due_on = addDays(draft.billed_on, tx.services.settings.get(carrierTerms).payment_days);
    const row = { ...written, carrier_id: carrier.id, amount, source, due_on, lines: JSON.stringify(lines) };
    const loadId = await findMeantLoad(tx, row);
    if (loadId === null) return (await insertNew(tx, draft, row)).id;
    return withAnyLoadLocked(tx, loadId, [], async (inner) => {
      const matched = await matchBill(inner, await insertNew(inner, draft, row), loadId, false);
      if (await isSettled(inner, matched)) await acceptBill(inner, matched);
      return matched.id;
    });
  });

/** A bill written down by hand. 400, 409 as `keepBill`. */
export const takeBill = async (ctx: Ctx, { scac, ...input }: NewBill): Promise<CarrierBillDetails> =>
  presentBill(ctx, await keepBill(ctx, { ...input, scac: scac.toUpperCase() }, 'form'));
