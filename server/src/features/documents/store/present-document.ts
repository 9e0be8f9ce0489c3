import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { Ctx } from '../../../platform/context.ts';
import { signFile } from '../../../platform/files/files.ts';
import { mayRemove } from './may-remove.ts';
import type { ShownDocument } from './uploads.queries.ts';

/** A paper as it is listed, with addresses that are good for ten minutes. */
export const presentDocument = (ctx: Ctx, row: ShownDocument): LoadDocument => {
  const grant = { document_id: row.id, account_id: row.account_id };
  const addressOf = (part?: 'thumbnail') =>
    `/api/files/${signFile(ctx.services.config.fileUrlKey, part ? { ...grant, part } : grant)}`;
  const { id, name, content_type, size, created_at, note, version, is_current } = row;
  return {
    id,
    type: row.type,
    name,
    content_type,
    size,
    created_at,
    url: addressOf(),
    thumbnail_url: row.thumbnail_key ? addressOf('thumbnail') : null,
    note,
    series_id: row.series_id ?? id,
    version,
    is_current,
    uploaded_by: row.uploaded_by,
    may_remove: mayRemove(ctx, row),
  };
};
