import { sql } from 'kysely';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { Markup as OwnMarkup, MarkupsByMode } from '@portal/contract/quotes/markup.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Markup } from './rating/price-offer.ts';

/**
 * What one seller adds to a load: the operator where `seller` is null, else the account of that id. `by_mode` holds for
 * quotes of those modes; null where the markup is the load's own.
 */
export type MarkupLayer = Markup & { seller: number | null; by_mode: MarkupsByMode | null };

/** What a load's prices are made with: every seller's markup, the operator's first, and the version they stand at. */
export type Markups = { layers: MarkupLayer[]; version: number };

/** The markups of a load: the operator's for it or for its account, then one of each account above, from the top. */
export const findMarkups = async (db: Database, loadId: number): Promise<Markups> => {
  const { rows } = await sql<MarkupLayer & { version: number }>`
    with recursive above as (
      select a.id, a.parent_id, 0 as height from accounts a join loads l on l.account_id = a.id where l.id = ${loadId}
      union all select p.id, p.parent_id, above.height + 1 from accounts p join above on p.id = above.parent_id
    ), layer as (
      select 1 as is_operator, 0 as height, null::integer as seller, coalesce(l.markup_percent, a.markup_percent) as percent,
        coalesce(l.markup_min, a.markup_min) as min,
        case when l.markup_percent is null then a.markups_by_mode end as by_mode
      from loads l join accounts a on a.id = l.account_id where l.id = ${loadId}
      union all
      select 0, above.height, above.id, coalesce(m.markup_percent, 0), coalesce(m.markup_min, 0), null
      from above left join load_markups m on m.account_id = above.id and m.load_id = ${loadId} where above.height > 0
    )
    select seller, percent, min, by_mode, (select markup_version from loads where id = ${loadId}) as version
    from layer order by is_operator desc, height desc`.execute(db);
  const [operator] = rows;
  if (!operator) throw new Error('a load has an account');
  return {
    layers: rows.map(({ seller, percent, min, by_mode }) => ({ seller, percent, min, by_mode })),
    version: operator.version,
  };
};

const markupOf = ({ markup_percent, markup_min }: OwnMarkup): Markup => ({ percent: markup_percent, min: markup_min });

/** Every seller's markup on a quote of this mode, in the order of `layers`. */
export const markupsFor = (layers: readonly MarkupLayer[], mode: LoadMode): Markup[] =>
  layers.map(({ percent, min, by_mode }) => {
    const ofMode = by_mode?.[mode];
    return ofMode ? markupOf(ofMode) : { percent, min };
  });

const ofItsMode = (field: keyof OwnMarkup) => sql`(accounts.markups_by_mode -> loads.mode ->> ${field})::numeric`;

/** What the operator adds to one load; without a word about the load, what it adds to its account's loads of the mode. */
export const findOperatorMarkup = (db: Database, loadId: number): Promise<OwnMarkup> =>
  db
    .selectFrom('loads')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .select([
      sql<number>`coalesce(loads.markup_percent, ${ofItsMode('markup_percent')}, accounts.markup_percent)`.as(
        'markup_percent',
      ),
      sql<number>`coalesce(loads.markup_min, ${ofItsMode('markup_min')}, accounts.markup_min)`.as('markup_min'),
    ])
    .where('loads.id', '=', loadId)
    .executeTakeFirstOrThrow();

/** What the operator adds to an account's loads of a mode, unless it says otherwise of one. */
export const findAccountMarkup = async (db: Database, accountId: number, mode: LoadMode): Promise<Markup> => {
  const account = await db
    .selectFrom('accounts')
    .select(['markup_percent', 'markup_min', 'markups_by_mode'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return markupOf(account.markups_by_mode[mode] ?? account);
};

/** What an account adds to a load of an account below it; nothing unless it was said. */
export const findSellerMarkup = async (db: Database, loadId: number, accountId: number): Promise<OwnMarkup> =>
  (await db
    .selectFrom('load_markups')
    .select(['markup_percent', 'markup_min'])
    .where('load_id', '=', loadId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? { markup_percent: 0, markup_min: 0 };

export const setOperatorMarkup = (db: Database, loadId: number, markup: OwnMarkup) =>
  db.updateTable('loads').set(markup).where('id', '=', loadId).execute();

export const setSellerMarkup = (db: Database, loadId: number, accountId: number, markup: OwnMarkup) =>
  db
    .insertInto('load_markups')
    .values({ ...markup, load_id: loadId, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['load_id', 'account_id']).doUpdateSet(markup))
    .execute();

/** Makes answers that are priced with the markups of before stand out. */
export const countMarkup = (db: Database, loadId: number) =>
  db
    .updateTable('loads')
    .set({ markup_version: sql<number>`markup_version + 1` })
    .where('id', '=', loadId)
    .execute();

/** The quotes of a load that can still be booked, with what they are priced from. */
const openQuotes = (db: Database, loadId: number) =>
  db
    .selectFrom('carrier_quotes')
    .select(['id', 'mode', 'cost_lines'])
    .where('load_id', '=', loadId)
    .where('status', '=', 'open')
    .orderBy('id');

export const findOpenQuotes = (db: Database, loadId: number) => openQuotes(db, loadId).execute();

/** The same, held until commit. */
export const lockOpenQuotes = (db: Database, loadId: number) => openQuotes(db, loadId).forNoKeyUpdate().execute();

export const updatePrice = (db: Database, quoteId: number, price: number, priceLines: object) =>
  db
    .updateTable('carrier_quotes')
    .set({ price, price_lines: JSON.stringify(priceLines) })
    .where('id', '=', quoteId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Says on the load's row what its present round's cheapest quote costs now. */
export const refreshCheapest = (db: Database, loadId: number) =>
  db
    .updateTable('loads')
    .set({
      cheapest_price: (quotes) =>
        quotes
          .selectFrom('carrier_quotes as quote')
          .innerJoin('quote_rounds as round', 'round.id', 'quote.round_id')
          .select(({ fn }) => fn.min('quote.price').as('cheapest'))
          .whereRef('quote.load_id', '=', 'loads.id')
          .whereRef('round.round', '=', 'loads.quote_round'),
    })
    .where('id', '=', loadId)
    .execute();
