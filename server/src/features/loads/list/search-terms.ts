import type { OpenCtx } from '../../../platform/context.ts';
import { deleteTerms, findSearchables, insertTerms } from './search-terms.queries.ts';

const longestTerm = 100;
const combiningMarks = /\p{M}/gu;
const gaps = /\s+/g;

/** Lower case, without accents, one space between words: how terms are kept and how they are asked for. */
export const foldTerm = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(combiningMarks, '')
    .toLowerCase()
    .replaceAll(gaps, ' ')
    .trim()
    .slice(0, longestTerm);

/** What finds a value: the whole of it, and what is left of it from each later word on. */
export const termsOf = (value: string): string[] => {
  const words = foldTerm(value).split(' ');
  return words.map((_, start) => words.slice(start).join(' ')).filter((term) => term !== '');
};

/** The first text after every text that begins with `prefix`, in the database's "C" order. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;

type Value = string | number | null | undefined;

/** Makes a new load findable by these values. */
export const addSearchTerms = (
  tx: OpenCtx,
  load: { id: number; account_id: number },
  values: readonly Value[],
): Promise<void> => insertTerms(tx, load, [...new Set(values.flatMap((value) => termsOf(String(value ?? ''))))]);

/** Makes a load findable by what it says now. To be called after a change of PO, PRO, BOL, carrier or a stop's city. */
export const indexLoadTerms = async (tx: OpenCtx, loadId: number): Promise<void> => {
  const { load, values } = await findSearchables(tx, loadId);
  await deleteTerms(tx, loadId);
  await addSearchTerms(tx, load, [loadId, ...values]);
};
