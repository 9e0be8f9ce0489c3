import { isAccepted } from '@portal/contract/carrier-bills/bill-status.ts';
import type { MatchInput } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { z } from 'zod';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import {
  type BillRow,
  type BookedCost,
  findBookedCost,
  findCarrierOfBill,
  findDifferences,
  findLoadsByNumbers,
  lockBillRow,
  replaceDifferences,
} from '../bills.queries.ts';
import { findSameNumber, findSeries, findWholeBill, joinSeries, numberClassOf, seriesOf } from '../series.queries.ts';
import type { Difference } from '../compare/compare-bill.ts';
import { comparedLines, differencesOf, isWithinTolerance } from './differences-of-bill.ts';
import { moveBill } from './move-bill.ts';
import { replaceBill } from './replace-bill.ts';

/** The load a carrier means by its PRO and BOL; null where none is meant, or several may be. */
export const findMeantLoad = async (
  { db }: OpenCtx,
  { carrier_id, pro_number: pro, bol_number: bol }: Pick<BillRow, 'carrier_id' | 'pro_number' | 'bol_number'>,
): Promise<number | null> => {
  const found = await findLoadsByNumbers(db, carrier_id, { pro, bol });
  const both = found.filter(({ is_both }) => is_both);
  const meant = both.length > 0 ? both : found;
  return meant.length === 1 ? (meant[0]?.id ?? null) : null;
};

/** A corrected bill that names no other is of the only bill of the whole load, where there is one. */
const inItsSeries = async (tx: OpenCtx, bill: BillRow, loadId: number): Promise<BillRow> => {
  if (bill.purpose !== 'corrected' || bill.series_id !== null) return bill;
  const [former, another] = await findWholeBill(tx.db, loadId, bill.id);
  if (!former || another || former.id > bill.id) return bill;
  await replaceBill(tx, former, bill.number);
  await joinSeries(tx.db, bill.id, seriesOf(former));
  return { ...bill, series_id: seriesOf(former) };
};

/** What was approved of a series stays with its load. 409 `carrier_bills.corrected_load`. */
const assertLoadOfSeries = async (tx: OpenCtx, bill: BillRow, loadId: number): Promise<void> => {
  if (bill.series_id === null) return;
  const approved = (await findSeries(tx.db, bill)).find(({ status }) => isAccepted(status));
  if (!approved || approved.load_id === loadId) return;
  const params = { load: String(approved.load_id) };
  throw problem('carrier_bills.corrected_load', 409, { field: 'load_id', params });
};

/** 409 `carrier_bills.not_booked`, `other_carrier`. */
const bookedWith = async (tx: OpenCtx, bill: BillRow, loadId: number) => {
  const booked = await findBookedCost(tx.db, loadId);
  const params = { load: String(loadId) };
  if (booked.carrier_id === null) throw problem('carrier_bills.not_booked', 409, { field: 'load_id', params });
  if (booked.carrier_id !== bill.carrier_id) {
    throw problem('carrier_bills.other_carrier', 409, { field: 'load_id', params });
  }
  return booked;
};

/** Keeps the differences of a bill; what was decided of one that stays as it is stays too. */
const compare = async (tx: OpenCtx, bill: BillRow, booked: BookedCost) => {
  const compared = await comparedLines(tx, bill, booked);
  const quoted = sum(compared.map(({ amount }) => cents(amount)));
  const differences = differencesOf(bill, compared, booked);
  const isAgreed = isWithinTolerance(tx, differences, quoted);
  const before = await findDifferences(tx.db, bill.id);
  const keptOf = ({ kind, code, amount }: Difference) => {
    const kept = before.find((one) => one.kind === kind && one.code === code && one.amount === amount);
    if (!kept || kept.decision === 'open') return undefined;
    const { decision, agreed_amount, passes_on, evidence } = kept;
    return { decision, agreed_amount, passes_on, evidence: JSON.stringify(evidence) };
  };
  await replaceDifferences(
    tx.db,
    bill.id,
    differences.map((difference, position) => ({
      ...difference,
      position,
      bill_id: bill.id,
      facts: JSON.stringify(difference.facts),
      lines: JSON.stringify(difference.lines),
      decision: isAgreed || difference.amount < 0 ? ('agreed' as const) : ('open' as const),
      ...(isAgreed && { passes_on: false }),
      ...(before.length > 0 && keptOf(difference)),
    })),
  );
  return { compared, quoted, differences: differences.length };
};

/**
 * Puts a bill with a load, both locked, and compares it with what of the booking is open to it. What is within tolerance,
 * and what the carrier billed less, is agreed at once. 409 `carrier_bills.not_booked`, `other_carrier`, `corrected_load`.
 */
export const matchBill = async (tx: OpenCtx, given: BillRow, loadId: number): Promise<BillRow> => {
  const booked = await bookedWith(tx, given, loadId);
  const bill = await inItsSeries(tx, given, loadId);
  await assertLoadOfSeries(tx, bill, loadId);
  const { compared, quoted, differences } = await compare(tx, bill, booked);
  const { purpose } = bill;
  const changes = { load_id: loadId, quoted: dollars(quoted), purpose };
  const moved = await moveBill(tx, bill, 'match', {
    changes: { ...changes, quoted_lines: JSON.stringify(compared) },
    account_id: booked.account_id,
    details: { load_id: loadId, purpose, differences },
  });
  return { ...moved, ...changes, quoted_lines: compared };
};

/** Compares a bill with its load again, whose charges were named otherwise. */
export const compareAgain = async (tx: OpenCtx, bill: BillRow, loadId: number): Promise<void> => {
  await compare(tx, bill, await findBookedCost(tx.db, loadId));
};

/** What a bill is may be changed as long as it takes nobody's place. 409 `carrier_bills.no_total`, `duplicate`, `already_moved`. */
const withPurpose = async (tx: OpenCtx, bill: BillRow, purpose: BillRow['purpose']): Promise<BillRow> => {
  if (purpose === bill.purpose) return bill;
  if (bill.purpose === 'credit' || bill.amount === 0)
    throw problem('carrier_bills.no_total', 409, { field: 'purpose' });
  if (bill.series_id !== null) throw problem('carrier_bills.already_moved', 409, { field: 'purpose' });
  const same = await findSameNumber(tx.db, { ...bill, purpose });
  if (same && numberClassOf(purpose) !== numberClassOf(bill.purpose)) {
    const { scac } = await findCarrierOfBill(tx.db, bill.carrier_id);
    throw problem('carrier_bills.duplicate', 409, { field: 'purpose', params: { scac, number: bill.number } });
  }
  return { ...bill, purpose };
};

type Input = z.output<typeof MatchInput>;

/** Puts a bill with a load that the operator names. 404 `loads.not_found`, `carrier_bills.not_found`, 409. */
export const matchByHand = (ctx: Ctx, id: number, { version, load_id, purpose }: Input): Promise<void> =>
  withTransaction(ctx, (tx) =>
    withAnyLoadLocked(tx, load_id, [], async (inner) => {
      const bill = await lockBillRow(inner.db, id);
      if (!bill) throw problem('carrier_bills.not_found', 404);
      if (bill.version !== version) throw problem('carrier_bills.changed_meanwhile', 409);
      if (bill.is_replaced) throw problem('carrier_bills.replaced', 409);
      await matchBill(inner, await withPurpose(inner, bill, purpose ?? bill.purpose), load_id);
    }),
  );
