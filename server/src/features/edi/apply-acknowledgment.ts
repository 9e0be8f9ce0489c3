import { readAcknowledgment } from '../../integrations/x12/acknowledge.ts';
import { addNote, findAnswered, settleSet } from '../../integrations/x12/ledger/ledger.queries.ts';
import type { OpenCtx } from '../../platform/context.ts';
import type { Applied, ReadSet } from './read-set.ts';

/** What a partner says of messages of ours: it has read them, which is no yes to what they ask, or it never did. */
export const applyAcknowledgment = async (tx: OpenCtx, { row, set }: ReadSet): Promise<Applied> => {
  let known = 0;
  for (const { group, set: number, accepted } of readAcknowledgment(set)) {
    for (const answered of await findAnswered(tx.db, row.carrier_id, group, number)) {
      known += 1;
      if (answered.state !== 'waiting') continue;
      if (accepted) await settleSet(tx.db, answered.id, 'acknowledged');
      else await settleSet(tx.db, answered.id, 'rejected', 'refused');
      await addNote(tx.db, answered.id, accepted ? 'acknowledged' : 'rejected');
    }
  }
  return known > 0 ? { state: 'applied' } : { state: 'orphan', reason: 'no_tender' };
};
