import { type BillPurpose, type BillSource, isAccepted } from '@portal/contract/carrier-bills/bill-status.ts';
import type { CarrierBillDetails, NewBill } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { isProOf } from '@portal/contract/carriers/pro-check.ts';
import { carrierTerms } from '@portal/contract/documents/documents.settings.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import type { Insertable } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import { accountActor } from '../../../platform/actor.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import type { BilledCharge } from '../../../platform/database/column-types.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CarrierBills } from '../../../platform/database/db.types.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { billingDay } from '../../billing/billing-day.ts';
import { assertPro } from '../../carriers/assert-pro.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { type BillRow, findCarrierByScac, findLoadsByNumbers, insertBill } from '../bills.queries.ts';
import { acceptIfSettled } from '../change/approve-bill.ts';
import { findMeantLoad, matchBill } from '../change/match-bill.ts';
import { findChargeNames } from '../charges/charge-names.queries.ts';
import { namedCharges } from '../charges/named-charges.ts';
import { replaceBill } from '../change/replace-bill.ts';
import { presentBill } from '../present-bill.ts';
import { findSameNumber, findSeries, seriesOf } from '../series.queries.ts';
import { findBill } from '../with-bill-locked.ts';
import type { BillDraft } from './bill-draft.ts';
import { purposeOf, totalOf } from './purpose-of.ts';

type BillingCarrier = NonNullable<Awaited<ReturnType<typeof findCarrierByScac>>>;

/** A number that a load of the carrier goes by is right, whatever the rule: it may be older, or the load's own. */
const assertProOfBill = async (db: Database, carrier: BillingCarrier, pro: string): Promise<void> => {
  if (pro === '' || isProOf(carrier.pro_check, pro)) return;
  const known = await findLoadsByNumbers(db, carrier.id, { pro, bol: '' });
  if (known.length === 0) assertPro(carrier, pro);
};

const chargesOf = (lines: readonly BilledCharge[]): string =>
  JSON.stringify(lines.map(({ code, own_code = code, amount }) => [own_code, amount]));

/** The same number again is a repeat; a corrected bill repeats another where its day and its charges are the same. */
const assertNew = async (ctx: OpenCtx, carrier: BillingCarrier, draft: BillDraft, purpose: BillPurpose) => {
  const { number, billed_on, lines } = draft;
  const same = await findSameNumber(ctx.db, { carrier_id: carrier.id, number, purpose });
  if (!same) return undefined;
  const series = purpose === 'corrected' ? await findSeries(ctx.db, same) : [];
  const isRepeat = series.some((one) => one.billed_on === billed_on && chargesOf(one.lines) === chargesOf(lines));
  if (isRepeat || purpose !== 'corrected') {
    throw problem('carrier_bills.duplicate', 409, { field: 'number', params: { scac: carrier.scac, number } });
  }
  return same;
};

/**
 * Whose bill it is, what it comes to, and which one it corrects. 400 `carrier_bills.unknown_carrier`, `no_total`,
 * `credit_total`, `unknown_charge`, `bill_day_ahead`, `carriers.pro_check`, 409 `duplicate`.
 */
export const checkDraft = async (ctx: OpenCtx, draft: BillDraft) => {
  const { db } = ctx;
  const { scac, pro_number, lines, billed_on } = draft;
  if (billed_on > billingDay(ctx)) throw problem('carrier_bills.bill_day_ahead', 400, { field: 'billed_on' });
  const carrier = await findCarrierByScac(db, scac);
  if (!carrier) throw problem('carrier_bills.unknown_carrier', 400, { field: 'scac', params: { scac } });
  await assertProOfBill(db, carrier, pro_number);
  const purpose = purposeOf(draft);
  const named = namedCharges(lines, await findChargeNames(db, carrier.id));
  const former = await assertNew(ctx, carrier, draft, purpose);
  return { carrier, amount: totalOf(draft), purpose, lines: named, former };
};

const insertNew = async (tx: OpenCtx, { scac, number }: BillDraft, row: Insertable<CarrierBills>): Promise<BillRow> => {
  const kept = await insertBill(tx.db, { ...row, created_by: accountActor(tx.actor)?.userId ?? null });
  if (!kept) throw problem('carrier_bills.duplicate', 409, { field: 'number', params: { scac, number } });
  const bill = await findBill(tx, kept.id);
  const { id, amount, source, purpose } = bill;
  const what = { object_type: 'carrier-bill', object_id: id } as const;
  await audit(tx, { action: 'carrier-bill.received', ...what, after: { scac, number, purpose, amount, source } });
  return bill;
};

/** The load a bill means; a bill that corrects an approved one stays with its load. */
const loadMeant = async (
  tx: OpenCtx,
  row: Parameters<typeof findMeantLoad>[1],
  former: Former,
): Promise<number | null> => {
  if (former && isAccepted(former.status)) return former.load_id;
  return (await findMeantLoad(tx, row)) ?? former?.load_id ?? null;
};
type Former = Awaited<ReturnType<typeof checkDraft>>['former'];

/**
 * Keeps a carrier's bill, finds its load by PRO and BOL and compares the two; one within tolerance of a billed load is
 * approved at once. A corrected one stands in the place of the bill of its number. Refusals of `checkDraft`.
 */
export const keepBill = (ctx: OpenCtx, draft: BillDraft, source: BillSource): Promise<number> =>
  withTransaction(ctx, async (tx) => {
    const { carrier, amount, purpose, lines, former } = await checkDraft(tx, draft);
    const { scac: _scac, lines: _lines, ...written } = draft;
    const due_on = addDays(draft.billed_on, tx.services.settings.get(carrierTerms).payment_days);
    const row = { ...written, purpose, carrier_id: carrier.id, amount, source, due_on, lines: JSON.stringify(lines) };
    const insert = async (inner: OpenCtx): Promise<BillRow> => {
      if (!former) return insertNew(inner, draft, row);
      await replaceBill(inner, former, draft.number);
      return insertNew(inner, draft, { ...row, series_id: seriesOf(former) });
    };
    const loadId = await loadMeant(tx, row, former);
    if (loadId === null) return (await insert(tx)).id;
    return withAnyLoadLocked(tx, loadId, [], async (inner) => {
      const matched = await matchBill(inner, await insert(inner), loadId);
      await acceptIfSettled(inner, matched);
      return matched.id;
    });
  });

/** A bill written down by hand. 400, 409 as `keepBill`. */
export const takeBill = async (ctx: Ctx, { scac, lines, ...input }: NewBill): Promise<CarrierBillDetails> => {
  const written = lines.map((line) => ({ ...line, written: line.code }));
  return presentBill(ctx, await keepBill(ctx, { ...input, lines: written, scac: scac.toUpperCase() }, 'form'));
};
