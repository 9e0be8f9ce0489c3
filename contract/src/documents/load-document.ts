import { z } from 'zod';
import { Id } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { documentSides, documentTypes } from './document-types.ts';

export const LoadDocument = z.strictObject({
  id: Id,
  type: z.enum(documentTypes),
  name: z.string(),
  /** What the portal wrote it in; null for what somebody else made. */
  language: Language.nullable(),
  /** Which of several forms of it, as labels have: `4x6`, and the units where it is a part, `avery 2-3`; else empty. */
  form: z.string(),
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
  /** Which side it comes from: what a shipper uploads as a proof of delivery is not the carrier's. */
  filed_by: z.enum(documentSides),
  /** Whether the caller may take it back. */
  may_remove: z.boolean(),
});
export type LoadDocument = z.infer<typeof LoadDocument>;
