import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { errorKey } from '@portal/contract/phrases/error-code.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import { bothPhrases } from '../../platform/mail/phrases.ts';
import type { Segment } from './segments.ts';

type X12Code = Extract<ErrorCode, `carrier_bills.x12_${string}`>;

/** What is wrong with a segment: `line` counts the file's segments from 1, `params` name segment and element. */
export type X12Fault = { line: number; code: X12Code; params: Readonly<Record<string, string | number>> };

export const x12Fault = (line: number, code: X12Code, params: X12Fault['params'] = {}): X12Fault => ({
  line,
  code,
  params,
});

/** An element as guides name it: the second of a B3 is `B302`. */
export const elementOf = ({ id }: Pick<Segment, 'id'>, position: number): string =>
  `${id}${String(position).padStart(2, '0')}`;

/** A fault in both languages. */
export const faultWords = ({ code, params }: X12Fault): BothLanguages => bothPhrases(errorKey(code), params);
