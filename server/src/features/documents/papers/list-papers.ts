import type { FiledPaper } from '@portal/contract/documents/generated-papers.contract.ts';
import { carrierTypes, invoiceTypes, twoCopies } from '@portal/contract/documents/generated-types.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { fileAddress } from '../store/present-document.ts';
import { refuseForeignAccount } from '../../loads/list/list-loads.ts';
import type { DocumentRow } from '../documents.queries.ts';
import { operatorZone } from '../../../platform/settings/operator-day.ts';
import { type AttachmentFilter, findAttachments, findInForce } from '../generated.queries.ts';
import { readableAudiences } from '../readable-audiences.ts';

/** A paper with an address that is good for ten minutes. */
export const presentPaper = (ctx: Ctx, row: DocumentRow): FiledPaper => ({
  id: row.id,
  load_id: row.load_id,
  type: row.type,
  name: row.name,
  content_type: row.content_type,
  size: row.size,
  language: row.language,
  created_at: row.created_at,
  url: fileAddress(ctx, row),
});

/**
 * The papers a carrier is handed of a load. A customer's copy of what it pays is none of them: the carrier would read
 * the operator's margin. 404 `loads.not_found`.
 */
export const listCarrierPapers = async (ctx: Ctx, loadId: number): Promise<{ items: FiledPaper[] }> => {
  await loadInScope(ctx, loadId);
  const rows = await findInForce(ctx.db, loadId, carrierTypes, readableAudiences(ctx));
  const handed = rows.filter(({ type, audience }) => audience === 'operator' || !twoCopies.some((one) => one === type));
  return { items: handed.map((row) => presentPaper(ctx, row)) };
};

/** The invoices of a load. 404 `loads.not_found`. */
export const listInvoices = async (ctx: Ctx, loadId: number): Promise<{ items: FiledPaper[] }> => {
  await loadInScope(ctx, loadId);
  const rows = await findInForce(ctx.db, loadId, invoiceTypes, readableAudiences(ctx));
  return { items: rows.map((row) => presentPaper(ctx, row)) };
};

type Attachments = { items: FiledPaper[]; total: number; total_capped?: boolean };

/** All papers of the caller's accounts, newest first. 404 for an account or a load that is not the caller's. */
export const listAttachments = async (ctx: Ctx, filter: Omit<AttachmentFilter, 'zone'>): Promise<Attachments> => {
  if (filter.account_id !== undefined) await refuseForeignAccount(ctx, filter.account_id);
  if (filter.load_id !== undefined) await loadInScope(ctx, filter.load_id);
  const { rows, ...counts } = await findAttachments(ctx.db, ctx.scope, readableAudiences(ctx), {
    ...filter,
    zone: operatorZone(ctx.services),
  });
  return { items: rows.map((row) => presentPaper(ctx, row)), ...counts };
};
