import { committedStatuses } from '@portal/contract/loads/load-states.ts';
import type { LocationFilters } from '@portal/contract/places/places.contract.ts';
import type { LocationChange, LocationInput } from '@portal/contract/places/saved-location.ts';
import { type Selectable, sql } from 'kysely';
import type { Locations } from '../../platform/database/db.types.ts';
import type { Ctx } from '../../platform/context.ts';
import { beginningWith, containing } from '../../platform/database/search-pattern.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

export type LocationRow = Selectable<Locations>;
type NewLocation = Omit<LocationInput, 'country'> & Pick<LocationRow, 'account_id' | 'country'>;

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
  'limited_access_type',
  'contact_role',
  'further_contacts',
  'week_hours',
  'dock_notes',
  'notices',
  'freight_terms',
  'bill_to',
  'appointment',
  'liftgate',
  'forklift',
  'photo_id',
  'version',
] as const;

const ofAccount = (ctx: Ctx) =>
  ctx.db.selectFrom('locations').where('account_id', '=', ctx.actor.accountId).where('archived_at', 'is', null);

const matching = (ctx: Ctx, { search, state, flag }: LocationFilters) =>
  ofAccount(ctx)
    .$if(Boolean(search), (query) =>
      query.where(
        sql`concat_ws(' ', name, address, city, state, zip_code, contact_name, further_contacts::text)`,
        'ilike',
        containing(search ?? ''),
      ),
    )
    .$if(Boolean(state?.length), (query) => query.where('state', 'in', state ?? []))
    .$if(Boolean(flag?.length), (query) =>
      query.where((either) => either.and((flag ?? []).map((one) => either(one, '=', true)))),
    );

/** How near a location comes to what was searched for: its name, its city or code, a word of its name, the rest. */
const rankOf = (search: string) => {
  const [begins, beginsWord] = [beginningWith(search), containing(` ${search}`)];
  return sql`case when name ilike ${begins} then 0 when city ilike ${begins} or zip_code ilike ${begins} then 1
    when name ilike ${beginsWord} then 2 when concat_ws(' ', name, address, city) ilike ${containing(search)} then 3
    else 4 end`;
};

/** The nearest to what is searched for first, else by name. */
export const findLocations = (
  ctx: Ctx,
  { search, ...filters }: LocationFilters,
  page: { skip: number; limit: number },
) =>
  matching(ctx, { search, ...filters })
    .select(columns)
    .$if(Boolean(search), (query) => query.orderBy(rankOf(search ?? '')))
    .orderBy('name')
    .orderBy('id')
    .offset(page.skip)
    .limit(page.limit)
    .execute();

export const countLocations = async (ctx: Ctx, filters: LocationFilters): Promise<number> => {
  const { count } = await matching(ctx, filters)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** The states the own account has saved locations in, in alphabetical order. */
export const findLocationStates = async (ctx: Ctx): Promise<string[]> => {
  const rows = await ofAccount(ctx).select('state').distinct().orderBy('state').execute();
  return rows.map(({ state }) => state);
};

/** All saved locations of the own account, locked until the transaction ends. */
export const lockLocations = (ctx: Ctx) => ofAccount(ctx).select(columns).orderBy('id').forNoKeyUpdate().execute();

/** A location of the own account; undefined where there is none. */
export const findLocation = (ctx: Ctx, id: number) =>
  ofAccount(ctx).select(columns).where('id', '=', id).executeTakeFirst();

/** How many loads of the own account name a location: all, those of 90 days, and those a carrier counts on. */
export const countLoadsAt = async (ctx: Ctx, id: number): Promise<{ all: number; recent: number; booked: number }> => {
  const { rows } = await sql<{ all: number; recent: number; booked: number }>`
    select count(*)::int as "all",
      count(*) filter (where created_at > ${nowByClock} - interval '90 days')::int as recent,
      count(*) filter (where status = any(${committedStatuses}::text[]))::int as booked
    from loads
    where account_id = ${ctx.actor.accountId} and id in (select load_id from stops where location_id = ${id})
  `.execute(ctx.db);
  return rows[0] ?? { all: 0, recent: 0, booked: 0 };
};

/** The driver would make PostgreSQL arrays of these lists. */
const written = <L extends Pick<LocationChange, 'further_contacts' | 'week_hours' | 'notices' | 'bill_to'>>({
  further_contacts,
  week_hours,
  notices,
  bill_to,
  ...rest
}: L) => ({
  ...rest,
  ...(further_contacts && { further_contacts: JSON.stringify(further_contacts) }),
  ...(week_hours !== undefined && { week_hours: week_hours && JSON.stringify(week_hours) }),
  ...(notices !== undefined && { notices: notices && JSON.stringify(notices) }),
  ...(bill_to !== undefined && { bill_to: bill_to && JSON.stringify(bill_to) }),
});

export const insertLocation = (ctx: Ctx, location: NewLocation) =>
  ctx.db.insertInto('locations').values(written(location)).returning(columns).executeTakeFirstOrThrow();

/** One of the own account's saved locations that is not removed. */
const ownLocation = (ctx: Ctx, id: number) =>
  ctx.db
    .updateTable('locations')
    .where('id', '=', id)
    .where('account_id', '=', ctx.actor.accountId)
    .where('archived_at', 'is', null);

/** Changes a location of the own account; undefined where there is none. */
export const updateLocation = (ctx: Ctx, id: number, change: Omit<LocationChange, 'version'>) =>
  ownLocation(ctx, id)
    .set({ ...written(change), version: Object.keys(change).length > 0 ? sql`version + 1` : sql`version` })
    .returning(columns)
    .executeTakeFirst();

/** A saved location of the own account, held until the transaction ends; undefined where there is none. */
export const lockLocation = (ctx: Ctx, id: number) =>
  ofAccount(ctx).select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Takes a location out of the list; loads that name it keep their row. What it was; undefined where there was none. */
export const archiveLocation = (ctx: Ctx, id: number) =>
  ownLocation(ctx, id).set({ archived_at: nowByClock }).returning(columns).executeTakeFirst();

/** Whether an account is one the caller sees. */
export const accountIsVisible = async ({ db, scope }: Ctx, accountId: number): Promise<boolean> => {
  if (scope !== 'all') return scope.accountIds.includes(accountId);
  return (await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()) !== undefined;
};
