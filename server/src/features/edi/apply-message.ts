import { readAcknowledgment } from '../../integrations/x12/acknowledge.ts';
import {
  addNote,
  findAnswered,
  findSet,
  lockSet,
  type SetRow,
  settleSet,
} from '../../integrations/x12/ledger/ledger.queries.ts';
import { findPartner } from '../../integrations/x12/ledger/partners.queries.ts';
import { applySetJob } from '../../integrations/x12/ledger/keep-file.ts';
import { asCarrier } from '../../platform/act-as.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { applyBill } from './apply-bill.ts';
import { applyStatus } from './apply-status.ts';
import { type Applied, type ReadSet, readSetOf } from './read-set.ts';

type Apply = (tx: OpenCtx, read: ReadSet) => Promise<Applied>;

/** What a partner says of messages of ours: it has read them, which is no yes to what they ask, or it never did. */
const applyAcknowledgment = async (tx: OpenCtx, { row, set }: ReadSet): Promise<Applied> => {
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

/** What the portal does with each kind of message; others are kept and read by people. */
const kinds: Readonly<Record<string, Apply>> = {
  '210': applyBill,
  '214': applyStatus,
  '997': applyAcknowledgment,
  '999': applyAcknowledgment,
};

/** Makes of a message what it says, and keeps what came of it. */
export const applyRow = async (tx: OpenCtx, row: SetRow): Promise<Applied> => {
  const partner = await findPartner(tx.db, row.carrier_id);
  const read = partner && (await readSetOf(tx, row, partner));
  const apply = kinds[row.kind];
  if (!read || !apply) return { state: 'held', reason: read ? 'not_used' : 'unreadable' };
  return apply(asCarrier(tx, read.partner), read);
};

/** Applies a message and notes it. `by`: the person who had it applied. */
export const applyAndNote = async (tx: OpenCtx, row: SetRow, by: number | null): Promise<void> => {
  const { state, reason = null, ...about } = await applyRow(tx, row);
  await settleSet(tx.db, row.id, state, reason, about);
  const notes = {
    applied: by === null ? 'applied' : 'applied_by_hand',
    orphan: 'orphaned',
    held: 'held',
    rejected: 'rejected',
  } as const;
  if (row.state !== 'orphan' || state !== 'orphan') await addNote(tx.db, row.id, notes[state], by);
};

/** Applies a message that came, once; one that was decided meanwhile stays as it is. */
export const applyMessage = job<{ set_id: number }>(applySetJob, async (ctx, { set_id }) => {
  if (!(await findSet(ctx.db, set_id))) return;
  await withTransaction(ctx, async (tx) => {
    const row = await lockSet(tx.db, set_id);
    if (row?.state === 'waiting' || row?.state === 'orphan') await applyAndNote(tx, row, null);
  });
});
