import { sql, type Updateable } from 'kysely';
import type { Loads } from '../../db/db.types.ts';
import type { CarrierEvent } from '../../integrations/carriers/carrier-port.ts';
import type { Database } from '../../platform/database.ts';

export type Feed = {
  carrier_id: number;
  cursor: string;
  name: string;
  scac: string;
  api_address: string | null;
  api_key: string | null;
};

const minutesAfterLastWord = 10;

/**
 * Takes the right to read the feeds that are due: of carriers with a load on the road, and a while longer.
 * Each is given to one instance only, and again after `seconds`.
 */
export const claimDueFeeds = async (db: Database, seconds: number): Promise<Feed[]> => {
  const { rows } = await sql<Feed>`
    with claimed as (
      insert into carrier_feeds as feed (carrier_id, read_at)
      select c.id, now() from carriers c left join carrier_feeds f on f.carrier_id = c.id
      where c.api_address is not null
        and (f.heard_at > now() - make_interval(mins => ${minutesAfterLastWord})
          or exists (select from loads l where l.carrier_id = c.id and l.status in ('assigned', 'dispatched', 'in transit')))
      on conflict (carrier_id) do update set read_at = now()
      where feed.read_at is null or feed.read_at <= now() - make_interval(secs => ${seconds})
      returning feed.carrier_id, feed.cursor
    )
    select claimed.*, c.name, c.scac, c.api_address, c.api_key
    from claimed join carriers c on c.id = claimed.carrier_id`.execute(db);
  return rows;
};

/** Remembers how far a feed has been read, unless another instance has read on. */
export const saveCursor = (db: Database, feed: Feed, cursor: string) =>
  db
    .updateTable('carrier_feeds')
    .set({ cursor, heard_at: sql`now()` })
    .where('carrier_id', '=', feed.carrier_id)
    .where('cursor', '=', feed.cursor)
    .execute();

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The load an event tells of: by the tender's key, which is known before the PRO number is, else by PRO number. */
const findLoadId = async (db: Database, carrierId: number, event: CarrierEvent): Promise<number | undefined> => {
  const tender = uuid.test(event.tender_key)
    ? await db
        .selectFrom('tenders')
        .select('load_id')
        .where('tender_key', '=', event.tender_key)
        .where('carrier_id', '=', carrierId)
        .executeTakeFirst()
    : undefined;
  if (tender) return tender.load_id;
  const load = await db
    .selectFrom('loads')
    .select('id')
    .where('carrier_id', '=', carrierId)
    .where('pro_number', '=', event.pro_number)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return load?.id;
};

/** The load an event tells of, locked until commit; undefined where the carrier has none such from us. */
export const lockLoadOf = async (db: Database, carrierId: number, event: CarrierEvent) => {
  const loadId = await findLoadId(db, carrierId, event);
  if (loadId === undefined) return undefined;
  return db
    .selectFrom('loads')
    .select(['id', 'status', 'due_date', 'last_event_at'])
    .where('id', '=', loadId)
    .where('carrier_id', '=', carrierId)
    .forNoKeyUpdate()
    .executeTakeFirst();
};
export type TrackedLoad = NonNullable<Awaited<ReturnType<typeof lockLoadOf>>>;

/** Keeps an event; false where the carrier has told it before. */
export const insertEvent = async (
  db: Database,
  carrierId: number,
  loadId: number,
  event: CarrierEvent,
  applied: boolean,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tracking_events')
    .values({
      load_id: loadId,
      carrier_id: carrierId,
      carrier_event_id: event.event_id,
      type: event.type,
      occurred_at: event.occurred_at,
      city: event.city,
      state: event.state,
      lat: event.latitude,
      lng: event.longitude,
      eta: event.eta,
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

/** Adds a delivery to the carrier's record of that day. */
export const countDelivery = (db: Database, carrierId: number, day: string, isOnTime: boolean) =>
  db
    .insertInto('carrier_days')
    .values({ carrier_id: carrierId, day, delivered: 1, on_time: isOnTime ? 1 : 0 })
    .onConflict((conflict) =>
      conflict.columns(['carrier_id', 'day']).doUpdateSet({
        delivered: sql`carrier_days.delivered + 1`,
        on_time: sql`carrier_days.on_time + excluded.on_time`,
      }),
    )
    .execute();
