import type { MatchInput } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { z } from 'zod';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import {
  type BillRow,
  costLinesOf,
  findBookedCost,
  findLoadsByNumbers,
  lockBillRow,
  replaceDifferences,
} from '../bills.queries.ts';
import { differencesOf, isWithinTolerance } from './differences-of-bill.ts';
import { moveBill } from './move-bill.ts';

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

/**
 * Puts a bill with a load, both locked, and compares it with what the load was booked at. What is within tolerance, and
 * what the carrier billed less, is agreed at once. 409 `carrier_bills.not_booked`, `other_carrier`.
 */
export const matchBill = async (tx: OpenCtx, bill: BillRow, loadId: number, isFurther: boolean): Promise<BillRow> => {
  const booked = await findBookedCost(tx.db, loadId);
  const params = { load: String(loadId) };
  if (booked.carrier_id === null) throw problem('carrier_bills.not_booked', 409, { field: 'load_id', params });
  if (booked.carrier_id !== bill.carrier_id) {
    throw problem('carrier_bills.other_carrier', 409, { field: 'load_id', params });
  }
  const quoted = isFurther ? cents(0) : sum(costLinesOf(booked).map(({ amount }) => cents(amount)));
  const differences = differencesOf(bill, booked, isFurther);
  const isAgreed = isWithinTolerance(tx, differences, quoted);
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
    })),
  );
  const changes = { load_id: loadId, quoted: dollars(quoted), is_further: isFurther };
  const moved = await moveBill(tx, bill, 'match', {
    changes,
    account_id: booked.account_id,
    details: { load_id: loadId, differences: differences.length },
  });
  return { ...moved, ...changes };
};

type Input = z.output<typeof MatchInput>;

/** Puts a bill with a load that the operator names. 404 `loads.not_found`, `carrier_bills.not_found`, 409. */
export const matchByHand = (ctx: Ctx, id: number, { version, load_id, is_further }: Input): Promise<void> =>
  withTransaction(ctx, (tx) =>
    withAnyLoadLocked(tx, load_id, [], async (inner) => {
      const bill = await lockBillRow(inner.db, id);
      if (!bill) throw problem('carrier_bills.not_found', 404);
      if (bill.version !== version) throw problem('carrier_bills.changed_meanwhile', 409);
      await matchBill(inner, bill, load_id, is_further);
    }),
  );
