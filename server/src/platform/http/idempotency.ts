import { createHash } from 'node:crypto';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { accountActor } from '../actor.ts';
import type { OpenCtx } from '../context.ts';
import { problem } from './errors.ts';
import type { Ticker } from '../jobs/tickers.ts';
import { withTransaction } from '../database/transaction.ts';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

const bodyHash = (request: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([request.url, request.body ?? null]))
    .digest();

/**
 * Runs a POST once for each `Idempotency-Key` of a user: the key, the effect and the reply are one transaction.
 * A repeat gets the kept reply; the same key with another body is refused with 422.
 */
export const answerOnce = async (
  ctx: OpenCtx,
  row: Endpoint,
  request: FastifyRequest,
  answer: (ctx: OpenCtx) => Promise<unknown>,
): Promise<unknown> => {
  const key = request.headers['idempotency-key'];
  const actor = accountActor(ctx.actor);
  if (key === undefined || !actor) return answer(ctx);
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw problem('http.invalid', 400, { field: 'idempotency-key' });
  const id = { user_id: actor.userId, call: `${row.method} ${row.path}`, key };
  const hash = bodyHash(request);
  return withTransaction(ctx, async (tx) => {
    const claimed = await tx.db
      .insertInto('idempotency_keys')
      .values({ ...id, body_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return keptReply(tx, id, hash);
    const reply = await answer(tx);
    await tx.db
      .updateTable('idempotency_keys')
      .set({ reply: JSON.stringify(reply ?? null) })
      .where('user_id', '=', id.user_id)
      .where('call', '=', id.call)
      .where('key', '=', id.key)
      .execute();
    return reply;
  });
};

const keptFor = '3 days';

/** A client that has not repeated its request for three days will not do so any more. */
export const forgetOldKeys: Ticker = {
  name: 'forget-idempotency-keys',
  everyMs: 3_600_000,
  run: async ({ db }) => {
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', sql<string>`now() - ${keptFor}::interval`)
      .execute();
  },
};

type KeyId = { user_id: number; call: string; key: string };

const keptReply = async (ctx: OpenCtx, id: KeyId, hash: Buffer): Promise<unknown> => {
  const kept = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('user_id', '=', id.user_id)
    .where('call', '=', id.call)
    .where('key', '=', id.key)
    .executeTakeFirstOrThrow();
  if (!kept.body_hash.equals(hash)) throw problem('http.key_reused', 422);
  return kept.reply;
};
