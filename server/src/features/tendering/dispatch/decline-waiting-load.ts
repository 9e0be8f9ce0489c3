import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { DeclineLoad } from '@portal/contract/tendering/assignments.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { settleDeclined } from '../book/settle-tender.ts';
import { waitingTender } from '../book/waiting-tender.ts';

/** Gives a waiting load back, so that its shipper may book another quote. 404, 409 `tendering.not_waiting`. */
export const declineWaitingLoad = (ctx: Ctx, loadId: number, input: DeclineLoad): Promise<LoadDetails> =>
  withTransaction(ctx, async (tx) => {
    const tender = await waitingTender(tx, loadId);
    await settleDeclined(tx, tender, 'declined', input.reason);
    if (input.note !== '') {
      const details = { note: input.note };
      await writeHistory(tx, loadId, { kind: 'note', event: 'no_truck_note', details, is_internal: true });
    }
    return getLoadDetails(tx, loadId);
  });
