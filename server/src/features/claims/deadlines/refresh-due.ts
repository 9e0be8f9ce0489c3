import { isClockless } from '@portal/contract/claims/claim-status.ts';
import { loadDelivered } from '@portal/contract/tracking/tracking.events.ts';
import { listener } from '../../../platform/jobs/events.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { claimTime, dueColumns } from './claim-days.ts';
import { type ClaimRow, findRunning, touchClaim } from '../claims.queries.ts';
import { withAnyClaimLocked } from '../with-claim-locked.ts';

/** Writes down which of a case's clocks runs out first. */
export const refreshDue = (tx: OpenCtx, row: ClaimRow): Promise<unknown> =>
  touchClaim(tx.db, row.id, dueColumns(row, claimTime(tx)));

/** Clocks that count from delivery start when the load comes. */
export const startDeliveryClocks = listener(loadDelivered, 'claims.start-delivery-clocks', async (ctx, { load_id }) => {
  for (const { id } of await findRunning(ctx.db, load_id)) {
    await withAnyClaimLocked(ctx, id, async (tx, row) => {
      if (!isClockless(row.status)) await refreshDue(tx, row);
    });
  }
});
