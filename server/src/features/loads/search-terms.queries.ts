import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

type Load = { id: number; account_id: number };

export const insertTerms = async (tx: OpenCtx, { id, account_id }: Load, terms: readonly string[]): Promise<void> => {
  if (terms.length === 0) return;
  await tx.db
    .insertInto('load_terms')
    .values(terms.map((term) => ({ term, account_id, load_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteTerms = async (tx: OpenCtx, loadId: number): Promise<void> => {
  await tx.db.deleteFrom('load_terms').where('load_id', '=', loadId).execute();
};

/** What a load is looked for by, beside its number. */
export const findSearchables = async (tx: OpenCtx, loadId: number) => {
  const { id, account_id, cities, ...values } = await tx.db
    .selectFrom('loads')
    .leftJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .select(['loads.id', 'loads.account_id', 'po_number', 'billing_reference', 'pro_number', 'bol_number'])
    .select(['carriers.name as carrier_name', 'carriers.short_name', 'carriers.scac'])
    .select(sql<string[]>`array(select city from stops where load_id = loads.id)`.as('cities'))
    .where('loads.id', '=', loadId)
    .executeTakeFirstOrThrow();
  return { load: { id, account_id }, values: [...Object.values(values), ...cities] };
};
