import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { DrayageDetails } from '../../db/db.types.ts';
import type { Database } from '../../platform/database.ts';
import type { LoadChanges } from '../loads/loads.queries.ts';
import { nextRound } from '../loads/quote-rounds.queries.ts';

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
  const [haul, accessorials] = await Promise.all([
    db
      .selectFrom('drayage_details as details')
      .innerJoin('loads', 'loads.id', 'details.load_id')
      .selectAll('details')
      .select(['loads.pickup_date', 'loads.distance_miles'])
      .where('details.load_id', '=', loadId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('load_accessorials').select('code').where('load_id', '=', loadId).orderBy('id').execute(),
  ]);
  return { ...haul, accessorials: accessorials.map(({ code }) => code) };
};

/** The gate events of a load at the local time of where they took place, `zone` where that is not known. */
export const findGateEvents = (db: Database, loadId: number, zone: string) =>
  db
    .selectFrom('tracking_events')
    .select('type')
    .select(
      sql<string>`to_char(occurred_at at time zone coalesce(timezone, ${zone}), 'YYYY-MM-DD"T"HH24:MI:SS.MS')`.as(
        'occurred_at',
      ),
    )
    .where('load_id', '=', loadId)
    .where('type', 'in', ['GATE_OUT', 'GATE_IN'])
    .execute();

/** The day it is in a zone, by the database's clock. */
export const todayIn = async (db: Database, zone: string): Promise<string> => {
  const { rows } = await sql<{
    today: string;
  }>`select to_char(now() at time zone ${zone}, 'YYYY-MM-DD') as today`.execute(db);
  return rows[0]?.today ?? '';
};

/** What a load's row says while operations make its price. */
export const withOperations: LoadChanges = { ...nextRound, operations_since: sql<string>`now()` };

/** The zone of the port or ramp of a load: its last stop for an export, else its first. */
const zoneOfPlace = sql<string>`(select timezone from stops where stops.load_id = details.load_id
  order by case when details.direction = 'export' then -position else position end limit 1)`;

const passed = (type: 'GATE_OUT' | 'GATE_IN') =>
  sql<boolean>`exists (select from tracking_events event where event.load_id = details.load_id and event.type = ${type})`;

/**
 * The containers of loads in these statuses that may begin to cost tomorrow and were not warned of today, each with its
 * zone and the day it is there: those whose last free day is tomorrow, and those that are out.
 */
export const findOnTheirWay = (db: Database, statuses: readonly LoadStatus[]) =>
  db
    .selectFrom('drayage_details as details')
    .innerJoin('loads', 'loads.id', 'details.load_id')
    .selectAll('details')
    .select(zoneOfPlace.as('zone'))
    .select(sql<string>`to_char(now() at time zone ${zoneOfPlace}, 'YYYY-MM-DD')`.as('today'))
    .where('loads.status', 'in', statuses)
    .where((where) =>
      where.or([
        sql<boolean>`details.last_free_day = (now() at time zone ${zoneOfPlace})::date + 1`,
        where.and([passed('GATE_OUT'), where.not(passed('GATE_IN'))]),
      ]),
    )
    .where(sql<boolean>`details.warned_on is distinct from (now() at time zone ${zoneOfPlace})::date`)
    .execute();

/** Says that a container was warned of on a day; false where somebody has. */
export const claimWarning = async (db: Database, loadId: number, day: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('drayage_details')
    .set({ warned_on: day })
    .where('load_id', '=', loadId)
    .where(sql<boolean>`warned_on is distinct from ${day}::date`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
