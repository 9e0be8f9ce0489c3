import { failedTenderStatuses } from '@portal/contract/tendering/tender-status.ts';
import type { KeptEvent } from '@portal/contract/tracking/journey-facts.ts';
import { sql, type Updateable } from 'kysely';
import type { Loads } from '../../platform/database/db.types.ts';
import type { Database } from '../../platform/database/database.ts';
import { asLocked, type LockedLoad } from '../loads/loads.queries.ts';
import { type Booking, isOver } from './bookings.queries.ts';
import type { PlacedEvent } from './place-event.ts';

/** The booking of a load that stands, with its carrier; undefined where there is none. */
export const findStandingBooking = (db: Database, loadId: number) =>
  db
    .selectFrom('loads')
    .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .leftJoin('tenders', (join) =>
      join
        .onRef('tenders.load_id', '=', 'loads.id')
        .onRef('tenders.carrier_id', '=', 'loads.carrier_id')
        .on('tenders.status', 'not in', failedTenderStatuses),
    )
    .select(['loads.id as load_id', 'tenders.id as tender_id', 'carriers.id as carrier_id', 'carriers.name'])
    .where('loads.id', '=', loadId)
    .executeTakeFirst();

/** Ends the booking that a carrier gave back. */
export const closeBooking = async (db: Database, loadId: number): Promise<void> => {
  await db
    .updateTable('tenders')
    .set({ status: 'cancelled' })
    .where('load_id', '=', loadId)
    .where(isOver, '=', false)
    .execute();
};

const zoneOfStop = (order: 'asc' | 'desc') =>
  sql<string>`(select timezone from stops where load_id = loads.id order by position ${sql.raw(order)} limit 1)`;

/** A locked load with its first and last stop's zones. */
export type TrackedLoad = LockedLoad<
  'carrier_id' | 'pro_number' | 'due_date' | 'delivery_date' | 'exception' | 'exception_at' | 'out_for_delivery_at'
> & {
  origin_timezone: string;
  destination_timezone: string;
};

/** Locks a load until commit and reads where it is. */
export const lockLoad = async (db: Database, loadId: number): Promise<TrackedLoad> => {
  const row = await db
    .selectFrom('loads')
    .select(['id', 'account_id', 'status', 'mode', 'version', 'carrier_id', 'pro_number'])
    .select(['due_date', 'delivery_date'])
    .select(['exception', 'exception_at', 'out_for_delivery_at'])
    .select([zoneOfStop('asc').as('origin_timezone'), zoneOfStop('desc').as('destination_timezone')])
    .where('id', '=', loadId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return asLocked(row);
};

/** All reports on a booking. */
export const findKept = (db: Database, { load_id, tender_id }: Booking): Promise<KeptEvent[]> =>
  db
    .selectFrom('tracking_events')
    .select([
      'carrier_event_id',
      'occurred_at',
      'eta',
      'eta_at',
      'reason_code',
      sql<KeptEvent['type']>`type`.as('type'),
    ])
    .where('load_id', '=', load_id)
    .where((where) => where.or([where('tender_id', '=', tender_id), where('tender_id', 'is', null)]))
    .execute();

type Row = { carrier_id: number; booking: Booking; event: PlacedEvent; applied: boolean };

/** Keeps an event; false where the carrier has sent it before. */
export const insertEvent = async (db: Database, { carrier_id, booking, event, applied }: Row): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tracking_events')
    .values({
      load_id: booking.load_id,
      tender_id: booking.tender_id,
      carrier_id,
      carrier_event_id: event.event_id,
      type: event.type,
      occurred_at: event.occurred_at,
      timezone: event.timezone,
      city: event.city,
      state: event.state,
      lat: event.latitude,
      lng: event.longitude,
      eta: event.eta,
      eta_at: event.eta_at,
      planned_at: event.planned_at,
      eta_local: event.eta_local,
      planned_local: event.planned_local,
      container_number: event.container_number ?? null,
      reason_code: event.reason_code,
      note: event.text,
      applied,
    })
    .onConflict((conflict) => conflict.columns(['carrier_id', 'carrier_event_id']).doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
};

export const updateLoad = (db: Database, loadId: number, changes: Updateable<Loads>) =>
  db.updateTable('loads').set(changes).where('id', '=', loadId).execute();

/** Notes that people are informed of a delivery day; false where they were before. */
export const claimDelay = async (db: Database, loadId: number, day: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('told_delays')
    .values({ load_id: loadId, delivery_date: day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
};

/** Adds a delivery to the carrier's record of that day, or with `count` -1 takes it away. */
export const countDelivery = (
  db: Database,
  carrierId: number,
  { day, daysLate, count }: { day: string; daysLate: number; count: 1 | -1 },
) =>
  db
    .insertInto('carrier_days')
    .values({
      carrier_id: carrierId,
      day,
      delivered: count,
      on_time: daysLate > 0 ? 0 : count,
      late_days: daysLate * count,
    })
    .onConflict((conflict) =>
      conflict.columns(['carrier_id', 'day']).doUpdateSet({
        delivered: sql`carrier_days.delivered + excluded.delivered`,
        on_time: sql`carrier_days.on_time + excluded.on_time`,
        late_days: sql`carrier_days.late_days + excluded.late_days`,
      }),
    )
    .execute();
