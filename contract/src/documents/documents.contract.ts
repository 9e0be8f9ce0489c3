import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { documentsCalls } from './documents.calls.ts';
import { IdText, text } from '../values/values.ts';
import { LoadIdText } from '../loads/load.ts';
import { uploadedTypes } from './document-types.ts';
import { uploadLimits } from './upload-limits.ts';
import { LoadDocument } from './load-document.ts';

export const documents = contract(documentsCalls, {
  list: {
    summary: 'The papers of a load, each with a signed address',
    params: z.strictObject({ load_id: LoadIdText }),
    reply: z.strictObject({ items: z.array(LoadDocument) }),
    errors: [404],
  },
  upload: {
    summary: 'Add a file to a load, or a newer version of one that was added before',
    perMinute: 60,
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
    summary: 'Take back a file somebody uploaded: it is kept, and shown to nobody any more',
    params: z.strictObject({ document_id: IdText }),
    errors: [404, 409],
  },
  download: {
    fileTypes: ['*/*'],
    summary: 'One file, by the signed address another call gave',
    params: z.strictObject({ token: z.string().min(20).max(600) }),
    errors: [404],
  },
});
