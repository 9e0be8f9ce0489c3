import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { Id } from '../http/values.ts';
import { LoadIdText } from '../loads/load.ts';
import { documentTypes } from './document-types.ts';

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
