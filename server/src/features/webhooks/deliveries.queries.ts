import type { WebhookAttempt, WebhookDelivery } from '@portal/contract/webhooks/webhook-schemas.ts';
import type { AttemptFault, DeliveryState, WebhookEvent } from '@portal/contract/webhooks/webhook-events.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';
import { eventIdOf } from './outgoing-events.queries.ts';

const selectDeliveries = (db: Database, endpointId: number) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('outgoing_events as event', 'event.id', 'delivery.event_id')
    .select(['delivery.id', 'delivery.event_id', 'delivery.attempts', 'delivery.due_at', 'delivery.last_status'])
    .select(['event.load_id', 'event.happened_at'])
    .select([
      sql<DeliveryState>`delivery.state`.as('state'),
      sql<AttemptFault | null>`delivery.last_fault`.as('last_fault'),
      sql<WebhookEvent>`event.type`.as('type'),
    ])
    .where('delivery.endpoint_id', '=', endpointId);
type DeliveryRow = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['execute']>>[number];

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => {
  const { event_id, due_at, last_status: status, last_fault: fault, ...delivery } = row;
  const last = status === null && fault === null ? null : { status, fault };
  return { ...delivery, event_id: eventIdOf(event_id), next_at: due_at, last };
};

export type DeliveryFilters = {
  search?: string | undefined;
  state?: DeliveryState | undefined;
  since?: string | undefined;
};

const matching = (db: Database, endpointId: number, { search, state, since }: DeliveryFilters) => {
  let found = selectDeliveries(db, endpointId);
  if (state) found = found.where('delivery.state', '=', state);
  if (since) found = found.where('event.happened_at', '>=', since);
  if (!search) return found;
  if (/^\d{1,9}$/.test(search)) return found.where('event.load_id', '=', Number(search));
  return found.where(sql<boolean>`strpos(event.type, lower(${search})) > 0`);
};

export const findDeliveries = (
  db: Database,
  endpointId: number,
  filters: DeliveryFilters,
  { skip, limit }: { skip: number; limit: number },
): Promise<DeliveryRow[]> =>
  matching(db, endpointId, filters).orderBy('delivery.id', 'desc').offset(skip).limit(limit).execute();

/** How many match, counted up to `most`. */
export const countMatching = async (
  db: Database,
  endpointId: number,
  filters: DeliveryFilters,
  most: number,
): Promise<number> => {
  const { total } = await db
    .selectFrom(matching(db, endpointId, filters).limit(most).as('matched'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export const findDelivery = (db: Database, endpointId: number, id: number): Promise<DeliveryRow | undefined> =>
  selectDeliveries(db, endpointId).where('delivery.id', '=', id).executeTakeFirst();

export const findSentBody = async (db: Database, deliveryId: number): Promise<string> => {
  const { body } = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('outgoing_events as event', 'event.id', 'delivery.event_id')
    .select('event.body')
    .where('delivery.id', '=', deliveryId)
    .executeTakeFirstOrThrow();
  return body;
};

/** Attempts of a delivery that are shown. */
const mostShown = 100;

export const findAttempts = (db: Database, deliveryId: number): Promise<WebhookAttempt[]> =>
  db
    .selectFrom('webhook_attempts')
    .select(['at', 'milliseconds', 'status', 'answer'])
    .select(sql<AttemptFault | null>`fault`.as('fault'))
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();

const dueAgain = {
  state: 'waiting' as const,
  attempts: 0,
  due_at: nowByClock,
  began_at: null,
  ended_at: null,
};

/** Makes an event due at an endpoint at once, under the id it has; answers the delivery. */
export const dueAtOnce = async (
  db: Database,
  { endpoint_id, event_id }: { endpoint_id: number; event_id: string },
): Promise<number> => {
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({ endpoint_id, event_id, due_at: nowByClock })
    .onConflict((known) => known.columns(['endpoint_id', 'event_id']).doUpdateSet(dueAgain))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Sends a delivery again, in a new series of attempts. */
export const repeatDelivery = async (db: Database, id: number): Promise<void> => {
  await db.updateTable('webhook_deliveries').set(dueAgain).where('id', '=', id).execute();
};

/** Sends again what was given up of events since a moment; answers how many. */
export const repeatGivenUp = async (db: Database, endpointId: number, since: string): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .from('outgoing_events as event')
    .whereRef('event.id', '=', 'webhook_deliveries.event_id')
    .set(dueAgain)
    .where('webhook_deliveries.endpoint_id', '=', endpointId)
    .where('webhook_deliveries.state', '=', 'given_up')
    .where('event.happened_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Sends all that happened since a moment, whether it was sent before or not, as far as the endpoint wants it. */
export const repeatAll = async (db: Database, endpointId: number, since: string): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into webhook_deliveries (endpoint_id, event_id, due_at)
    select e.id, o.id, ${nowByClock} from webhook_endpoints e join outgoing_events o on o.account_id = e.account_id
    where e.id = ${endpointId} and o.happened_at >= ${since} and (o.type = any(e.events) or e.events is null)
      and not exists (select from webhook_deliveries d
        where d.endpoint_id = e.id and d.event_id = o.id and d.state = 'waiting')
    on conflict (endpoint_id, event_id) do update
      set state = 'waiting', attempts = 0, due_at = excluded.due_at, began_at = null, ended_at = null`.execute(db);
  return Number(numAffectedRows ?? 0n);
};

/** Makes an event due at each endpoint of its account that is on and wants it; answers these. */
export const insertDeliveries = async (
  db: Database,
  { account_id, event_id, type }: { account_id: number; event_id: string; type: WebhookEvent },
): Promise<number[]> => {
  const { rows } = await sql<{ endpoint_id: number }>`
    insert into webhook_deliveries (endpoint_id, event_id, due_at)
    select id, ${event_id}::uuid, ${nowByClock} from webhook_endpoints
    where account_id = ${account_id} and is_on and (events is null or ${type} = any(events))
    returning endpoint_id`.execute(db);
  return rows.map(({ endpoint_id }) => endpoint_id);
};

const wantsToSend = sql<boolean>`e.is_on and (e.paused_until is null or e.paused_until <= ${nowByClock})
  and exists (select from accounts a where a.id = e.account_id and a.status = 'active')`;

/** Endpoints to which something is due, that are neither off, paused nor of an account that is not active. */
export const findEndpointsWithDue = async (db: Database): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select e.id from webhook_endpoints e
    where ${wantsToSend} and exists (select from webhook_deliveries d
      where d.endpoint_id = e.id and d.state = 'waiting' and d.due_at <= ${nowByClock})`.execute(db);
  return rows.map(({ id }) => id);
};

export type DueDelivery = {
  id: number;
  attempts: number;
  event_id: string;
  body: string;
  url: string;
  secret: Buffer;
  former_secret: Buffer | null;
};

/** What is due to an endpoint and not under way, the oldest first; nothing while the endpoint is to get nothing. */
export const findDue = async (
  db: Database,
  endpointId: number,
  { underWay, limit }: { underWay: readonly number[]; limit: number },
): Promise<DueDelivery[]> => {
  const { rows } = await sql<DueDelivery>`
    select d.id, d.attempts, d.event_id, o.body, e.url, e.secret,
      case when e.former_secret_until > ${nowByClock} then e.former_secret end as former_secret
    from webhook_deliveries d join outgoing_events o on o.id = d.event_id join webhook_endpoints e on e.id = d.endpoint_id
    where d.endpoint_id = ${endpointId} and d.state = 'waiting' and d.due_at <= ${nowByClock} and ${wantsToSend}
      and d.id <> all(${underWay}::integer[])
    order by d.due_at, d.id limit ${limit}`.execute(db);
  return rows;
};

export type KeptAttempt = {
  at: Date;
  milliseconds: number;
  status: number | null;
  fault: AttemptFault | null;
  answer: string;
};

/** Holds a delivery as long as it waits after so many attempts; false where somebody else has gone on with it. */
export const holdDelivery = async (
  db: Database,
  { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
): Promise<boolean> => {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

export const insertAttempt = async (
  db: Database,
  delivery_id: number,
  { at, ...attempt }: KeptAttempt,
): Promise<void> => {
  await db
    .insertInto('webhook_attempts')
    .values({ delivery_id, at: at.toISOString(), ...attempt })
    .execute();
};

export type Settled = { state: DeliveryState; attempts: number; due_at: Date | null; attempt: KeptAttempt };

export const settleDelivery = async (db: Database, id: number, { state, attempts, due_at, attempt }: Settled) => {
  const at = attempt.at.toISOString();
  const ended: RawBuilder<string> | null = state === 'waiting' ? null : nowByClock;
  await db
    .updateTable('webhook_deliveries')
    .set({ state, attempts, due_at: due_at && due_at.toISOString(), ended_at: ended })
    .set({ last_status: attempt.status, last_fault: attempt.fault })
    .set({ began_at: sql<string>`coalesce(began_at, ${at}::timestamptz)` })
    .where('id', '=', id)
    .execute();
};

/** Whether the endpoint took anything since the first attempt of a delivery. */
export const tookAnythingSince = async (db: Database, endpointId: number, deliveryId: number): Promise<boolean> => {
  const { rows } = await sql<{ took: boolean }>`select exists (select from webhook_deliveries d
    join webhook_deliveries lost on lost.id = ${deliveryId}
    where d.endpoint_id = ${endpointId} and d.state = 'delivered' and d.ended_at >= lost.began_at) as took`.execute(db);
  return rows[0]?.took ?? false;
};
