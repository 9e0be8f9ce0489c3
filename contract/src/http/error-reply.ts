import { z } from 'zod';
import { BothLanguages } from '../words/language-schemas.ts';

/** One thing that is wrong: its message in both languages, its phrase key, and the field it concerns. */
export const ErrorItem = z.strictObject({
  msg: BothLanguages,
  code: z.string(),
  field: z.string().optional(),
});
export type ErrorItem = z.infer<typeof ErrorItem>;

/** Every refusal of every call has this shape. */
export const ErrorReply = z.strictObject({
  detail: z.array(ErrorItem).min(1),
  /** The same list again, from calls whose rows say so. */
  errors: z.array(ErrorItem).min(1).optional(),
  request_id: z.string(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

export const errorStatuses = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];
