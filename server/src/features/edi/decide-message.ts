import type { EdiDecision, EdiDetails } from '@portal/contract/edi/edi.contract.ts';
import type { EdiState } from '@portal/contract/edi/edi-states.ts';
import { addNote, lockSet, putAgain, type SetRow, settleSet } from '../../integrations/x12/ledger/ledger.queries.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { applyAndNote } from './apply-message.ts';
import { getMessage } from './get-message.ts';

type Decision = EdiDecision['decision'];

/** What may be decided of a message in each state and direction. */
const allowed: Readonly<Record<Decision, { direction: 'in' | 'out'; states: readonly EdiState[] }>> = {
  apply: { direction: 'in', states: ['held', 'orphan'] },
  set_aside: { direction: 'in', states: ['held', 'orphan', 'rejected'] },
  send_again: { direction: 'out', states: ['waiting', 'rejected'] },
};

const acts: Readonly<Record<Decision, (tx: Ctx, row: SetRow) => Promise<void>>> = {
  apply: (tx, row) => applyAndNote(tx, row, tx.actor.userId),
  set_aside: async (tx, row) => {
    await settleSet(tx.db, row.id, 'set_aside', row.reason);
    await addNote(tx.db, row.id, 'set_aside', tx.actor.userId);
  },
  send_again: async (tx, row) => {
    await putAgain(tx.db, row);
    await addNote(tx.db, row.id, 'sent_again', tx.actor.userId);
  },
};

/** Decides about a message that waits for a person. 404, 409 `edi.decided` where somebody or something did already. */
export const decideMessage = async (ctx: Ctx, id: number, { decision }: EdiDecision): Promise<EdiDetails> => {
  await withTransaction(ctx, async (tx) => {
    const row = await lockSet(tx.db, id);
    if (!row) throw notFound();
    const { direction, states } = allowed[decision];
    if (row.direction !== direction || !states.includes(row.state)) throw problem('edi.decided', 409);
    await acts[decision](tx, row);
    const after = await lockSet(tx.db, id);
    await audit(tx, {
      action: 'edi.decided',
      object_type: 'edi_message',
      object_id: id,
      before: { state: row.state, reason: row.reason },
      after: { decision, kind: row.kind, interchange: row.interchange, state: after?.state, reason: after?.reason },
    });
  });
  return getMessage(ctx, id);
};
