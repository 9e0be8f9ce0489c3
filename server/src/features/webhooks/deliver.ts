import { setTimeout as sleep } from 'node:timers/promises';
import { answerSeconds, type AttemptFault } from '@portal/contract/webhooks/webhook-events.ts';
import { webhookSwitchedOff } from '@portal/contract/webhooks/webhooks.events.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { EgressError } from '../../platform/egress/egress-error.ts';
import { decryptFor } from '../../platform/encrypted-secret.ts';
import { emit } from '../../platform/jobs/events.ts';
import { endpointsAtOnce, enqueue, job } from '../../platform/jobs/jobs.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';
import { type AttemptOutcome, outcomeOf } from './attempt-outcome.ts';
import {
  type DueDelivery,
  findDue,
  findEndpointsWithDue,
  holdDelivery,
  insertAttempt,
  type KeptAttempt,
  settleDelivery,
  tookAnythingSince,
} from './deliveries.queries.ts';
import { lockEndpoint, switchOff, updateEndpoint } from './endpoints.queries.ts';
import { eventIdOf } from './outgoing-events.queries.ts';
import { signedHeaders } from './signature.ts';

/** At once to one endpoint. */
const slots = 4;
/** At once to a host, which many accounts may share: as many as all places of the lane send. */
const hostSlots = slots * endpointsAtOnce;
/** Whoever has not answered by then is tried again later. */
const answerLimitMs = answerSeconds * 1000;
/** Of an answer as much is read, and as much of that is kept. */
const readBytes = 64 * 1024;
const keptCharacters = 2000;
/** After so long an endpoint's turn is over: who else waits for a place comes first. */
const turnMs = 60_000;
/** While something is under way, what became due meanwhile is looked for again so often. */
const lookAgainMs = 100;
/** Events come in bursts: so many more looks before the job ends, since the next one would have to be fetched. */
const idleLooks = 12;
const idleLookMs = 25;

const deliverName = 'webhooks.deliver';

/** Sends what is due to an endpoint as soon as the transaction is committed; two at once never send to one. */
export const deliverSoon = (ctx: OpenCtx, endpointId: number): Promise<void> => {
  const name = `${deliverName}:${endpointId}`;
  return enqueue(ctx, deliverName, { endpoint_id: endpointId }, { key: name, queue: name });
};

const faultOf = ({ kind }: EgressError): AttemptFault => {
  if (kind === 'timeout') return 'timeout';
  return kind === 'not_allowed' ? 'not_allowed' : 'unreachable';
};

/** What PostgreSQL can hold of an answer. */
const textOf = (bytes: Buffer): string =>
  new TextDecoder().decode(bytes).replaceAll('\u0000', '').slice(0, keptCharacters).toWellFormed();

type Sent = KeptAttempt & { retryAfter: string };

/** Sends one delivery and says what came of it; it rejects for nothing that the endpoint does. */
const send = async ({ services }: OpenCtx, delivery: DueDelivery): Promise<Sent> => {
  const { clock, config, egress } = services;
  const at = clock.now();
  const keys = [delivery.secret, delivery.former_secret]
    .filter((key) => key !== null)
    .map((key) => decryptFor('webhook secrets', key, config.tokenSigningKey));
  const headers = signedHeaders({ id: eventIdOf(delivery.event_id), at, body: delivery.body }, keys);
  const limits = { slots: hostSlots, totalMs: answerLimitMs, maxBytes: readBytes, circuitFailures: Infinity };
  const service = egress.passingService('webhooks', new URL(delivery.url).host, limits);
  const call = { method: 'POST', url: delivery.url, headers, json: delivery.body, expected: 'any' } as const;
  const came = (status: number | null, more: Partial<Sent>): Sent => {
    const milliseconds = clock.now().getTime() - at.getTime();
    return { at, milliseconds, status, fault: null, answer: '', retryAfter: '', ...more };
  };
  try {
    const { status, body, retryAfter } = await service.bytes(call);
    return came(status, { answer: textOf(body), retryAfter });
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    // Who answers with more than is read has answered.
    if (error.kind === 'too_large') return came(error.status ?? null, {});
    return came(null, { fault: faultOf(error) });
  }
};

/** What an attempt means for its endpoint: off where it is gone or has taken nothing for three days, else left alone. */
const settleEndpoint = async (
  tx: OpenCtx,
  endpointId: number,
  deliveryId: number,
  outcome: AttemptOutcome,
): Promise<void> => {
  const now = tx.services.clock.now();
  if (outcome.state === 'waiting' && outcome.pauseMs !== null) {
    const paused_until = new Date(now.getTime() + outcome.pauseMs).toISOString();
    await updateEndpoint(tx.db, endpointId, { paused_until });
  }
  if (outcome.state !== 'given_up') return;
  if (!outcome.isGone && (await tookAnythingSince(tx.db, endpointId, deliveryId))) return;
  const reason = outcome.isGone ? 'gone' : 'failed';
  if (!(await switchOff(tx.db, endpointId, reason))) return;
  await emit(tx, webhookSwitchedOff, { webhook_id: endpointId, reason, at: now.toISOString() });
};

/** Sends a delivery and writes down what came of it, unless somebody else has gone on with it meanwhile. */
const attempt = async (ctx: OpenCtx, endpointId: number, delivery: DueDelivery): Promise<void> => {
  const { retryAfter, ...kept } = await send(ctx, delivery);
  const attempts = delivery.attempts + 1;
  const now = ctx.services.clock.now();
  const outcome = outcomeOf({ status: kept.status, fault: kept.fault, retryAfter }, attempts, now);
  const due_at = outcome.state === 'waiting' ? new Date(now.getTime() + outcome.dueMs) : null;
  await withTransaction(ctx, async (tx) => {
    if (!(await lockEndpoint(tx.db, endpointId)) || !(await holdDelivery(tx.db, delivery))) return;
    await insertAttempt(tx.db, delivery.id, kept);
    await settleDelivery(tx.db, delivery.id, { state: outcome.state, attempts, due_at, attempt: kept });
    await settleEndpoint(tx, endpointId, delivery.id, outcome);
  });
};

type Turn = { underWay: Map<number, Promise<void>>; fault: unknown };

const begin = (ctx: OpenCtx, endpointId: number, delivery: DueDelivery, turn: Turn): void => {
  const work = attempt(ctx, endpointId, delivery)
    .catch((error: unknown) => (turn.fault = error))
    .then(() => void turn.underWay.delete(delivery.id));
  turn.underWay.set(delivery.id, work);
};

/**
 * Sends to one endpoint what is due, so many at once, until nothing is or its turn is over. Of a process that is killed, the
 * job is taken over and what had no answer is sent again, under the same id.
 */
export const deliver = job<{ endpoint_id: number }>(
  deliverName,
  async (ctx, { endpoint_id }) => {
    const { clock } = ctx.services;
    const ends = clock.now().getTime() + turnMs;
    const turn: Turn = { underWay: new Map(), fault: undefined };
    const { underWay } = turn;
    const isOver = () => turn.fault !== undefined || clock.now().getTime() > ends;
    for (let idle = 0; idle <= idleLooks;) {
      const limit = isOver() ? 0 : slots - underWay.size;
      const due = limit > 0 ? await findDue(ctx.db, endpoint_id, { underWay: [...underWay.keys()], limit }) : [];
      for (const one of due) begin(ctx, endpoint_id, one, turn);
      if (underWay.size === 0 && isOver()) break;
      idle = underWay.size === 0 ? idle + 1 : 0;
      await Promise.race([...underWay.values(), sleep(idle > 0 ? idleLookMs : lookAgainMs)]);
    }
    if (turn.fault !== undefined) throw turn.fault;
    // What is left is found by `watchDue`, after those who wait for a place.
  },
  { lane: 'webhooks' },
);

/** Sends what has become due: attempts that were planned, and whatever lost its job. */
export const watchDue: Ticker = {
  name: 'webhooks.watch-due',
  everyMs: 1000,
  run: async (ctx) => {
    for (const id of await findEndpointsWithDue(ctx.db)) await deliverSoon(ctx, id);
  },
};
