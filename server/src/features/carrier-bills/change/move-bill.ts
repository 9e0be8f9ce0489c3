import { type BillEvent, billMoves, canMove } from '@portal/contract/carrier-bills/bill-status.ts';
import type { Updateable } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import type { CarrierBills } from '../../../platform/database/db.types.ts';
import { problem } from '../../../platform/http/errors.ts';
import { type BillRow, updateBill } from '../bills.queries.ts';

type Move = {
  /** Columns that change with the status, in the same statement. */
  changes?: Updateable<CarrierBills>;
  account_id?: number;
  /** What the audit says of it. */
  details?: object;
};

/**
 * Makes a bill's next move by the contract's table, as it was read. 409 `carrier_bills.already_moved`,
 * `carrier_bills.changed_meanwhile`.
 */
export const moveBill = async (
  tx: OpenCtx,
  bill: BillRow,
  event: BillEvent,
  { changes = {}, account_id, details = {} }: Move = {},
): Promise<BillRow> => {
  const { from, to } = billMoves[event];
  if (!canMove(bill.status, event)) throw problem('carrier_bills.already_moved', 409);
  const moved = await updateBill(tx.db, bill, from, { ...changes, status: to });
  if (!moved) throw problem('carrier_bills.changed_meanwhile', 409);
  await audit(tx, {
    action: `carrier-bill.${event}`,
    object_type: 'carrier-bill',
    object_id: bill.id,
    ...(account_id !== undefined && { account_id }),
    before: { status: bill.status },
    after: { status: to, number: bill.number, ...details },
  });
  return { ...bill, status: to, version: bill.version + 1 };
};
