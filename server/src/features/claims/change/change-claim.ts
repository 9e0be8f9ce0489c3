import { keysOf } from '@portal/contract/values/records.ts';
import { type Claim, type ClaimChange, operatorFields } from '@portal/contract/claims/claim.ts';
import { type ClaimEvent, operatorEventTo } from '@portal/contract/claims/claim-status.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { countContested } from '../../billing/contested/contestable-invoice.ts';
import { creditInvoice } from '../../billing/change-invoice.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { attachSupport } from '../file/attach-support.ts';
import { checkComplete, checkShipperFields, type ShipperFields } from '../check-claim.ts';
import { announce } from '../announce.ts';
import { claimInScope, sidesOf, callerSide } from '../claim-in-scope.ts';
import { claimDay, claimTime, deliveredByLoad, dueColumns } from '../deadlines/claim-days.ts';
import { findSupport, type Support } from '../claim-documents.queries.ts';
import {
  type ClaimColumnChanges,
  type ClaimRow,
  findRepresentatives,
  insertEntry,
  updateClaim,
} from '../claims.queries.ts';
import { moveClaim } from '../move-claim.ts';
import { outcomeOfMove } from './outcome-of-move.ts';
import { editableOf, presentClaim } from '../present-claim.ts';
import { withClaimLocked } from '../with-claim-locked.ts';
import { changedShipperFields, shipperFieldNames } from '../shipper-fields.ts';

/** Refuses with 403 at its field what the other side sets. */
const refuseOthersFields = (ctx: Ctx, row: ClaimRow, input: ClaimChange): void => {
  const sides = sidesOf(ctx, row);
  const refused = [
    ...(sides.includes('operator') ? [] : operatorFields),
    ...(sides.includes('shipper') ? [] : [...shipperFieldNames, 'action' as const]),
  ];
  const named = refused.find((field) => input[field] !== undefined);
  if (named) throw problem('http.forbidden', 403, { field: named });
};

/** The event a change asks for. 400 for two at once; 409 for a status nobody sets by hand. */
const eventOf = ({ action, status }: ClaimChange): ClaimEvent | null => {
  if (action && status) throw problem('claims.one_move', 400, { field: 'status' });
  if (action) return action;
  if (!status) return null;
  const event = operatorEventTo(status);
  if (!event) throw problem('claims.already_moved', 409, { field: 'status' });
  return event;
};

/** What the lines of a contest say, which stay as they were filed. */
const fixedByLines = ['type', 'category', 'reason', 'amount', 'currency', 'invoice_number'] as const;

const refuseEdit = (
  ctx: Ctx,
  row: ClaimRow,
  changes: Partial<ShipperFields>,
  before: readonly Support[],
  input: ClaimChange,
) => {
  const edit = editableOf(ctx, row);
  if (Object.keys(changes).length > 0 && edit !== 'all') throw problem('claims.not_editable', 409);
  const isFixed = row.lines.length > 0 && fixedByLines.some((field) => changes[field] !== undefined);
  if (isFixed) throw problem('claims.lines_fixed', 409);
  if (!input.documents || row.status === 'draft') return;
  if (edit === null) throw problem('claims.finished', 409);
  const kept = new Set(input.documents.map(({ document_id }) => document_id));
  if (before.some(({ document_id }) => !kept.has(document_id))) {
    throw problem('claims.documents_only_added', 409, { field: 'documents' });
  }
};

/** What the operator sets without moving the case. */
const operatorChanges = async (tx: Ctx, row: ClaimRow, input: ClaimChange): Promise<ClaimColumnChanges> => {
  const { representative_id, carrier_claim_number } = input;
  if (representative_id === undefined && carrier_claim_number === undefined) return {};
  if (row.status === 'draft') throw problem('claims.still_draft', 409);
  if (typeof representative_id === 'number') {
    const people = await findRepresentatives(tx.db);
    if (!people.some(({ id }) => id === representative_id)) {
      throw problem('claims.not_a_representative', 400, { field: 'representative_id' });
    }
  }
  return {
    ...(representative_id === undefined ? {} : { representative_id }),
    ...(carrier_claim_number === undefined ? {} : { carrier_claim_number }),
  };
};

type Compared = Record<string, { before: unknown; after: unknown }>;

const compared = (row: ClaimRow, columns: ClaimColumnChanges): Compared =>
  Object.fromEntries(
    keysOf(columns).flatMap((field) => {
      const [before, after] = [row[field], columns[field]];
      return before === after ? [] : [[field, { before, after }]];
    }),
  );

const comparedSupport = (before: readonly Support[], after: readonly Support[] | undefined): Compared => {
  const ids = (list: readonly Support[]) => list.map(({ document_id }) => document_id).toSorted((a, b) => a - b);
  if (!after || ids(before).join() === ids(after).join()) return {};
  return { documents: { before: ids(before), after: ids(after) } };
};

/** Writes a change without a move; in a draft it leaves no line. */
const writeEdit = async (tx: Ctx, row: ClaimRow, columns: ClaimColumnChanges, changed: Compared): Promise<void> => {
  const next = { ...row, ...columns };
  const written = { ...columns, ...dueColumns(next, claimTime(tx)) };
  const kept = await updateClaim(tx.db, row, [row.status], written);
  if (!kept) throw problem('claims.changed_meanwhile', 409);
  if (row.invoice_id !== null) await countContested(tx, row.invoice_id);
  if (row.status === 'draft' || Object.keys(changed).length === 0) return;
  const entry = await insertEntry(tx.db, {
    claim_id: row.id,
    kind: 'edit',
    side: callerSide(tx),
    actor_user_id: tx.actor.userId,
    actor_name: tx.actor.name,
    details: JSON.stringify(changed),
  });
  await announce(tx, row, entry.id);
};

/** What was agreed of a contest by lines becomes a credit note of its invoice. 409 where so much was not charged. */
const creditContest = async (tx: Ctx, { id, invoice_id, lines }: ClaimRow, { recovered_amount }: ClaimChange) => {
  if (invoice_id === null || lines.length === 0 || recovered_amount === undefined) return;
  const note = `#${id}`;
  await creditInvoice(tx, invoice_id, { amount: recovered_amount, reason: 'dispute_settled', note });
};

const completes = new Set<ClaimEvent>(['submit', 'answer_info']);

/**
 * Changes a case, moves it on, or both at once. 404; 403 at the field the other side sets; 400 for what is missing or
 * contradicts itself; 409 where the case has changed since it was read or cannot take the move or the change now.
 */
export const changeClaim = (ctx: Ctx, id: number, input: ClaimChange): Promise<Claim> =>
  withClaimLocked(ctx, id, async (tx, row) => {
    refuseOthersFields(tx, row, input);
    const event = eventOf(input);
    if (row.version !== input.version) throw problem('claims.changed_meanwhile', 409);
    const before = await findSupport(tx.db, id);
    const changes = changedShipperFields(row, input);
    refuseEdit(tx, row, changes, before, input);
    const shipperFields: ShipperFields = { ...row, ...changes };
    const load = await loadInScope(tx, row.load_id, ['pickup_date']);
    const time = claimTime(tx);
    checkShipperFields(shipperFields, {
      pickup_date: load.pickup_date,
      delivered: deliveredByLoad(row, time.zone),
      today: claimDay(time),
    });
    const operatorColumns = await operatorChanges(tx, row, input);
    const columns: ClaimColumnChanges = { ...changes, ...operatorColumns };
    const outcome = outcomeOfMove({ ...row, ...columns }, event, input);
    if (input.documents) await attachSupport(tx, row, input.documents);
    if (event && completes.has(event) && row.lines.length === 0)
      checkComplete(shipperFields, input.documents ?? before);
    const changed = { ...compared(row, columns), ...comparedSupport(before, input.documents) };
    if (event) {
      const details = { ...outcome, ...(Object.keys(changed).length > 0 ? { changes: changed } : {}) };
      await moveClaim(tx, row, { event, note: input.note, changes: { ...columns, ...outcome }, details });
      if (event === 'pay') await creditContest(tx, row, input);
    } else await writeEdit(tx, row, columns, changed);
    return presentClaim(tx, await claimInScope(tx, id));
  });
