import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { Ctx } from '../../../platform/context.ts';
import { signFile } from '../../../platform/files/files.ts';
import { mayRemove } from './may-remove.ts';
import type { ShownDocument } from './uploads.queries.ts';

/** The address of a paper or of its thumbnail: good for the caller, for ten minutes. */
export const fileAddress = (
  { services, actor }: Ctx,
  { id, account_id }: { id: number; account_id: number },
  part?: 'thumbnail',
): string => {
  const credential =
    actor.kind === 'api_key' ? { session_id: null, api_key_id: actor.keyId } : { session_id: actor.sessionId };
  const grant = { document_id: id, account_id, user_id: actor.userId, ...credential, ...(part ? { part } : {}) };
  return `/api/files/${signFile(services.config.fileUrlKey, grant)}`;
};

/** A paper as it is listed, with addresses that are good for ten minutes. */
export const presentDocument = (ctx: Ctx, row: ShownDocument): LoadDocument => {
  const addressOf = (part?: 'thumbnail') => fileAddress(ctx, row, part);
  const { id, name, content_type, size, created_at, note, version, is_current } = row;
  return {
    id,
    type: row.type,
    name,
    language: row.uploaded_by === null && row.filed_by === 'portal' ? row.language : null,
    form: row.form,
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
    filed_by: row.filed_by,
    may_remove: mayRemove(ctx, row),
  };
};
