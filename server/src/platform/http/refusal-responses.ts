import type { ErrorStatus } from '@portal/contract/http/error-reply.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import type { JsonSchema } from './component-schemas.ts';
import { errorReply, problem } from './errors.ts';

type Refusal = { name: string; description: string; code: ErrorCode; field?: string };

/** What is refused, with the name that the document gives the answer, and what such an answer says for example. */
export const refusals: Readonly<Record<ErrorStatus, Refusal>> = {
  400: { name: 'NotValid', description: 'Not valid', code: 'http.required', field: 'pickup_date' },
  401: { name: 'NoSession', description: 'No session', code: 'auth.session_expired' },
  403: { name: 'NoRight', description: 'No right', code: 'http.forbidden' },
  404: { name: 'NotFound', description: 'Not found', code: 'http.not_found' },
  409: { name: 'Conflict', description: 'State or concurrency', code: 'http.conflict' },
  413: { name: 'TooLarge', description: 'Too large', code: 'http.too_large' },
  415: { name: 'UnsupportedType', description: 'Unsupported type', code: 'http.unsupported_type' },
  422: { name: 'KeyReused', description: 'Key reused', code: 'http.key_reused' },
  429: { name: 'TooMany', description: 'Too many', code: 'http.too_many_requests' },
  500: { name: 'OurFault', description: 'Our fault', code: 'http.unexpected' },
  503: { name: 'Busy', description: 'Busy', code: 'http.busy' },
};

/** Where it pays to ask again, an answer says when. */
const isPassing = (status: string): boolean => status === '429' || status === '503';

const retryAfter = {
  'retry-after': { description: 'Seconds to wait before the next try', schema: { type: 'integer', minimum: 1 } },
};

/** Answers that say why a call is refused, which all calls share. */
export const refusalResponses = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, { name, description, code, field }]) => {
      const example = errorReply(problem(code, 400, field ? { field } : {}), 'req-4f6a1c9e');
      const content = { 'application/json': { schema, example } };
      return [name, { description, ...(isPassing(status) ? { headers: retryAfter } : {}), content }];
    }),
  );
