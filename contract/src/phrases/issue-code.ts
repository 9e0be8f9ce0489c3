import type { z } from 'zod';
import type { ErrorCode } from './error-code.ts';

type Issue = z.core.$ZodIssue;

/** A fault by its phrase key, with what the phrase names. */
export type IssueCode = { code: ErrorCode; params?: Record<string, string | number> };

const sizes = {
  file: ['http.required', 'http.too_large'],
  string: ['http.too_short', 'http.too_long'],
  array: ['http.too_few', 'http.too_many'],
  number: ['http.too_small', 'http.too_big'],
} as const satisfies Record<string, readonly [ErrorCode, ErrorCode]>;

const sizeOf = (origin: string) => sizes[origin as keyof typeof sizes] ?? sizes.number;

const tooSmall = (issue: Extract<Issue, { code: 'too_small' }>): IssueCode =>
  issue.origin === 'string' && issue.minimum === 1
    ? { code: 'http.required' }
    : { code: sizeOf(issue.origin)[0], params: { minimum: Number(issue.minimum) } };

/** A rule of a schema's own names its phrase, and what that says. */
type OwnRule = { code?: ErrorCode } & Record<string, string | number>;

const ofOwnRule = (issue: Extract<Issue, { code: 'custom' }>): IssueCode => {
  const { code = 'http.invalid', ...params } = (issue.params ?? {}) as OwnRule;
  return Object.keys(params).length > 0 ? { code, params } : { code };
};

const wrongType = (issue: Extract<Issue, { code: 'invalid_type' }>): IssueCode => {
  if (issue.input === undefined || issue.input === null) return { code: 'http.required' };
  if (issue.expected === 'number') return { code: 'http.not_a_number' };
  if (issue.expected === 'int') return { code: 'http.not_whole' };
  return { code: 'http.invalid' };
};

/** What the product calls a fault the validation library found; it must have been asked to report the input. */
export const issueCode = (issue: Issue): IssueCode => {
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
      return ofOwnRule(issue);
    default:
      return { code: 'http.invalid' };
  }
};

/** The dotted path of a fault, as fields are named everywhere. */
export const issueField = (issue: Issue): string => issue.path.map(String).join('.');
