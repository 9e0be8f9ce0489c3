import { ErrorReply } from '@portal/contract/http/error-reply.ts';
import type { Answer, Answers } from './answers.ts';
import type { Cell } from './cells.ts';

/**
 * `wrong` is what the table does not say. `unproven` is an answer that the table allows and that hides whether the
 * right was asked, such as a body found wrong; `hidden` is proven where somebody else is answered in the same row.
 */
export type Verdict = { cell: Cell; kind: 'wrong' | 'unproven' | 'hidden' | 'proven'; title: string };

const codeOf = ({ body }: Answer): string =>
  ErrorReply.safeParse(JSON.parse(body || 'null'))
    .data?.detail.map(({ code }) => code)
    .join(' ') ?? '';

const neverOk = [401, 403, 404, 429];
const isOk = (status: number): boolean => status < 500 && !neverOk.includes(status);

/** Refusals by what the object is, or what came with it: right, body and object were looked at before. */
const lookedAtLast = ['billing.not_payable_online', 'auth.passkey_expired'];

/** The call did what it does, or the object itself stood in the way, which is looked at last. */
const hasReachedObject = (answer: Answer): boolean =>
  answer.status < 400 || answer.status === 409 || lookedAtLast.includes(codeOf(answer));

const kindOf = ({ expected }: Cell, { answer, absent }: Answers): Verdict['kind'] => {
  const { status } = answer;
  const isRight = expected.some((one) => (one === 'ok' ? isOk(status) : one === `${status}`));
  if (!isRight || (absent && answer.body !== absent.body)) return 'wrong';
  if (status === 401 && codeOf(answer) !== 'auth.session_expired') return 'wrong';
  if (status === 404) return 'hidden';
  return hasReachedObject(answer) || status === 401 || status === 403 || status === 503 ? 'proven' : 'unproven';
};

/** What the answers to a cell say. */
export const verdictOn = (cell: Cell, answers: Answers): Verdict => {
  const { caller, relation, expected } = cell;
  const { answer, absent } = answers;
  const differs = absent && answer.body !== absent.body ? ', which differs from what does not exist' : '';
  return {
    cell,
    kind: kindOf(cell, answers),
    title: `${caller.name}, ${relation ?? 'nothing'}: ${answer.status}, expected ${expected.join(' or ')}${differs}. ${answer.body.slice(0, 300)}`,
  };
};

/** Cells that show nothing: what is hidden shows nothing either where the same request is answered to nobody. */
export const unprovenAmong = (verdicts: readonly Verdict[]): Verdict[] => {
  const isAnswered = verdicts.some(({ cell, kind }) => kind === 'proven' && cell.expected.includes('ok'));
  return verdicts.filter(({ kind }) => kind === 'unproven' || (kind === 'hidden' && !isAnswered));
};
