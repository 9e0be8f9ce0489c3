import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

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
const termsOf = (value: string): string[] => {
  const words = foldTerm(value).split(' ');
  return words.map((_, start) => words.slice(start).join(' ')).filter((term) => term !== '');
};

/** The first text after every text that begins with `prefix`, in the database's "C" order. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;

type Load = { id: number; account_id: number };

/** Makes a load findable by these values: its number, PO, PRO, BOL, cities, carrier. Values it is found by already are kept. */
export const addSearchTerms = async (
  tx: OpenCtx,
  load: Load,
  values: readonly (string | number | null | undefined)[],
): Promise<void> => {
  const terms = new Set(values.flatMap((value) => termsOf(String(value ?? ''))));
  if (terms.size === 0) return;
  await tx.db
    .insertInto('load_terms')
    .values([...terms].map((term) => ({ term, account_id: load.account_id, load_id: load.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Makes a load findable by what it says now. To be called after a change of PO, PRO, BOL, carrier or a stop's city. */
export const indexLoadTerms = async (tx: OpenCtx, loadId: number): Promise<void> => {
  const load = await tx.db
    .selectFrom('loads')
    .leftJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .select(['loads.id', 'loads.account_id', 'po_number', 'billing_reference', 'pro_number', 'bol_number'])
    .select(['carriers.name as carrier_name', 'carriers.short_name', 'carriers.scac'])
    .select(sql<string[]>`array(select city from stops where load_id = loads.id)`.as('cities'))
    .where('loads.id', '=', loadId)
    .executeTakeFirstOrThrow();
  const { id, account_id, cities, ...values } = load;
  await tx.db.deleteFrom('load_terms').where('load_id', '=', loadId).execute();
  await addSearchTerms(tx, { id, account_id }, [id, ...Object.values(values), ...cities]);
};
