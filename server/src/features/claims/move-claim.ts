import { type ClaimEvent, claimMoves } from '@portal/contract/claims/claim-status.ts';
import type { Ctx } from '../../platform/context.ts';
import { withLoadLocked } from '../loads/state/with-load-locked.ts';
import { problem } from '../../platform/http/errors.ts';
import { findInvoiceByNumber } from '../billing/contested/contested.queries.ts';
import { countContested } from '../billing/contested/contestable-invoice.ts';
import { keepAsEvidence } from '../documents/store/evidence.queries.ts';
import { writeHistory } from '../loads/history/write-history.ts';
import { announce } from './announce.ts';
import { isOperator } from './claim-in-scope.ts';
import { claimDay, claimTime, dueColumns } from './deadlines/claim-days.ts';
import { momentsOf, loadHistoryEvents } from './deadlines/claim-moments.ts';
import { findSupport } from './claim-documents.queries.ts';
import { type ClaimColumnChanges, type ClaimRow, findDuplicate, insertEntry, updateClaim } from './claims.queries.ts';

export type ClaimMove = {
  event: ClaimEvent;
  note: string;
  /** Columns that change with the status, in the same statement. */
  changes?: ClaimColumnChanges;
  /** What the history of the case says of it. */
  details?: object;
};

/** From the moment a case is filed nobody can remove its documents. */
const keepSupport = async (tx: Ctx, claimId: number): Promise<void> => {
  const support = await findSupport(tx.db, claimId);
  await keepAsEvidence(
    tx.db,
    support.map(({ document_id }) => document_id),
  );
};

/** A load has one open case of a kind: filings for the same load run one after the other. */
const refuseDuplicate = (ctx: Ctx, row: ClaimRow): Promise<void> =>
  withLoadLocked(ctx, row.load_id, [], async (tx) => {
    const duplicate = await findDuplicate(tx.db, row, row.id);
    if (duplicate) throw problem('claims.duplicate', 409, { params: { claim: duplicate.id } });
  });

/** The invoice a case contests: a dispute that names one of its load by the number contests it from its filing on. */
const invoiceToContest = async (tx: Ctx, row: ClaimRow, event: ClaimEvent): Promise<number | null> => {
  if (event !== 'submit' || row.invoice_id !== null || row.type !== 'billing_dispute') return row.invoice_id;
  return (await findInvoiceByNumber(tx.db, row.load_id, row.invoice_number))?.id ?? null;
};

/**
 * Makes a case's next move by the contract's table: status, the fields set with it, one line of history, a line in the
 * load's where that matters, and a message to both sides. `row` is the case as it was read. 409 `claims.already_moved`,
 * `claims.changed_meanwhile`, `claims.duplicate`.
 */
export const moveClaim = async (tx: Ctx, row: ClaimRow, move: ClaimMove): Promise<void> => {
  const { from, to, by } = claimMoves[move.event];
  const status = row.status;
  if (!from.includes(status)) throw problem('claims.already_moved', 409);
  const time = claimTime(tx);
  const columns = { ...move.changes, ...momentsOf(row, move.event, time.now.toISOString()), status: to };
  const invoice_id = await invoiceToContest(tx, { ...row, ...columns }, move.event);
  const next = { ...row, ...columns, invoice_id };
  // Of a contest by lines each line is contested once.
  if (move.event === 'submit' && row.lines.length === 0) await refuseDuplicate(tx, next);
  const moved = await updateClaim(tx.db, row, from, { ...columns, invoice_id, ...dueColumns(next, time) });
  if (!moved) throw problem('claims.changed_meanwhile', 409);
  if (move.event === 'submit') await keepSupport(tx, row.id);
  // The operator filed it in the customer's place, who is mailed of it.
  const isForCustomer = row.filed_by_operator && by === 'shipper' && isOperator(tx);
  const filedFor = isForCustomer ? { filed_for: row.account_name } : {};
  const entry = await insertEntry(tx.db, {
    claim_id: row.id,
    kind: 'move',
    side: isForCustomer ? 'operator' : by,
    actor_user_id: tx.actor.userId,
    actor_name: tx.actor.name,
    event: move.event,
    from_status: status,
    to_status: to,
    text: move.note,
    details: JSON.stringify({ ...move.details, ...filedFor }),
  });
  const historyEvent = loadHistoryEvents[move.event];
  // The load’s history never mentioned a draft, so withdrawing one adds nothing to it.
  if (historyEvent && !(move.event === 'withdraw' && status === 'draft')) {
    const details = { claim_id: row.id, type: next.type, category: next.category, day: claimDay(time), ...filedFor };
    await writeHistory(tx, row.load_id, { kind: 'note', event: historyEvent, details });
  }
  if (invoice_id !== null) await countContested(tx, invoice_id);
  await announce(tx, { ...next, status: to }, entry.id);
};
