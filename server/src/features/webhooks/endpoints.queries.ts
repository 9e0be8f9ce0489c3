import { mostEndpoints, type OffReason, type WebhookEvent } from '@portal/contract/webhooks/webhook-events.ts';
import { sql, type Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { WebhookEndpoints } from '../../platform/database/db.types.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

const selectEndpoints = (db: Database) =>
  db
    .selectFrom('webhook_endpoints as endpoint')
    .select(['endpoint.id', 'endpoint.account_id', 'endpoint.url', 'endpoint.is_on', 'endpoint.off_at'])
    .select(['endpoint.secret_prefix', 'endpoint.created_at'])
    .select([
      sql<WebhookEvent[] | null>`endpoint.events`.as('events'),
      sql<OffReason | null>`endpoint.off_reason`.as('off_reason'),
      sql<
        string | null
      >`case when endpoint.former_secret_until > ${nowByClock} then endpoint.former_secret_until end`.as(
        'former_secret_until',
      ),
      sql<string | null>`case when endpoint.paused_until > ${nowByClock} then endpoint.paused_until end`.as(
        'paused_until',
      ),
    ]);
export type EndpointRow = Awaited<ReturnType<ReturnType<typeof selectEndpoints>['execute']>>[number];

export const findEndpoints = (db: Database, accountId: number): Promise<EndpointRow[]> =>
  selectEndpoints(db).where('endpoint.account_id', '=', accountId).orderBy('endpoint.id').execute();

export const findEndpoint = (db: Database, id: number): Promise<EndpointRow | undefined> =>
  selectEndpoints(db).where('endpoint.id', '=', id).executeTakeFirst();

/** Holds an endpoint until commit; undefined where there is none. */
export const lockEndpoint = async (db: Database, id: number): Promise<EndpointRow | undefined> => {
  await db.selectFrom('webhook_endpoints').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findEndpoint(db, id);
};

export type EndpointCounts = { endpoint_id: number; delivered: number; total: number; given_up: number };

/** What became of the deliveries of an account's endpoints: those that ended within a day, and those given up. */
export const countDeliveries = async (db: Database, accountId: number): Promise<EndpointCounts[]> => {
  const { rows } = await sql<EndpointCounts>`
    select e.id as endpoint_id, day.delivered, day.total, lost.given_up
    from webhook_endpoints e
      cross join lateral (select count(*)::integer as total,
          (count(*) filter (where d.state = 'delivered'))::integer as delivered
        from webhook_deliveries d
        where d.endpoint_id = e.id and d.state <> 'waiting' and d.ended_at > ${nowByClock} - interval '1 day') day
      cross join lateral (select count(*)::integer as given_up from webhook_deliveries d
        where d.endpoint_id = e.id and d.state = 'given_up') lost
    where e.account_id = ${accountId}`.execute(db);
  return rows;
};

/** Begins the feed of an account where it has none; its row is held until commit. */
export const holdFeed = async (db: Database, accountId: number): Promise<void> => {
  await sql`insert into event_feeds (account_id) values (${accountId}) on conflict do nothing`.execute(db);
  await db
    .selectFrom('event_feeds')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
};

type NewEndpoint = {
  account_id: number;
  url: string;
  events: string[] | null;
  secret: Buffer;
  secret_prefix: string;
  created_by: number;
};

/** Null where the account has as many as it may; its feed has to be held. */
export const insertEndpoint = async (db: Database, endpoint: NewEndpoint): Promise<number | null> => {
  if ((await findEndpoints(db, endpoint.account_id)).length >= mostEndpoints) return null;
  const { id } = await db.insertInto('webhook_endpoints').values(endpoint).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateEndpoint = async (db: Database, id: number, set: Updateable<WebhookEndpoints>): Promise<void> => {
  await db.updateTable('webhook_endpoints').set(set).where('id', '=', id).execute();
};

/** Another secret; the present one signs beside it for so many hours. */
export const replaceSecret = async (
  db: Database,
  id: number,
  { secret, secret_prefix, overlapHours }: { secret: Buffer; secret_prefix: string; overlapHours: number },
): Promise<void> => {
  await sql`update webhook_endpoints set former_secret = secret,
      former_secret_until = ${nowByClock} + make_interval(hours => ${overlapHours}),
      secret = ${secret}, secret_prefix = ${secret_prefix}
    where id = ${id}`.execute(db);
};

/** The endpoint gets what is due at once. */
export const endPause = async (db: Database, id: number): Promise<void> => {
  await db.updateTable('webhook_endpoints').set({ paused_until: null }).where('id', '=', id).execute();
};

export const deleteEndpoint = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
};

/** Switches an endpoint off; false where it was off already. */
export const switchOff = async (db: Database, id: number, reason: OffReason): Promise<boolean> => {
  const { numAffectedRows } = await sql`update webhook_endpoints set is_on = false, off_reason = ${reason},
    off_at = ${nowByClock} where id = ${id} and is_on`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};
