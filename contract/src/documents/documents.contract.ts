import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { Id, IdText, text } from '../values/values.ts';
import { LoadIdText } from '../loads/load.ts';
import { documentTypes, uploadedTypes } from './document-types.ts';
import { uploadLimits } from './upload-limits.ts';

export const LoadDocument = z.strictObject({
  id: Id,
  type: z.enum(documentTypes),
  name: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.int(),
  created_at: z.string(),
  /** Signed, good for ten minutes. */
  url: z.string(),
  /** A small picture of an uploaded image, signed likewise. */
  thumbnail_url: z.string().nullable(),
  /** What its sender wrote about it. */
  note: z.string(),
  /** Versions of one paper share this id, the first one's own; the newest is the paper, the others are former ones. */
  series_id: Id,
  version: z.int().min(1),
  is_current: z.boolean(),
  /** Who uploaded it; null for what the portal or a carrier filed. */
  uploaded_by: z.string().nullable(),
  /** Whether the caller may take it back. */
  may_remove: z.boolean(),
});
export type LoadDocument = z.infer<typeof LoadDocument>;

export const documents = contract({
  list: {
    method: 'GET',
    path: '/api/docs/{load_id}',
    permission: 'get:docs',
    summary: 'The papers of a load, each with a signed address',
    params: z.strictObject({ load_id: LoadIdText }),
    reply: z.strictObject({ items: z.array(LoadDocument) }),
    errors: [404],
  },
  upload: {
    method: 'POST',
    path: '/api/user-docs',
    permission: 'post:user-docs',
    summary: 'Add a file to a load, or a newer version of one that was added before',
    perMinute: 60,
    encoding: 'multipart',
    largestFile: uploadLimits.imageBytes,
    body: z.strictObject({
      load_id: LoadIdText,
      type: z.enum(uploadedTypes),
      note: text(uploadLimits.note).optional(),
      /** The current version of an uploaded paper of the same load. */
      replaces: IdText.optional(),
      file: z.file().max(uploadLimits.imageBytes),
    }),
    reply: LoadDocument,
    status: 201,
    errors: [404, 409, 413, 415, 422, 503],
  },
  remove: {
    method: 'DELETE',
    path: '/api/user-docs/{document_id}',
    permission: 'post:user-docs',
    summary: 'Take back a file somebody uploaded: it is kept, and shown to nobody any more',
    params: z.strictObject({ document_id: IdText }),
    errors: [404, 409],
  },
  download: {
    method: 'GET',
    path: '/api/files/{token}',
    permission: 'public',
    summary: 'One file, by the signed address another call gave',
    params: z.strictObject({ token: z.string().min(20).max(600) }),
    reply: 'file',
    errors: [404],
  },
});
