import { clockEvents } from '@portal/contract/drayage/days-of-events.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { DrayageDetails } from '../../platform/database/db.types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LoadChanges } from '../loads/loads.queries.ts';
import { nextRound } from '../loads/state/quote-rounds.queries.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

export type DetailsRow = Selectable<DrayageDetails>;
export type DetailsChange = Updateable<DrayageDetails>;

export const insertDetails = async (db: Database, row: Insertable<DrayageDetails>): Promise<void> => {
  await db.insertInto('drayage_details').values(row).execute();
};

export const updateDetails = async (db: Database, loadId: number, changes: DetailsChange): Promise<void> => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('drayage_details').set(changes).where('load_id', '=', loadId).execute();
};

/** What a load says of its container; undefined where it has none. */
export const findDetails = (db: Database, loadId: number): Promise<DetailsRow | undefined> =>
  db.selectFrom('drayage_details').selectAll().where('load_id', '=', loadId).executeTakeFirst();

/** Whether the price a load is booked at charges for days of the chassis. */
export const chargesChassis = async (db: Database, loadId: number): Promise<boolean> =>
  (await db
    .selectFrom('loads')
    .innerJoin('carrier_quotes as quote', 'quote.id', 'loads.carrier_quote_id')
    .select('quote.id')
    .where('loads.id', '=', loadId)
    .where(sql<boolean>`quote.cost_lines @> '[{"code":"CHASSIS"}]'`)
    .executeTakeFirst()) !== undefined;

/** What a container's price is made of. Rejects where the load has no container. */
export const findHaulRow = async (db: Database, loadId: number) => {
  const [haul, accessorials, ends] = await Promise.all([
    db
      .selectFrom('drayage_details as details')
      .innerJoin('loads', 'loads.id', 'details.load_id')
      .selectAll('details')
      .select(['loads.pickup_date', 'loads.distance_miles'])
      .where('details.load_id', '=', loadId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('load_accessorials').select('code').where('load_id', '=', loadId).orderBy('id').execute(),
    db.selectFrom('stops').select('country').where('load_id', '=', loadId).orderBy('position').execute(),
  ]);
  return { ...haul, ends, accessorials: accessorials.map(({ code }) => code) };
};

/** The gate events of a load at the local time of where they took place, `zone` where that is not known. */
export const findGateEvents = (db: Database, loadId: number, zone: string) =>
  db
    .selectFrom('tracking_events')
    .select(['type', 'container_number'])
    .select(
      sql<string>`to_char(local_time(coalesce(timezone, ${zone}), occurred_at), 'YYYY-MM-DD"T"HH24:MI:SS.MS')`.as(
        'occurred_at',
      ),
    )
    .where('load_id', '=', loadId)
    .where('type', 'in', clockEvents)
    .execute();

/** The day it is in a zone, by the server's clock. */
export const todayIn = async (db: Database, zone: string): Promise<string> => {
  const { rows } = await sql<{
    today: string;
  }>`select to_char(local_day(${zone}, ${nowByClock}), 'YYYY-MM-DD') as today`.execute(db);
  return rows[0]?.today ?? '';
};

/** What a load's row says while operations make its price. */
export const withOperations: LoadChanges = { ...nextRound, operations_since: nowByClock };

/** The zone of the port or ramp of a load: its last stop for an export, else its first. */
const zoneOfPlace = sql<string>`(select timezone from stops where stops.load_id = details.load_id
  order by case when details.direction = 'export' then -position else position end limit 1)`;

const tomorrow = sql<string>`(local_day(${zoneOfPlace}, ${nowByClock}) + 1)`;

const gateReports = (type: 'GATE_OUT' | 'GATE_IN') =>
  sql`select from tracking_events event where event.load_id = details.load_id and event.type = ${type}`;

/** A report that names no container is of all, as is any of a load with one. */
const someAreOut = sql<boolean>`exists (${gateReports('GATE_OUT')})
  and not exists (${gateReports('GATE_IN')} and (event.container_number is null or details.container_count = 1))
  and (select count(distinct event.container_number) from tracking_events event
    where event.load_id = details.load_id and event.type = 'GATE_IN') < details.container_count`;

/** Its last free day may follow from the day it was available. */
const someAreAvailable = sql<boolean>`(details.last_free_day is null and exists (
  select from tracking_events event where event.load_id = details.load_id
    and event.type in ('VESSEL_UNLOADED', 'RAIL_ARRIVAL')))`;

const lastFreeDayIsTomorrow = sql<boolean>`(details.last_free_day = ${tomorrow} or exists (
  select from jsonb_array_elements(details.container_free_days) own
  where (own ->> 'last_free_day')::date = ${tomorrow}))`;

/**
 * The haul of loads in these statuses of which a container may begin to cost tomorrow, each with its zone and the day
 * it is there: those with a last free day tomorrow, and those that are out.
 */
export const findOnTheirWay = (db: Database, statuses: readonly LoadStatus[]) =>
  db
    .selectFrom('drayage_details as details')
    .innerJoin('loads', 'loads.id', 'details.load_id')
    .selectAll('details')
    .select(zoneOfPlace.as('zone'))
    .select(sql<string>`to_char(local_day(${zoneOfPlace}, ${nowByClock}), 'YYYY-MM-DD')`.as('today'))
    .where('loads.status', 'in', statuses)
    .where((where) => where.or([lastFreeDayIsTomorrow, someAreAvailable, someAreOut]))
    .execute();

/** The hauls of these loads, each with its zone and the day it is there. */
export const findHauls = (db: Database, loadIds: readonly number[]) =>
  db
    .selectFrom('drayage_details as details')
    .selectAll('details')
    .select(zoneOfPlace.as('zone'))
    .select(sql<string>`to_char(local_day(${zoneOfPlace}, ${nowByClock}), 'YYYY-MM-DD')`.as('today'))
    .where('details.load_id', 'in', loadIds)
    .execute();

/** The gate events of these loads, as `findGateEvents` has those of one. */
export const findGateEventsOf = (db: Database, loadIds: readonly number[]) =>
  db
    .selectFrom('tracking_events')
    .innerJoin('drayage_details as details', 'details.load_id', 'tracking_events.load_id')
    .select(['tracking_events.load_id', 'tracking_events.type', 'tracking_events.container_number'])
    .select(
      sql<string>`to_char(local_time(coalesce(tracking_events.timezone, ${zoneOfPlace}), tracking_events.occurred_at),
        'YYYY-MM-DD"T"HH24:MI:SS.MS')`.as('occurred_at'),
    )
    .where('tracking_events.load_id', 'in', loadIds)
    .where('tracking_events.type', 'in', clockEvents)
    .execute();

/** Says that a container was warned of on a day, no number standing for one without; false where somebody has. */
export const claimWarning = async (db: Database, loadId: number, number: string, day: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('drayage_warnings')
    .values({ load_id: loadId, container_number: number, day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
};
