import type { WebhookEvent } from '@portal/contract/webhooks/webhook-events.ts';
import { sql } from 'kysely';
import { v7 as uuidInOrder } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock, nowByDatabase } from '../../platform/database/sql-clock.ts';

/** Whether anybody at all wants to know what happens. */
export const anybodyListens = sql<boolean>`exists (select from event_feeds)`;

/** How an event is called outside: a name without a full stop, since signatures separate by it. */
export const eventIdOf = (uuid: string): string => `evt_${uuid}`;

/** The account, and those above it, that want to know what happens of it. */
export const findReaders = async (db: Database, accountId: number): Promise<number[]> => {
  const { rows } = await sql<{ account_id: number }>`
    with recursive above as (
      select id, parent_id from accounts where id = ${accountId}
      union select a.id, a.parent_id from accounts a join above on a.id = above.parent_id
    ) select f.account_id from event_feeds f join above on above.id = f.account_id order by f.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
};

/** The next position of a feed, whose row is held until commit; null where the account has none. */
export const takePosition = async (db: Database, accountId: number): Promise<number | null> => {
  const row = await db
    .updateTable('event_feeds')
    .set({ position: sql<number>`position + 1` })
    .where('account_id', '=', accountId)
    .returning('position')
    .executeTakeFirst();
  return row?.position ?? null;
};

/** Whether an event was written before for what it is written for now. */
export const isWritten = async (db: Database, accountId: number, origin: string): Promise<boolean> => {
  const row = await db
    .selectFrom('outgoing_events')
    .select('id')
    .where('account_id', '=', accountId)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row !== undefined;
};

type NewEvent = {
  account_id: number;
  position: number;
  type: WebhookEvent;
  load_id: number | null;
  origin: string;
  happened_at: string;
};

/** `bodyOf` makes what is sent of the event's id. */
export const insertEvent = async (
  db: Database,
  event: NewEvent,
  bodyOf: (eventId: string) => object,
): Promise<string> => {
  const id = uuidInOrder();
  const body = JSON.stringify(bodyOf(eventIdOf(id)));
  await db
    .insertInto('outgoing_events')
    .values({ id, ...event, body })
    .execute();
  return id;
};

/** Events of an account after a position, in order, and one more where there are more. */
export const findEventsAfter = (
  db: Database,
  accountId: number,
  { after, limit }: { after: number; limit: number },
): Promise<{ position: number; body: string }[]> =>
  db
    .selectFrom('outgoing_events')
    .select(['position', 'body'])
    .where('account_id', '=', accountId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit + 1)
    .execute();

/** Removes what was written more than so many days ago, with its deliveries; a part at a time. */
export const deleteOldEvents = async (db: Database, days: number, atOnce: number): Promise<number> => {
  const { numAffectedRows } = await sql`delete from outgoing_events where id in (
    select id from outgoing_events where written_at < ${nowByDatabase} - make_interval(days => ${days}) limit ${atOnce}
  )`.execute(db);
  return Number(numAffectedRows ?? 0n);
};

/** A load as events say it, in the state it has now. */
export const findEventLoad = async (db: Database, loadId: number) =>
  db
    .selectFrom('loads')
    .leftJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .select(['loads.id', 'loads.status', 'loads.mode', 'loads.account_id', 'loads.pro_number', 'loads.bol_number'])
    .select([
      'carriers.scac',
      'loads.external_id',
      'loads.po_number',
      'loads.billing_reference',
      'loads.freight_terms',
      'loads.pickup_date',
      'loads.delivery_date',
    ])
    .where('loads.id', '=', loadId)
    .executeTakeFirst();

/** The present by the clock that prices and deadlines go by. */
export const readPresent = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ now: string }>`select ${nowByClock} as now`.execute(db);
  return rows[0]?.now ?? '';
};
