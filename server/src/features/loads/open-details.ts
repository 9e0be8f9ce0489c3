import type { MissingDetail } from '@portal/contract/loads/external-id.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { languages } from '@portal/contract/words/language.ts';
import { problem } from '../../platform/http/errors.ts';
import { phrase, phraseOfCode } from '../../platform/mail/phrases.ts';

/** What an order left open, as its load's row keeps it: a field of the load's body, and what is wrong with it. */
export type OpenDetail = { field: string; code: string; msg: MissingDetail['words'] };

const placeOf = (field: string): { name: string; line: number } => {
  const [, index = '0'] = /^(?:line_items|stops)\.(\d+)/.exec(field) ?? [];
  return { name: field.split('.').at(-1) ?? '', line: Number(index) + 1 };
};

/** An open detail as it is read: what is missing by its name, anything else in the words of the rule. */
const present = ({ field, code, msg }: OpenDetail): MissingDetail => {
  const { name, line } = placeOf(field);
  const isBlank = code === 'http.required' || code === 'commodities.hazmat_packaging_missing';
  const words = { ...msg };
  for (const language of languages) {
    const named = isBlank && phraseOfCode(language, 'loads.orders.missing', name, { line });
    if (named) words[language] = named;
  }
  return { field, words };
};

/** A load as it is shown, what its order left open in words. */
export const withMissing = <L extends { missing: readonly (OpenDetail | MissingDetail)[] }>(load: L) => ({
  ...load,
  missing: load.missing.map((detail) => ('words' in detail ? detail : present(detail))),
});

/** Refuses with 409 `loads.incomplete` to ask for prices of a load whose order left something open. */
export const refuseIncomplete = (missing: readonly MissingDetail[]): void => {
  const [first] = missing;
  if (!first) return;
  const refused = problem('loads.incomplete' satisfies ErrorCode, 409, { field: first.field });
  for (const item of refused.items) {
    for (const language of languages) {
      const list = missing.map(({ words }) => words[language]).join(', ');
      item.msg[language] = phrase(language, 'loads.errors.incomplete', { missing: list });
    }
  }
  throw refused;
};
