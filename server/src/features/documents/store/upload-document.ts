import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import type { documents } from '@portal/contract/documents/documents.contract.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { withFilesNamed } from '../../../platform/files/name-files.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { insertDocument, lockFilingLoad } from '../documents.queries.ts';
import { presentDocument } from './present-document.ts';
import { keepableFile } from './keepable-file.ts';
import { safeName } from './safe-name.ts';
import { storeFile, type StoredFile } from './store-file.ts';
import { beginSeries, countUploads, findDocument, findDocumentIn, nextVersion } from './uploads.queries.ts';
import { readableAudiences } from '../readable-audiences.ts';

export type Upload = Input<typeof documents.upload>['body'];

/** Before anything is locked: whether there is such a load, and whether the file may be kept. */
export const inspectUpload = async (ctx: Ctx, { load_id, file }: Upload): Promise<void> => {
  await loadInScope(ctx, load_id);
  await keepableFile(ctx, file);
};

/** The paper of this load that a newer version is of. 404 where it is not there, 409 where it may not be replaced. */
const replacedPaper = async (tx: Ctx, { load_id, replaces }: Upload) => {
  if (replaces === undefined) return null;
  const former = await findDocumentIn(tx.db, tx.scope, readableAudiences(tx), replaces);
  if (former?.load_id !== load_id) throw problem('documents.not_found', 404, { field: 'replaces' });
  if (former.created_by === null || former.drawn_from !== null)
    throw problem('documents.not_replaceable', 409, { field: 'replaces' });
  if (!former.is_current) throw problem('documents.replaced_already', 409, { field: 'replaces' });
  return former;
};

const insertUpload = async (tx: Ctx, upload: Upload, stored: StoredFile): Promise<number> => {
  const { account_id, status } = await lockFilingLoad(tx.db, upload.load_id);
  const former = await replacedPaper(tx, upload);
  if ((await countUploads(tx.db, upload.load_id)) >= uploadLimits.ofLoad) {
    throw problem('documents.too_many', 409, { params: { limit: uploadLimits.ofLoad } });
  }
  const seriesId = former && (former.series_id ?? former.id);
  const { extension, ...kept } = stored;
  const row = await insertDocument(tx.db, {
    ...kept,
    load_id: upload.load_id,
    account_id,
    type: upload.type,
    name: safeName(upload.file.name, extension, upload.type),
    note: upload.note ?? '',
    language: tx.actor.language,
    audience: former?.audience ?? 'account',
    created_by: tx.actor.userId,
    filed_by: can(tx, 'act_for_operator') ? 'operator' : 'shipper',
    series_id: seriesId,
    version: seriesId === null ? 1 : await nextVersion(tx.db, seriesId),
  });
  if (!row) throw problem('http.conflict', 409);
  if (seriesId === null) await beginSeries(tx.db, row.id);
  const { name, version } = await findDocument(tx.db, row.id);
  await writeHistory(tx, upload.load_id, {
    kind: 'document',
    event: former ? 'file_replaced' : 'file_added',
    details: { name, type: upload.type, version, document_id: row.id },
  });
  await emit(tx, documentFiled, { load_id: upload.load_id, document_id: row.id });
  publish(tx, upload.load_id, 'load-changed', { load_id: upload.load_id, status });
  return row.id;
};

/**
 * Adds a file to a load, or a newer version of one; the load is held meanwhile, so that versions are counted one by one.
 * 404 `loads.not_found` or `documents.not_found`, 409 where the paper is no upload, has a newer version already, or the
 * load has as many as it may; 400, 413 and 415 as `keepableFile` says.
 */
export const uploadDocument = async (ctx: Ctx, upload: Upload): Promise<LoadDocument> => {
  await loadInScope(ctx, upload.load_id);
  const stored = await storeFile(ctx, await keepableFile(ctx, upload.file));
  const keys = [stored.storage_key, stored.thumbnail_key].filter((key) => key !== null);
  return withFilesNamed(ctx, keys, async (tx) => {
    const id = await insertUpload(tx, upload, stored);
    return presentDocument(tx, await findDocument(tx.db, id));
  });
};
