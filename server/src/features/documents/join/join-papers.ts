import { isBooked } from '@portal/contract/loads/load-states.ts';
import type { JoinedType } from '@portal/contract/documents/generated-types.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { loadInScope, refuseForeignLoads } from '../../loads/load-in-scope.ts';
import { findInForce } from '../generated.queries.ts';
import { printLabels } from '../labels/print-labels.ts';
import { readableAudiences } from '../readable-audiences.ts';
import { joinPdfs } from './join-pdfs.ts';

/** The bill of lading that the portal has issued, as it is on file. */
const readBol = async (ctx: Ctx, loadId: number): Promise<Uint8Array[]> => {
  const papers = await findInForce(ctx.db, loadId, ['bol'], readableAudiences(ctx));
  const issued = papers.find(({ created_by, drawn_from }) => created_by === null || drawn_from !== null);
  return issued ? [await ctx.services.files.get(issued.storage_key)] : [];
};

/** All labels of the load, on rolls of 4 by 6 in.; none of a container, nor of a load no carrier has accepted. */
const readLabels = async (ctx: Ctx, loadId: number): Promise<Uint8Array[]> => {
  const { mode, status } = await loadInScope(ctx, loadId);
  if (mode === 'drayage' || !isBooked(status)) return [];
  const file = await printLabels(ctx, loadId, { format: '4x6', start: 1 });
  return 'bytes' in file ? [file.bytes] : [];
};

const readers = { bol: readBol, label: readLabels };

/**
 * One paper of each of these loads in one PDF, in the order of the loads; a load that has none is left out. Refuses with
 * 404 `loads.not_found` for any that is not the caller's, and 409 `documents.none_to_print` where none of them has one.
 */
export const joinPapers = async (ctx: Ctx, loadIds: readonly number[], type: JoinedType): Promise<FileReply> => {
  await refuseForeignLoads(ctx, loadIds);
  const files: Uint8Array[] = [];
  for (const loadId of new Set(loadIds)) files.push(...(await readers[type](ctx, loadId)));
  if (files.length === 0) throw problem('documents.none_to_print', 409);
  const bytes = Buffer.from(await joinPdfs(files));
  return { bytes, contentType: 'application/pdf', name: `${type === 'bol' ? 'BOL' : 'Labels'}-${files.length}.pdf` };
};
