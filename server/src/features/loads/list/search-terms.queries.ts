import { type RawBuilder, sql } from 'kysely';
import type { OpenCtx } from '../../../platform/context.ts';

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
  const { id, account_id, cities, container_numbers, ...values } = await tx.db
    .selectFrom('loads')
    .leftJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .leftJoin('drayage_details as haul', 'haul.load_id', 'loads.id')
    .select([
      'loads.id',
      'loads.account_id',
      'external_id',
      'po_number',
      'billing_reference',
      'pro_number',
      'bol_number',
    ])
    .select(['carriers.name as carrier_name', 'carriers.short_name', 'carriers.scac'])
    .select(['haul.container_numbers', 'haul.booking_number', 'haul.master_bl'])
    .select(sql<string | null>`loads.bill_to ->> 'reference'`.as('payer_reference'))
    .select(sql<string[]>`array(select city from stops where load_id = loads.id)`.as('cities'))
    .where('loads.id', '=', loadId)
    .executeTakeFirstOrThrow();
  return { load: { id, account_id }, values: [...Object.values(values), ...(container_numbers ?? []), ...cities] };
};

/** As many different terms a range stands for, over all accounts that are searched. */
const spellings = 200;

/** The newest loads with a term in this range, at most `most`; of these accounts, or of all. */
export const findByTerms = async (
  { db }: OpenCtx,
  { from, to }: { from: string; to: string },
  accountIds: readonly number[] | null,
  most: number,
): Promise<number[]> => {
  const owners = accountIds
    ? sql`select unnest(${accountIds}::integer[]) as account_id`
    : sql`select null as account_id`;
  const of = (row: string) => (accountIds ? sql`t.account_id = ${sql.ref(`${row}.account_id`)} and` : sql``);
  const next = (row: string, after: RawBuilder<unknown>) =>
    sql`(select t.term from load_terms t where ${of(row)} t.term ${after} and t.term < ${to}
      order by t.term limit 1)`;
  // Walks from term to term by the index, and takes the newest loads of each: a common term is not read to its end.
  const { rows } = await sql<{ id: number }>`with recursive walk(account_id, term) as (
      select account_id, ${next('owner', sql`>= ${from}`)} from (${owners}) owner
      union all select account_id, ${next('walk', sql`> walk.term`)} from walk where walk.term is not null)
    select distinct hit.load_id as id from (select * from walk where term is not null limit ${spellings}) spelling
    cross join lateral (select t.load_id from load_terms t where ${of('spelling')} t.term = spelling.term
      order by t.load_id desc limit ${most}) hit
    order by hit.load_id desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
};
