import type { en } from './phrases.ts';

type Phrases = typeof en;
type WithErrors = { [F in keyof Phrases]: Phrases[F] extends { errors: object } ? F : never }[keyof Phrases];

/** A refusal's code is its phrase key, `feature.code`: one without a phrase in both languages does not compile. */
export type ErrorCode = { [F in WithErrors]: `${F}.${keyof Phrases[F]['errors'] & string}` }[WithErrors];

/** The key of a refusal's phrase: `loads.errors.not_found` of the code `loads.not_found`. */
export type ErrorKey<Code extends string = ErrorCode> = Code extends `${infer Feature}.${infer Name}`
  ? `${Feature}.errors.${Name}`
  : never;

export const errorKey = <Code extends ErrorCode>(code: Code) => code.replace('.', '.errors.') as ErrorKey<Code>;
