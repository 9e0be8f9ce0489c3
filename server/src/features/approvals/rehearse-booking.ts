import type { AskedBooking } from '@portal/contract/approvals/asked-rule.ts';
import type { Ctx } from '../../platform/context.ts';
import { withSavepoint } from '../../platform/database/transaction.ts';
import { tenderLoad } from '../tendering/book/tender-load.ts';
import { ApprovalNeeded } from './approval-needed.ts';

/** Books as it was asked for. */
export const bookAsked = (ctx: Ctx, loadId: number, booking: AskedBooking) => {
  const { tender, pickup, insurance, loyalty_insurance } = booking;
  return tenderLoad(ctx, loadId, tender, { pickup, insurance, loyalty_insurance });
};

/**
 * Makes a booking and takes it back: what rules ask of it at which price, or null where they ask nothing. What else keeps
 * it from being booked is thrown, so that nobody waits for an approval of what cannot be booked.
 */
export const rehearseBooking = async (
  tx: Ctx,
  loadId: number,
  booking: AskedBooking,
): Promise<ApprovalNeeded | null> => {
  const takenBack = new Error('a rehearsal is taken back');
  try {
    await withSavepoint(tx, async (part) => {
      await bookAsked(part, loadId, booking);
      throw takenBack;
    });
  } catch (error) {
    if (error instanceof ApprovalNeeded) return error;
    if (error !== takenBack) throw error;
  }
  return null;
};
