import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { generatedPapersCalls } from './generated-papers.calls.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Day, Id, IdText, listOf } from '../values/values.ts';
import { LoadId, LoadIdText } from '../loads/load.ts';
import { Language } from '../words/language-schemas.ts';
import { documentTypes } from './document-types.ts';
import { generatedTypes, joinedTypes, mostJoined } from './generated-types.ts';

/** A paper wherever it is listed without its load's page. */
export const FiledPaper = z.strictObject({
  id: Id,
  load_id: LoadId,
  type: z.enum(documentTypes),
  name: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.int(),
  language: Language,
  created_at: z.string(),
  /** Signed, good for ten minutes. */
  url: z.string(),
});
export type FiledPaper = z.infer<typeof FiledPaper>;

const ofLoad = z.strictObject({ load_id: LoadIdText });
const papers = z.strictObject({ items: z.array(FiledPaper) });

export const generatedPapers = contract(generatedPapersCalls, {
  generate: {
    summary: 'Draw a paper of a load; the one on file where it would say the same',
    perMinute: 60,
    body: z.strictObject({
      load_id: LoadId,
      type: z.enum(generatedTypes),
      /** The recipient’s; the caller’s own where none is said. */
      language: Language.optional(),
    }),
    reply: FiledPaper.extend({
      /** False where it was on file already. */
      created: z.boolean(),
    }),
    errors: [404, 409, 422, 503],
  },
  forCarrier: {
    summary: 'The papers of a load its carrier is handed',
    query: ofLoad,
    reply: papers,
    errors: [404],
  },
  invoices: {
    summary: 'The invoices of a load',
    query: ofLoad,
    reply: papers,
    errors: [404],
  },
  ofAccount: {
    summary: 'All papers of the caller’s accounts, newest first',
    query: PageQuery.extend({
      account_id: IdText.optional(),
      load_id: LoadIdText.optional(),
      type: listOf(z.enum(documentTypes)).optional(),
      /** Days they were filed on, in the operator’s zone. */
      from: Day.optional(),
      to: Day.optional(),
    }),
    reply: page(FiledPaper),
    errors: [404],
  },
  joined: {
    fileTypes: ['application/pdf'],
    summary: 'One paper of each of several loads in one PDF, to be printed at once; loads without it are left out',
    query: z.strictObject({
      load_ids: z.preprocess(
        (value) => (value === undefined || Array.isArray(value) ? value : [value]),
        z.array(LoadIdText).min(1).max(mostJoined),
      ),
      type: z.enum(joinedTypes),
    }),
    errors: [404, 409, 503],
    perMinute: 30,
  },
});
