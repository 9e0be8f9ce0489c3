import type { SavedItemFilters } from '@portal/contract/commodities/commodities.contract.ts';
import type { NewSavedItem, SavedItemChange } from '@portal/contract/commodities/saved-item.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { beginningWith, containing } from '../../platform/database/search-pattern.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';
import { plannedEachTime } from '../../platform/database/named-statements.ts';

const itemColumns = [
  'id',
  'commodity',
  'nmfc_number',
  'freight_class',
  'handling_unit',
  'packaging_unit',
  'length',
  'width',
  'height',
  'dimension_unit',
  'weight',
  'weight_unit',
  'stackable',
  'hazmat',
  'unit_value',
  'hs_code',
  'country_of_origin',
  'version',
] as const;

const ownItems = (ctx: Ctx) =>
  ctx.db
    .selectFrom('account_commodities')
    .where('account_id', '=', ctx.actor.accountId)
    .where('archived_at', 'is', null);

const matching = (ctx: Ctx, { search, hazardous, freight_class }: SavedItemFilters) =>
  ownItems(ctx)
    .$if(Boolean(search), (query) =>
      query.where(
        sql`concat_ws(' ', commodity, nmfc_number, hs_code, hazmat ->> 'un_number')`,
        'ilike',
        containing(search ?? ''),
      ),
    )
    .$if(hazardous !== undefined, (query) => query.where('hazmat', hazardous ? 'is not' : 'is', null))
    .$if(Boolean(freight_class?.length), (query) => query.where('freight_class', 'in', freight_class ?? []));

export const findSavedItems = (ctx: Ctx, filters: SavedItemFilters, page: { skip: number; limit: number }) =>
  matching(ctx, filters)
    .select(itemColumns)
    .orderBy('commodity')
    .orderBy('id')
    .offset(page.skip)
    .limit(page.limit)
    .execute();

export const countSavedItems = async (ctx: Ctx, filters: SavedItemFilters): Promise<number> => {
  const { count } = await matching(ctx, filters)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** All saved items of the own account, locked until the transaction ends. */
export const lockSavedItems = (ctx: Ctx) => ownItems(ctx).select(itemColumns).orderBy('id').forNoKeyUpdate().execute();

export const insertSavedItem = (ctx: Ctx, item: NewSavedItem) =>
  ctx.db
    .insertInto('account_commodities')
    .values({ ...item, account_id: ctx.actor.accountId })
    .returning(itemColumns)
    .executeTakeFirstOrThrow();

const oneItem = (ctx: Ctx, id: number) => ownItems(ctx).select(itemColumns).where('id', '=', id);

/** A saved item of the own account; undefined where there is none. */
export const findSavedItem = (ctx: Ctx, id: number) => oneItem(ctx, id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockSavedItem = (ctx: Ctx, id: number) => oneItem(ctx, id).forNoKeyUpdate().executeTakeFirst();

const ownSavedItem = (ctx: Ctx, id: number) =>
  ctx.db
    .updateTable('account_commodities')
    .where('id', '=', id)
    .where('account_id', '=', ctx.actor.accountId)
    .where('archived_at', 'is', null);

export const updateSavedItem = (ctx: Ctx, id: number, change: Omit<SavedItemChange, 'version'>) =>
  ownSavedItem(ctx, id)
    .set({ ...change, version: Object.keys(change).length > 0 ? sql`version + 1` : sql`version` })
    .returning(itemColumns)
    .executeTakeFirst();

/** Takes a saved item out of the list; undefined where there is none. */
export const archiveSavedItem = (ctx: Ctx, id: number) =>
  ownSavedItem(ctx, id).set({ archived_at: nowByClock }).returning(itemColumns).executeTakeFirst();

type UsedNumber = { nmfc_number: string; commodity: string; freight_class: string };

/** How many of an account's newest loads are looked through for numbers it has used. */
const loadsLookedAt = 2000;

/** NMFC numbers of an account, from its saved items and its newest loads, each as it was last used; the saved first. */
export const findUsedNumbers = async (ctx: Ctx, search: string, limit: number): Promise<UsedNumber[]> => {
  const { rows } = await sql<UsedNumber>`${plannedEachTime}
    with used as (
      select nmfc_number, commodity, freight_class, 0 as source, id
      from account_commodities
      where account_id = ${ctx.actor.accountId} and archived_at is null and freight_class is not null
      union all
      select item.nmfc_number, item.commodity, item.freight_class, 1, item.id
      from (
        select id from loads where account_id = ${ctx.actor.accountId} order by id desc limit ${loadsLookedAt}
      ) load
      join line_items item on item.load_id = load.id
    ), latest as (
      select distinct on (nmfc_number) nmfc_number, commodity, freight_class, source
      from used
      where nmfc_number is not null
        and (nmfc_number like ${beginningWith(search)} or commodity ilike ${containing(search)})
      order by nmfc_number, source, id desc
    )
    select nmfc_number, commodity, freight_class from latest order by source, nmfc_number limit ${limit}
  `.execute(ctx.db);
  return rows;
};
