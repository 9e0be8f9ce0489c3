import { unansweredTenderStatuses } from '@portal/contract/tendering/tender-status.ts';
import type { WaitingFilters, WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Assignments } from '../../platform/database/db.types.ts';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/search-pattern.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { firstFreeDay } from '../loads/load-summary.queries.ts';
import { ofScope } from '../loads/loads.queries.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';
import { hasWireFor } from '../../integrations/carriers/wires/wires.queries.ts';

/** Loads that wait for the operator, with the tender that waits. */
const waitingIn = (db: Database, scope: Scope) =>
  db
    .selectFrom('loads')
    .innerJoin('tenders', 'tenders.load_id', 'loads.id')
    .where('loads.status', '=', 'pending')
    .where('tenders.status', 'in', unansweredTenderStatuses)
    .where(ofScope(scope));

/** The filters of the list, or of the loads among these. */
export type WaitingQuestion = WaitingFilters & { ids?: number[] | undefined };

const matching = ({ ids, search, mode, pickup_from, pickup_to }: WaitingQuestion): RawBuilder<boolean> => {
  const pattern = search && containing(search);
  const conditions = [
    sql<boolean>`true`,
    ...(ids ? [sql<boolean>`loads.id = any(${ids}::integer[])`] : []),
    ...(mode?.length ? [sql<boolean>`loads.mode = any(${mode}::text[])`] : []),
    ...(pickup_from ? [sql<boolean>`loads.pickup_date >= ${pickup_from}::date`] : []),
    ...(pickup_to ? [sql<boolean>`loads.pickup_date <= ${pickup_to}::date`] : []),
    ...(pattern
      ? [
          sql<boolean>`(loads.id::text = ${search} or loads.po_number ilike ${pattern}
            or loads.origin_city ilike ${pattern} or loads.destination_city ilike ${pattern}
            or accounts.name ilike ${pattern} or carriers.name ilike ${pattern} or carriers.scac ilike ${pattern})`,
        ]
      : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
};

/** The same with account and carrier, of those that match. */
const matchingIn = (db: Database, scope: Scope, filters: WaitingQuestion) =>
  waitingIn(db, scope)
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .innerJoin('carriers', 'carriers.id', 'tenders.carrier_id')
    .where(matching(filters));

export const countWaiting = async (db: Database, scope: Scope, filters: WaitingFilters): Promise<number> => {
  const { count } = await matchingIn(db, scope, filters)
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** What a container load hauls, with the codes of places and lines. */
const container = sql<WaitingLoad['container']>`(select json_build_object('numbers', h.container_numbers,
    'count', h.container_count, 'code', h.container, 'steamship_line', h.steamship_line, 'place', h.place,
    'terminal', h.terminal, 'last_free_day', ${sql.raw(firstFreeDay)})
  from drayage_details h where h.load_id = loads.id)`;

const lastFreeDay = sql`(select ${sql.raw(firstFreeDay)} from drayage_details h where h.load_id = loads.id)`;

const orders: Record<WaitingFilters['sort'], RawBuilder<unknown>> = {
  answer_by: sql`tenders.answer_by`,
  pickup_date: sql`loads.pickup_date, tenders.answer_by`,
  '-price': sql`quote.price desc, tenders.answer_by`,
  '-weight_lb': sql`loads.weight_lb desc, tenders.answer_by`,
  last_free_day: sql`${lastFreeDay} nulls last, tenders.answer_by`,
};

/** A page of the loads that wait and match. */
export const findWaiting = (
  db: Database,
  scope: Scope,
  { skip, limit, ...filters }: WaitingQuestion & { skip: number; limit: number },
) =>
  matchingIn(db, scope, filters)
    .innerJoin('carrier_quotes as quote', 'quote.id', 'tenders.carrier_quote_id')
    .leftJoin('users', 'users.id', 'tenders.tendered_by')
    .select([
      'loads.id as load_id',
      'loads.mode',
      'loads.quote_type',
      'loads.truck',
      'loads.pickup_date',
      'loads.pickup_until',
    ])
    .select(['loads.weight_lb', 'loads.handling_units', 'loads.hazmat', 'loads.distance_miles', 'loads.portal_notes'])
    .select(['loads.origin_city', 'loads.origin_state', 'loads.origin_zip'])
    .select(['loads.destination_city', 'loads.destination_state', 'loads.destination_zip'])
    .select(['accounts.id as account_id', 'accounts.name as account_name', 'quote.price', 'quote.cost'])
    .select(['loads.truck_name', 'quote.truck_type as quoted_truck', 'quote.truck_name as quoted_truck_name'])
    .select(
      sql<unknown[]>`(select coalesce(json_agg(i.temperature), '[]') from line_items i
        where i.load_id = loads.id and i.temperature is not null)`.as('temperatures'),
    )
    .select(['carriers.id as carrier_id', 'carriers.name as carrier_name', 'carriers.short_name', 'carriers.scac'])
    .select(['tenders.created_at as tendered_at', 'tenders.answer_by'])
    .select(container.as('container'))
    .select(fullName('users').as('tendered_by'))
    .select(sql<number>`(select count(*) from stops where stops.load_id = loads.id) - 2`.as('stops_between'))
    .orderBy(orders[filters.sort])
    .orderBy('tenders.id')
    .offset(skip)
    .limit(limit)
    .execute();
export type WaitingRow = Awaited<ReturnType<typeof findWaiting>>[number];

/** Tenders by which loads have waited longer than they may. */
export const findOverdueHeld = (db: Database): Promise<{ id: number }[]> =>
  waitingIn(db, 'all').select('tenders.id').where('tenders.answer_by', '<=', nowByClock).limit(50).execute();

/** The tender by which a load waits for a truck; undefined where it does not wait. */
export const findWaitingTender = (db: Database, loadId: number): Promise<{ id: number } | undefined> =>
  waitingIn(db, 'all').select('tenders.id').where('loads.id', '=', loadId).executeTakeFirst();

/** Whether loads may be given to this carrier. */
export const carrierIsEnabled = async (db: Database, carrierId: number): Promise<boolean> =>
  (await db
    .selectFrom('carriers')
    .select('id')
    .where('id', '=', carrierId)
    .where('enabled', '=', true)
    .executeTakeFirst()) !== undefined;

/** Books the load with this carrier at this cost instead of the quoted ones. */
export const rebook = async (db: Database, tenderId: number, booking: { carrier_id: number; cost: number }) => {
  const { load_id } = await db
    .updateTable('tenders')
    .set({ carrier_id: booking.carrier_id })
    .where('id', '=', tenderId)
    .returning('load_id')
    .executeTakeFirstOrThrow();
  const { carrier_id, cost } = booking;
  // What the carrier bills to somebody else costs the operator nothing.
  const ownCost = sql<number>`case when estimated_price is null then ${cost}::numeric else 0 end`;
  await db.updateTable('loads').set({ carrier_id, cost: ownCost }).where('id', '=', load_id).execute();
};

/** Whether a report by hand is kept already of one of a load's bookings, which may be over by now. */
export const isReportKept = async (db: Database, loadId: number, report: string): Promise<boolean> =>
  (await db
    .selectFrom('tracking_events')
    .innerJoin('tenders', 'tenders.load_id', 'tracking_events.load_id')
    .select('tenders.id')
    .where('tracking_events.load_id', '=', loadId)
    .where('carrier_event_id', '=', sql<string>`'hand ' || tenders.tender_key || ' ' || ${report}`)
    .executeTakeFirst()) !== undefined;

export const insertAssignment = (db: Database, row: Insertable<Assignments>) =>
  db.insertInto('assignments').values(row).execute();

/** The accepted tender of a load with its carrier and, where the operator found it by hand, the truck. */
export const findBooking = (db: Database, loadId: number) =>
  db
    .selectFrom('tenders')
    .innerJoin('carriers', 'carriers.id', 'tenders.carrier_id')
    .leftJoin('assignments as truck', 'truck.tender_id', 'tenders.id')
    .leftJoin('users', 'users.id', 'truck.assigned_by')
    .select(['tenders.tender_key', 'tenders.carrier_id', 'carriers.name'])
    .select(hasWireFor('events', 'carriers.id').as('reports_itself'))
    .select(['truck.trucker_name', 'truck.driver_name', 'truck.driver_phone', 'truck.truck_number'])
    .select(['truck.trailer_number', 'truck.note', 'truck.assigned_at'])
    .select(fullName('users').as('assigned_by'))
    .where('tenders.load_id', '=', loadId)
    .where('tenders.status', '=', 'accepted')
    .executeTakeFirst();
export type Booking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;
