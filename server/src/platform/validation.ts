import type { ErrorCode } from '@portal/contract/words/error-code.ts';
import type { z } from 'zod';
import { type Problem, problems } from './errors.ts';
import type { PhraseParams } from './phrases.ts';

type Issue = z.core.$ZodIssue;
type Named = { code: ErrorCode; params?: PhraseParams };

const sizes = {
  string: ['http.too_short', 'http.too_long'],
  array: ['http.too_few', 'http.too_many'],
  number: ['http.too_small', 'http.too_big'],
} as const satisfies Record<string, readonly [ErrorCode, ErrorCode]>;

const sizeOf = (origin: string) => sizes[origin as keyof typeof sizes] ?? sizes.number;

const tooSmall = (issue: Extract<Issue, { code: 'too_small' }>): Named =>
  issue.origin === 'string' && issue.minimum === 1
    ? { code: 'http.required' }
    : { code: sizeOf(issue.origin)[0], params: { minimum: Number(issue.minimum) } };

const wrongType = (issue: Extract<Issue, { code: 'invalid_type' }>): Named => {
  if (issue.input === undefined || issue.input === null) return { code: 'http.required' };
  if (issue.expected === 'number') return { code: 'http.not_a_number' };
  if (issue.expected === 'int') return { code: 'http.not_whole' };
  return { code: 'http.invalid' };
};

const named = (issue: Issue): Named => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return { code: sizeOf(issue.origin)[1], params: { maximum: Number(issue.maximum) } };
    case 'invalid_value':
      return { code: 'http.not_an_option', params: { options: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'http.not_an_email' : 'http.bad_format' };
    case 'unrecognized_keys':
      return { code: 'http.unknown_field', params: { name: (issue.keys[0] ?? '').slice(0, 60) } };
    case 'custom':
      return { code: (issue.params?.['code'] as ErrorCode | undefined) ?? 'http.invalid' };
    default:
      return { code: 'http.invalid' };
  }
};

/** How many faults are told at once: enough to mend a form, too few to be a burden. */
const told = 30;

/** A validation's faults as the product tells them: our own words by issue, the field as a dotted path. */
export const refusal = (error: z.ZodError): Problem =>
  problems(
    error.issues
      .slice(0, told)
      .map((issue) => ({ ...named(issue), field: issue.path.map(String).join('.').slice(0, 200) })),
  );

/** Parses `value` or throws the refusal that names every fault. */
export const parse = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw refusal(result.error);
  return result.data;
};
