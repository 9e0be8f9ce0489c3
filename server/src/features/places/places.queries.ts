import type { LocationChange } from '@portal/contract/places/places.contract.ts';
import { type Selectable, sql } from 'kysely';
import type { Locations } from '../../platform/database/db.types.ts';
import type { Ctx } from '../../platform/context.ts';
import { containing } from '../../platform/database/search-pattern.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

export type LocationRow = Selectable<Locations>;
type NewLocation = Omit<LocationRow, 'id' | 'created_at' | 'archived_at'>;

const columns = [
  'id',
  'name',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
  'contact_name',
  'contact_phone',
  'contact_email',
  'open_time',
  'close_time',
  'residential',
  'limited_access',
] as const;

const ofAccount = (ctx: Ctx, search: string | undefined) =>
  ctx.db
    .selectFrom('locations')
    .where('account_id', '=', ctx.actor.accountId)
    .where('archived_at', 'is', null)
    .$if(Boolean(search), (query) =>
      query.where(
        sql`concat_ws(' ', name, address, city, state, zip_code, contact_name)`,
        'ilike',
        containing(search ?? ''),
      ),
    );

export const findLocations = (ctx: Ctx, search: string | undefined, page: { skip: number; limit: number }) =>
  ofAccount(ctx, search).select(columns).orderBy('name').orderBy('id').offset(page.skip).limit(page.limit).execute();

export const countLocations = async (ctx: Ctx, search: string | undefined): Promise<number> => {
  const { count } = await ofAccount(ctx, search)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const insertLocation = (ctx: Ctx, location: NewLocation) =>
  ctx.db.insertInto('locations').values(location).returning(columns).executeTakeFirstOrThrow();

/** One of the own account's saved locations that is not removed. */
const ownLocation = (ctx: Ctx, id: number) =>
  ctx.db
    .updateTable('locations')
    .where('id', '=', id)
    .where('account_id', '=', ctx.actor.accountId)
    .where('archived_at', 'is', null);

/** Changes a location of the own account; undefined where there is none. */
export const updateLocation = (ctx: Ctx, id: number, change: LocationChange) =>
  // The account is written as it is, so that the statement stands where nothing else is to change.
  ownLocation(ctx, id)
    .set({ ...change, account_id: ctx.actor.accountId })
    .returning(columns)
    .executeTakeFirst();

/** A saved location of the own account, held until the transaction ends; undefined where there is none. */
export const lockLocation = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('locations')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', ctx.actor.accountId)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Takes a location out of the list; loads that name it keep their row. What it was; undefined where there was none. */
export const archiveLocation = (ctx: Ctx, id: number) =>
  ownLocation(ctx, id).set({ archived_at: nowByClock }).returning(columns).executeTakeFirst();

/** Whether an account is one the caller sees. */
export const accountIsVisible = async ({ db, scope }: Ctx, accountId: number): Promise<boolean> => {
  if (scope !== 'all') return scope.accountIds.includes(accountId);
  return (await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()) !== undefined;
};
