import { issuedPapers } from '@portal/contract/documents/document-types.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { readFileToken } from '../../../platform/files/files.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import type { DocumentRow } from '../documents.queries.ts';
import { findGrantedDocument } from './uploads.queries.ts';

const thumbnailType = 'image/webp';

type Named = Pick<DocumentRow, 'name' | 'type' | 'created_by' | 'drawn_from' | 'filed_by'>;

/** A proof of delivery, a bill or an invoice that somebody uploaded is saved under a name that says whose it is. */
const savedName = ({ name, type, created_by, drawn_from, filed_by }: Named): string =>
  created_by === null || drawn_from !== null || !issuedPapers.includes(type)
    ? name
    : name.replace(/(\.\w+)?$/, ` (uploaded by ${filed_by})$1`);

/**
 * The file behind a signed address. The signature is the right to read this one paper of this one account, while the
 * session it was given to stands. Forged, altered, too old or gone: 404 `documents.not_found` alike.
 */
export const downloadFile = async (ctx: OpenCtx, token: string): Promise<FileReply> => {
  const grant = readFileToken(ctx.services.config.fileUrlKey, token);
  const document = grant && (await findGrantedDocument(ctx.db, grant));
  if (!document) throw problem('documents.not_found', 404);
  const { files } = ctx.services;
  if (grant.part === 'thumbnail') {
    if (!document.thumbnail_key) throw problem('documents.not_found', 404);
    return { bytes: await files.get(document.thumbnail_key), contentType: thumbnailType, name: 'thumbnail.webp' };
  }
  const stream = await files.open(document.storage_key);
  return { stream, size: document.size, contentType: document.content_type, name: savedName(document) };
};
