import { type ErrorCode, errorKey } from '@portal/contract/phrases/error-code.ts';
import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import type { ErrorItem } from '@portal/contract/http/error-reply.ts';
import { issueCode, issueField } from '@portal/contract/phrases/issue-code.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import type { Translate } from '../words/translate.ts';
import type { z } from 'zod';
import { currentLanguage } from '../words/i18n.ts';

/** What is wrong with a field: a phrase by its key, or the server's message. Kept untranslated: languages may switch. */
export type Fault = { phrase: PhraseKey; params?: Params } | { message: BothLanguages };

/** The values of a phrase, in both languages where they differ. */
type Params = Readonly<Record<string, string | number | BothLanguages>>;

const paramsIn = (params: Params): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[currentLanguage()] : value]),
  );

/** Faults by the dotted path of their field, as the contract names it. */
export type Faults = Readonly<Record<string, Fault>>;

export const noFaults: Faults = {};

/** A refusal's code as a phrase key: `http.required` is the phrase `http.errors.required`. */
export const phraseOf = (code: ErrorCode): PhraseKey => errorKey(code);

/** A fault in the language on screen. */
export const faultText = (fault: Fault | undefined, t: Translate): string | undefined => {
  if (!fault) return undefined;
  return 'message' in fault ? fault.message[currentLanguage()] : t(fault.phrase, paramsIn(fault.params ?? {}));
};

const required: Fault = { phrase: phraseOf('http.required') };

/** What a contract schema finds wrong with a form, in the words the server would use; the first fault of each field. */
export const schemaFaults = (schema: z.ZodType, form: unknown): Faults => {
  const result = schema.safeParse(form, { reportInput: true });
  if (result.success) return {};
  const found = result.error.issues.map((issue): [string, Fault] => {
    // Nothing was chosen yet: the choices' codes say nothing to whoever fills in the form.
    if (issue.code === 'invalid_value' && issue.input === '') return [issueField(issue), required];
    const { code, params } = issueCode(issue);
    return [issueField(issue), { phrase: phraseOf(code), ...(params && { params }) }];
  });
  return Object.fromEntries(found.toReversed());
};

/** A "required" fault for each empty text. */
export const emptyFaults = (form: object): Faults =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => typeof value === 'string' && !value.trim())
      .map(([field]) => [field, required]),
  );

/** The faults of a refused call that name a field. */
export const serverFaults = (items: readonly ErrorItem[]): Faults =>
  Object.fromEntries(items.flatMap((item) => (item.field ? [[item.field, { message: item.msg }]] : [])));

/** The faults without those at a path and below it, which a change there may have corrected. */
export const withoutFaultsUnder = (faults: Faults, path: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => field !== path && !field.startsWith(`${path}.`)));
