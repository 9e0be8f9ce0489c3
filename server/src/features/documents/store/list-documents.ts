import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { presentDocument } from './present-document.ts';
import { findDocuments } from './uploads.queries.ts';
import { readableAudiences } from '../readable-audiences.ts';

/** The papers of a load with all their versions, each with an address that is good for ten minutes. 404 `loads.not_found`. */
export const listDocuments = async (ctx: Ctx, loadId: number): Promise<{ items: LoadDocument[] }> => {
  await loadInScope(ctx, loadId);
  const rows = await findDocuments(ctx.db, loadId, readableAudiences(ctx));
  return { items: rows.map((row) => presentDocument(ctx, row)) };
};
