import { randomUUID } from 'node:crypto';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import {
  mostEndpoints,
  secretOverlapHours,
  testEvent,
  type WebhookEvent,
} from '@portal/contract/webhooks/webhook-events.ts';
import type { Webhook } from '@portal/contract/webhooks/webhook-schemas.ts';
import type { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { encryptFor } from '../../platform/encrypted-secret.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { deliverSoon } from './deliver.ts';
import { dueAtOnce, findDelivery, presentDelivery } from './deliveries.queries.ts';
import { assertMayBeCalled } from './endpoint-address.ts';
import {
  countDeliveries,
  deleteEndpoint,
  endPause,
  type EndpointCounts,
  type EndpointRow,
  findEndpoint,
  findEndpoints,
  holdFeed,
  insertEndpoint,
  lockEndpoint,
  replaceSecret,
  switchOff,
  updateEndpoint,
} from './endpoints.queries.ts';
import { writeEvent } from './record-event.ts';
import { makeSecret } from './signature.ts';

const present = ({ account_id: _, ...row }: EndpointRow, counts: readonly EndpointCounts[]): Webhook => {
  const { delivered = 0, total = 0, given_up = 0 } = counts.find(({ endpoint_id }) => endpoint_id === row.id) ?? {};
  return { ...row, last_day: { delivered, total }, given_up };
};

/** Where events of the own account are sent. */
export const listEndpoints = async ({ db, actor }: Ctx): Promise<Reply<typeof webhooks.list>> => {
  const [rows, counts] = await Promise.all([findEndpoints(db, actor.accountId), countDeliveries(db, actor.accountId)]);
  return { items: rows.map((row) => present(row, counts)) };
};

const isOwn = ({ scope, actor }: Ctx, row: EndpointRow): boolean =>
  scope === 'all' || row.account_id === actor.accountId;

/** An endpoint of the own account, or for the operator any. 404 for the others, also for those below. */
export const ownEndpoint = async (ctx: Ctx, id: number): Promise<EndpointRow> => {
  const row = await findEndpoint(ctx.db, id);
  if (!row || !isOwn(ctx, row)) throw notFound();
  return row;
};

/** The same, held until commit. */
const holdOwnEndpoint = async (tx: Ctx, id: number): Promise<EndpointRow> => {
  const row = await lockEndpoint(tx.db, id);
  if (!row || !isOwn(tx, row)) throw notFound();
  return row;
};

const presentById = async (ctx: Ctx, id: number): Promise<Webhook> => {
  const row = await findEndpoint(ctx.db, id);
  if (!row) throw notFound();
  return present(row, await countDeliveries(ctx.db, row.account_id));
};

const objectOf = ({ id, account_id }: EndpointRow) => ({ object_type: 'webhook', object_id: id, account_id });

const newSecretOf = ({ services }: Ctx) => {
  const { key, text, prefix } = makeSecret();
  return { secret: encryptFor('webhook secrets', key, services.config.tokenSigningKey), prefix, text };
};

/** Sends events of the own account to an address from now on. 409 where it has as many endpoints as it may. */
export const createEndpoint = (
  ctx: Ctx,
  { url, events }: { url: string; events: WebhookEvent[] | null },
): Promise<Reply<typeof webhooks.create>> => {
  assertMayBeCalled(ctx, url);
  return withTransaction(ctx, async (tx) => {
    const { accountId: account_id, userId: created_by } = tx.actor;
    await holdFeed(tx.db, account_id);
    const { secret, prefix, text } = newSecretOf(tx);
    const id = await insertEndpoint(tx.db, { account_id, url, events, secret, secret_prefix: prefix, created_by });
    if (id === null) throw problem('webhooks.too_many', 409, { params: { limit: mostEndpoints } });
    await audit(tx, { action: 'webhook.created', object_type: 'webhook', object_id: id, after: { url, events } });
    return { ...(await presentById(tx, id)), secret: text };
  });
};

type Change = {
  url?: string | undefined;
  events?: WebhookEvent[] | null | undefined;
  is_on?: boolean | undefined;
};

/** Changes where and what an endpoint gets, or switches it. Switched on, it gets what still waits for it at once. */
export const changeEndpoint = (ctx: Ctx, id: number, { url, events, is_on }: Change): Promise<Webhook> =>
  withTransaction(ctx, async (tx) => {
    const before = await holdOwnEndpoint(tx, id);
    if (url !== undefined) assertMayBeCalled(tx, url);
    const set = { ...(url === undefined ? {} : { url }), ...(events === undefined ? {} : { events }) };
    if (Object.keys(set).length > 0) await updateEndpoint(tx.db, id, set);
    if (is_on === false) await switchOff(tx.db, id, 'by_hand');
    if (is_on === true) {
      await updateEndpoint(tx.db, id, { is_on, off_reason: null, off_at: null, paused_until: null });
      await deliverSoon(tx, id);
    }
    const after = await presentById(tx, id);
    const shown = (row: Pick<Webhook, 'url' | 'events' | 'is_on'>) => {
      const { url: address, events: names, is_on: isOn } = row;
      return { url: address, events: names, is_on: isOn };
    };
    await audit(tx, { action: 'webhook.changed', ...objectOf(before), before: shown(before), after: shown(after) });
    return after;
  });

/** Removes an endpoint with its deliveries. */
export const removeEndpoint = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const row = await holdOwnEndpoint(tx, id);
    await deleteEndpoint(tx.db, id);
    await audit(tx, { action: 'webhook.removed', ...objectOf(row), before: { url: row.url, events: row.events } });
  });

/** Makes another secret, which signs at once; the former one signs beside it for a day. */
export const makeNewSecret = (ctx: Ctx, id: number): Promise<Reply<typeof webhooks.newSecret>> =>
  withTransaction(ctx, async (tx) => {
    const row = await holdOwnEndpoint(tx, id);
    const { secret, prefix, text } = newSecretOf(tx);
    await replaceSecret(tx.db, id, { secret, secret_prefix: prefix, overlapHours: secretOverlapHours });
    const [before, after] = [{ secret: row.secret_prefix }, { secret: prefix }];
    await audit(tx, { action: 'webhook.secret-changed', ...objectOf(row), before, after });
    return { ...(await presentById(tx, id)), secret: text };
  });

/** The former secret signs no more. */
export const endFormerSecret = (ctx: Ctx, id: number): Promise<Webhook> =>
  withTransaction(ctx, async (tx) => {
    const row = await holdOwnEndpoint(tx, id);
    await updateEndpoint(tx.db, id, { former_secret: null, former_secret_until: null });
    const [before, after] = [{ former_secret_until: row.former_secret_until }, { former_secret_until: null }];
    await audit(tx, { action: 'webhook.former-secret-ended', ...objectOf(row), before, after });
    return presentById(tx, id);
  });

/** Sends the event of a test. 409 where the endpoint is off. */
export const testEndpoint = (ctx: Ctx, id: number): Promise<Reply<typeof webhooks.test>> =>
  withTransaction(ctx, async (tx) => {
    const row = await holdOwnEndpoint(tx, id);
    if (!row.is_on) throw problem('webhooks.is_off', 409);
    await endPause(tx.db, id);
    const { account_id } = row;
    const event = await writeEvent(tx, { account_id, type: testEvent, origin: `test:${randomUUID()}`, data: {} });
    if (event === null) throw notFound();
    const deliveryId = await dueAtOnce(tx.db, { endpoint_id: id, event_id: event });
    await deliverSoon(tx, id);
    await audit(tx, { action: 'webhook.tested', ...objectOf(row), after: { url: row.url } });
    const delivery = await findDelivery(tx.db, id, deliveryId);
    if (!delivery) throw notFound();
    return presentDelivery(delivery);
  });
