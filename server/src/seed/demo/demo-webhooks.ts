import { attemptPauses, type WebhookEvent } from '@portal/contract/webhooks/webhook-events.ts';
import { holdFeed } from '../../features/webhooks/endpoints.queries.ts';
import { insertEvent, takePosition } from '../../features/webhooks/outgoing-events.queries.ts';
import { presentLoad } from '../../features/webhooks/record-event.ts';
import { makeSecret } from '../../features/webhooks/signature.ts';
import type { OpenCtx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { encryptFor } from '../../platform/encrypted-secret.ts';

const hour = 3_600_000;

/** What happened, how long ago, and how often it was tried to be sent. */
const waiting: readonly { type: WebhookEvent; hoursAgo: number; attempts: number }[] = [
  { type: 'load.dispatched', hoursAgo: 20, attempts: 7 },
  { type: 'load.picked_up', hoursAgo: 9, attempts: 6 },
  { type: 'load.delivered', hoursAgo: 2, attempts: 4 },
];
const givenUp: readonly { type: WebhookEvent; hoursAgo: number; attempts: number }[] = [
  { type: 'load.tendered', hoursAgo: 110, attempts: 10 },
  { type: 'load.assigned', hoursAgo: 108, attempts: 10 },
];

/** The account of the demo that has its own systems, with its latest loads. */
const findAccount = async (db: Database): Promise<{ id: number; loads: number[] } | null> => {
  const account = await db.selectFrom('accounts').select('id').where('name', '=', 'Acme Industrial').executeTakeFirst();
  if (!account) return null;
  const loads = await db
    .selectFrom('loads')
    .select('id')
    .where('account_id', '=', account.id)
    .where('carrier_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(waiting.length + givenUp.length)
    .execute();
  return { id: account.id, loads: loads.map(({ id }) => id) };
};

type Endpoint = { url: string; account_id: number; off_at: string | null };

const makeEndpoint = async (tx: OpenCtx, { url, account_id, off_at }: Endpoint): Promise<number> => {
  const { key, prefix } = makeSecret();
  const secret = encryptFor('webhook secrets', key, tx.services.config.tokenSigningKey);
  const off = off_at ? { is_on: false, off_reason: 'failed', off_at } : {};
  const { id } = await tx.db
    .insertInto('webhook_endpoints')
    .values({ account_id, url, secret, secret_prefix: prefix, ...off })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Sent = { endpoint_id: number; account_id: number; load_id: number; at: number; attempts: number };

/** An event with a delivery that nobody has taken: given up once no attempt is left, else waiting for the next. */
const makeDelivery = async (tx: OpenCtx, type: WebhookEvent, sent: Sent): Promise<void> => {
  const { endpoint_id, account_id, load_id, at, attempts } = sent;
  const position = (await takePosition(tx.db, account_id)) ?? 1;
  const load = await presentLoad(tx, load_id);
  const happened_at = new Date(at).toISOString();
  const event = { account_id, position, type, load_id, origin: `demo:${position}`, happened_at };
  const event_id = await insertEvent(tx.db, event, (id) => ({
    type,
    timestamp: happened_at,
    data: { id, sequence: position, load },
  }));
  const moments = Array.from({ length: attempts }, (_, made) =>
    attemptPauses.slice(0, made).reduce<number>((sum, seconds) => sum + seconds * 1000, at),
  );
  const last = moments.at(-1) ?? at;
  const pause = attemptPauses[attempts - 1];
  const ended = pause === undefined ? { state: 'given_up', ended_at: new Date(last).toISOString() } : {};
  const due_at = pause === undefined ? null : new Date(last + pause * 1000).toISOString();
  const { id } = await tx.db
    .insertInto('webhook_deliveries')
    .values({ endpoint_id, event_id, attempts, due_at, last_fault: 'unreachable', ...ended })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tries = moments.map((moment) => ({
    delivery_id: id,
    at: new Date(moment).toISOString(),
    milliseconds: 31,
    fault: 'unreachable',
  }));
  await tx.db.insertInto('webhook_attempts').values(tries).execute();
};

/**
 * Two systems of an account of the demo that nobody listens at: one is tried again, one was switched off. Written by the
 * server, since their secrets are encrypted with its key.
 */
export const seedWebhooks = async (ctx: OpenCtx, account = findAccount(ctx.db)): Promise<void> => {
  const found = await account;
  if (!found || found.loads.length === 0) return;
  await withTransaction(ctx, async (tx) => {
    const now = tx.services.clock.now().getTime();
    const account_id = found.id;
    await holdFeed(tx.db, account_id);
    const off_at = new Date(now - 30 * hour).toISOString();
    const off = await makeEndpoint(tx, { url: 'https://erp.acme.example/in', account_id, off_at });
    const on = await makeEndpoint(tx, { url: 'https://wms.acme.example/freight/events', account_id, off_at: null });
    const sent = [
      ...givenUp.map((one) => ({ ...one, endpoint_id: off })),
      ...waiting.map((one) => ({ ...one, endpoint_id: on })),
    ];
    for (const [index, { type, hoursAgo, attempts, endpoint_id }] of sent.entries()) {
      const load_id = found.loads[index % found.loads.length] ?? 0;
      await makeDelivery(tx, type, { endpoint_id, account_id, load_id, at: now - hoursAgo * hour, attempts });
    }
  });
};
