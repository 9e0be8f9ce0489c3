import type { ErrorItem, ErrorReply, ErrorStatus } from '@portal/contract/http/error-reply.ts';
import { type ErrorCode, errorKey } from '@portal/contract/phrases/error-code.ts';
import { bothPhrases, type PhraseParams } from '../mail/phrases.ts';

type Fault = { code: ErrorCode; field?: string | undefined; params?: PhraseParams | undefined };

/** What is said where a value is taken already, by the name of the unique index that refuses it. */
export type TakenValues = Readonly<Record<string, Omit<Fault, 'params'>>>;

/** A refusal on its way to the caller. */
export class Problem extends Error {
  readonly status: ErrorStatus;
  readonly items: ErrorItem[];
  readonly retryAfter: number | undefined;

  constructor(status: ErrorStatus, items: ErrorItem[], retryAfter?: number) {
    super(items.map((item) => item.code).join(', '));
    this.status = status;
    this.items = items;
    this.retryAfter = retryAfter;
  }
}

const errorItem = ({ code, field, params }: Fault): ErrorItem => ({
  msg: bothPhrases(errorKey(code), params),
  code,
  ...(field ? { field } : {}),
});

/** A refusal for one reason: `throw problem('quotes.expired', 409)`. */
export const problem = (
  code: ErrorCode,
  status: ErrorStatus = 400,
  more: { field?: string; params?: PhraseParams; retryAfter?: number } = {},
): Problem => new Problem(status, [errorItem({ code, field: more.field, params: more.params })], more.retryAfter);

/** A refusal for several reasons at once, each at its field. */
export const problems = (faults: readonly Fault[], status: ErrorStatus = 400): Problem =>
  new Problem(status, faults.map(errorItem));

export const notFound = (): Problem => problem('http.not_found', 404);

/** The reply of a refusal; `listsErrors` where the call's row asks for its faults as `errors` too. */
export const errorReply = (found: Problem, requestId: string, listsErrors = false): ErrorReply => ({
  detail: found.items,
  ...(listsErrors ? { errors: found.items } : {}),
  request_id: requestId,
});
