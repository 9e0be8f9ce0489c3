import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { type AccountActor, accountActor } from '../actor.ts';
import type { OpenCtx } from '../context.ts';
import { withTransaction } from '../database/transaction.ts';
import { decryptFor, digestFor, encryptFor } from '../encrypted-secret.ts';
import type { Ticker } from '../jobs/tickers.ts';
import { problem } from './errors.ts';
import { claimKey, deleteOldKeys, keepReply, type KeyId, type OlderKey, type UsedKey } from './kept-replies.queries.ts';
import { inKeyedCallTurn } from './keyed-call-turns.ts';
import { isSecretRow } from './secret-rows.ts';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** Bytes a reply may have to be kept: above the longest, the report of an import of the largest file. */
const largestKept = 8 * 1024 * 1024;

/** The key of a request; undefined without one. */
const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw problem('http.invalid', 400, { field: 'idempotency-key' });
  return key;
};

/**
 * Whose a key is: the account acted for, and what the caller came by. A person's sessions share theirs, so that who has
 * signed in again meets what was done; those signed in as another account share others; each API key has its own.
 */
const ownerOf = (actor: AccountActor): string =>
  `${actor.accountId} ${actor.kind}${actor.kind === 'api_key' ? ` ${actor.keyId}` : ''}`;

/** Whether a key counts for a row. Public ones know no caller whose it would be, and files are not kept. */
export const takesKey = ({ method, permission, reply }: Endpoint): boolean =>
  method === 'POST' && permission !== 'public' && reply !== 'file';

const bodyOf = ({ url, body }: FastifyRequest): [url: string, body: unknown] => [url, body ?? null];

type Kept = { isSecret: boolean; hash: Buffer; signingKey: Buffer };

/** A reply as the database keeps it: nobody reads it there. */
const sealed = (reply: unknown, signingKey: Buffer): Buffer | null => {
  const text = Buffer.from(JSON.stringify(reply ?? null));
  return text.length > largestKept ? null : encryptFor('kept replies', deflateRawSync(text, { level: 1 }), signingKey);
};

const opened = (reply: Buffer, signingKey: Buffer): unknown =>
  JSON.parse(inflateRawSync(decryptFor('kept replies', reply, signingKey)).toString());

const doneAlready = () => problem('http.done_already', 409);

const replyOfRepeat = ({ body_hash, sealed_reply }: UsedKey, { isSecret, hash, signingKey }: Kept): unknown => {
  if (isSecret) throw doneAlready();
  if (!body_hash.equals(hash)) throw problem('http.key_reused', 422);
  if (!sealed_reply) throw doneAlready();
  return opened(sealed_reply, signingKey);
};

/** How earlier versions hashed a body: of a file they knew the digest alone. */
const olderHash = (request: FastifyRequest): Buffer => {
  const digestAlone = (_name: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'sha256' in value ? value.sha256 : value;
  return createHash('sha256')
    .update(JSON.stringify(bodyOf(request), digestAlone))
    .digest();
};

/** What an earlier version kept says of no account whose it is: who is signed in as another gets nothing of it. */
const replyOfOlder = ({ body_hash, reply }: OlderKey, { isSecret }: Kept, actor: AccountActor, hash: Buffer) => {
  if (isSecret) throw doneAlready();
  if (!body_hash.equals(hash) || actor.kind === 'signed_in_as') throw problem('http.key_reused', 422);
  return reply;
};

/**
 * Runs a POST once for each `Idempotency-Key` of an account and a credential: the key, the effect and the reply are one
 * transaction. A repeat gets the kept reply; the same key with another body is refused with 422, and a repeat of which
 * only that it was done is kept, with 409.
 */
export const answerOnce = async (
  ctx: OpenCtx,
  row: Endpoint,
  request: FastifyRequest,
  answer: (ctx: OpenCtx) => Promise<unknown>,
): Promise<unknown> => {
  const actor = accountActor(ctx.actor);
  const key = actor ? keyOf(request) : undefined;
  if (key === undefined || !actor) return answer(ctx);
  const signingKey = ctx.services.config.tokenSigningKey;
  const hash = digestFor('repeated requests', JSON.stringify(bodyOf(request)), signingKey);
  const kept: Kept = { isSecret: isSecretRow(row), hash, signingKey };
  const id: KeyId = { user_id: actor.userId, call: `${row.method} ${row.path}`, key, owner: ownerOf(actor) };
  const answerWithKey = async (tx: OpenCtx): Promise<unknown> => {
    const claim = await claimKey(tx.db, id, kept.isSecret ? null : hash);
    if (claim && 'used' in claim) return replyOfRepeat(claim.used, kept);
    const reply = claim ? replyOfOlder(claim.older, kept, actor, olderHash(request)) : await answer(tx);
    const text = kept.isSecret ? null : sealed(reply, signingKey);
    if (text) await keepReply(tx.db, id, text);
    return reply;
  };
  return inKeyedCallTurn(ctx, actor.accountId, () => withTransaction(ctx, answerWithKey));
};

export const forgetOldKeys: Ticker = {
  name: 'forget-idempotency-keys',
  everyMs: 3_600_000,
  run: ({ db }) => deleteOldKeys(db),
};
