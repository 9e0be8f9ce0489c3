import type { DrayageChange } from '@portal/contract/drayage/drayage-input.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { applyChange } from './apply-change.ts';
import { getDrayage } from './get-drayage.ts';

/** Changes a drayage load; what the price depends on asks for a requote. Refuses as `applyChange`. */
export const changeDrayage = (ctx: Ctx, loadId: number, change: DrayageChange): Promise<DrayageLoad> =>
  withTransaction(ctx, async (tx) => {
    await applyChange(tx, loadId, change);
    return getDrayage(tx, loadId);
  });
