import type { LoadDocument } from '@portal/contract/documents/documents.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { signFile } from '../../platform/files.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { type DocumentRow, findDocuments } from './documents.queries.ts';

const presentDocument = (ctx: Ctx, row: DocumentRow): LoadDocument => {
  const token = signFile(ctx.services.config.fileUrlKey, { document_id: row.id, account_id: row.account_id });
  const { id, name, content_type, size, created_at } = row;
  return {
    id,
    type: row.type as LoadDocument['type'],
    name,
    content_type,
    size,
    created_at,
    url: `/api/files/${token}`,
  };
};

/** The papers of a load, each with an address that is good for ten minutes. 404 `loads.not_found`. */
export const listDocuments = async (ctx: Ctx, loadId: number): Promise<{ items: LoadDocument[] }> => {
  await loadInScope(ctx, loadId);
  const audiences = ctx.principal.role === 'platform_admin' ? ['account', 'operator'] : ['account'];
  const rows = await findDocuments(ctx.db, loadId, audiences);
  return { items: rows.map((row) => presentDocument(ctx, row)) };
};
