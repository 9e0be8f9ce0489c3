import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import type { Claim, ClaimEntry, ClaimSummary } from '@portal/contract/claims/claim.ts';
import {
  claimEventsFrom,
  claimMoves,
  isFinished,
  isShippersToEdit,
  shipperActionsFrom,
  turnOf,
} from '@portal/contract/claims/claim-status.ts';
import { documentsNeeded, evidenceFor } from '@portal/contract/claims/data/evidence-by-case.ts';
import type { Ctx } from '../../platform/context.ts';
import { listDocuments } from '../documents/store/list-documents.ts';
import { findSupport, type Support } from './claim-documents.queries.ts';
import { claimDay, claimDeadlines, type ClaimTime, claimTime, deliveredByLoad } from './deadlines/claim-days.ts';
import { isOperator, sidesOf } from './claim-in-scope.ts';
import { type ClaimRow, type EntryRow, findRepresentatives } from './claims.queries.ts';
import { warningsOf } from './deadlines/warnings.ts';

const carrierOf = ({ carrier_id, short_name, scac }: ClaimRow): ClaimSummary['load']['carrier'] =>
  carrier_id === null ? null : { id: carrier_id, short_name: short_name ?? '', scac: scac ?? '' };

const nextOf = ({ next_deadline, next_due_on }: ClaimRow, time: ClaimTime): ClaimSummary['next_deadline'] =>
  next_deadline === null || next_due_on === null
    ? null
    : {
        code: next_deadline,
        due_on: next_due_on,
        overdue: next_due_on < claimDay(time),
      };

export const presentSummary = (row: ClaimRow, time: ClaimTime): ClaimSummary => ({
  id: row.id,
  load: {
    id: row.load_id,
    status: row.load_status,
    origin: row.origin,
    destination: row.destination,
    pro_number: row.pro_number,
    carrier: carrierOf(row),
  },
  account: { id: row.account_id, name: row.account_name },
  type: row.type,
  category: row.category,
  reason: row.reason,
  status: row.status,
  turn: turnOf[row.status],
  amount: row.amount,
  currency: row.currency,
  offer_amount: row.offer_amount,
  recovered_amount: row.recovered_amount,
  carrier_claim_number: row.carrier_claim_number,
  representative:
    row.representative_id === null ? null : { id: row.representative_id, name: row.representative_name ?? '' },
  next_deadline: nextOf(row, time),
  created_at: row.created_at,
  submitted_at: row.submitted_at,
  updated_at: row.updated_at,
});

/** What the caller may edit: all in a draft and while more information is requested, else only more documents. */
export const editableOf = (
  ctx: Ctx,
  row: Pick<ClaimRow, 'account_id' | 'status' | 'filed_by_operator'>,
): Claim['may']['edit'] => {
  const status = row.status;
  const isShipper = sidesOf(ctx, row).includes('shipper');
  if (isFinished(status) || (status === 'draft' && !isShipper)) return null;
  return isShipper && isShippersToEdit(status) ? 'all' : 'documents';
};

const mayOf = (ctx: Ctx, row: ClaimRow): Claim['may'] => {
  const status = row.status;
  const sides = sidesOf(ctx, row);
  return {
    edit: editableOf(ctx, row),
    message: status !== 'draft' && !isFinished(status),
    actions: sides.includes('shipper') ? shipperActionsFrom(status) : [],
    statuses: sides.includes('operator')
      ? claimEventsFrom(status, 'operator').map((event) => claimMoves[event].to)
      : [],
  };
};

const evidenceOf = (row: ClaimRow): Claim['evidence'] => {
  const type = row.type;
  const { required, suggested } = row.category ? evidenceFor(type, row.category) : { required: [], suggested: [] };
  return { required: [...required], suggested: [...suggested], documents_needed: documentsNeeded[type] };
};

const documentsOf = async (ctx: Ctx, row: ClaimRow, support: readonly Support[]): Promise<Claim['documents']> => {
  if (support.length === 0) return [];
  const { items } = await listDocuments(ctx, row.load_id);
  const byId = new Map(items.map((document) => [document.id, document]));
  return support.flatMap(({ document_id, evidence }) => {
    const document = byId.get(document_id);
    return document ? [{ evidence: evidence, document }] : [];
  });
};

/** A case with everything its page shows, for the caller. */
export const presentClaim = async (ctx: Ctx, row: ClaimRow): Promise<Claim> => {
  const [support, representatives] = await Promise.all([
    findSupport(ctx.db, row.id),
    isOperator(ctx) ? findRepresentatives(ctx.db) : null,
  ]);
  const time = claimTime(ctx);
  const deadlines = claimDeadlines(row, time);
  const delivered = deliveredByLoad(row, time.zone);
  return {
    ...presentSummary(row, time),
    invoice_id: row.invoice_id,
    lines: row.lines.map((line) => ({ ...line, label: lineLabel(line.code) })),
    version: row.version,
    supporting_text: row.supporting_text,
    amount_basis: row.amount_basis,
    discovered_on: row.discovered_on,
    delivered_on: delivered ?? row.delivered_on,
    delivered_by_load: delivered !== null,
    invoice_number: row.invoice_number,
    invoice_received_on: row.invoice_received_on,
    decline_reason: row.decline_reason,
    created_by: row.author_name,
    filed_by_operator: row.filed_by_operator,
    documents: await documentsOf(ctx, row, support),
    evidence: evidenceOf(row),
    warnings: warningsOf(row, support, deadlines),
    deadlines,
    may: mayOf(ctx, row),
    ...(representatives ? { representatives } : {}),
  };
};

export const presentEntry = (row: EntryRow): ClaimEntry => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  side: row.side,
  actor: row.actor_name,
  event: row.event,
  from_status: row.from_status,
  to_status: row.to_status,
  text: row.text,
  details: row.details,
});
