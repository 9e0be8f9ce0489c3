import type { Ctx, OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { withAnyLoadLocked } from '../loads/state/with-load-locked.ts';
import { type BillRow, findBillRow, lockBillRow } from './bills.queries.ts';

/** A carrier's bill; the operator alone makes the calls that name one. 404 `carrier_bills.not_found`. */
export const findBill = async ({ db }: OpenCtx, id: number): Promise<BillRow> => {
  const bill = await findBillRow(db, id);
  if (!bill) throw problem('carrier_bills.not_found', 404);
  return bill;
};

/** The row as it was read, held until commit. 409 `carrier_bills.changed_meanwhile`, `replaced`. */
const held = async (tx: OpenCtx, { id, version }: Pick<BillRow, 'id' | 'version'>): Promise<BillRow> => {
  const bill = await lockBillRow(tx.db, id);
  if (bill?.version !== version) throw problem('carrier_bills.changed_meanwhile', 409);
  if (bill.is_replaced) throw problem('carrier_bills.replaced', 409);
  return bill;
};

/**
 * Runs `work` with a bill and its load, if it has one, locked until the transaction ends: the load first. The bill must be
 * at the version its reader saw. 404, 409 `carrier_bills.changed_meanwhile`, `replaced`.
 */
export const withBillLocked = <X extends Ctx | OpenCtx, T>(
  ctx: X,
  { id, version }: { id: number; version?: number | undefined },
  work: (tx: X, bill: BillRow) => Promise<T>,
): Promise<T> =>
  withTransaction(ctx, async (tx) => {
    const bill = await findBill(tx, id);
    const read = { id, version: version ?? bill.version };
    if (bill.load_id === null) return work(tx, await held(tx, read));
    return withAnyLoadLocked(tx, bill.load_id, [], async (inner) => work(inner, await held(inner, read)));
  });
