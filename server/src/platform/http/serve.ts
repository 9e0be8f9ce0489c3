import type { Readable } from 'node:stream';
import type { Permission } from '@portal/contract/access/permissions.ts';
import type { Contract, Endpoint, Input, Reply } from '@portal/contract/http/endpoint.ts';
import { readStored } from '@portal/contract/values/values.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { type AccountActor, refuseSignedInAs, requireOwnSession } from '../actor.ts';
import type { Ctx, OpenCtx, Services } from '../context.ts';
import { withCallWaits } from '../database/call-waits.ts';
import type { ByteRange } from '../files/byte-range.ts';
import type { CallLimits } from './call-limits.ts';
import { problem } from './errors.ts';
import { contentDisposition } from './content-disposition.ts';
import { answerOnce, takesKey } from './idempotency.ts';
import { givenSecret, showsSecret } from './secret-rows.ts';
import { spoolFiles } from './spool-files.ts';
import { isSameOrigin } from '../same-origin.ts';
import { parse } from './validation.ts';

/** Bytes a `file` row answers with: held, or read as they are sent. */
export type FileReply = {
  contentType: string;
  name: string;
  inline?: boolean;
  /** Of a row that answers by a protocol of its own. */
  status?: number;
} & ({ bytes: Buffer } | { stream: Readable; size: number; part?: ByteRange | null });

type CtxOf<E extends Endpoint> = E['permission'] extends 'public'
  ? OpenCtx & { http: HttpParts }
  : Ctx & { http: HttpParts };
type Answer<E extends Endpoint> = E['reply'] extends 'file' ? FileReply : Reply<E>;

/** The parts of HTTP a few verbs need: cookies of known devices, the caller's agent. */
export type HttpParts = { request: FastifyRequest; reply: FastifyReply };

/** Who answers each row of a contract: one line a row, forwarding to its verb. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (ctx: CtxOf<C[K]>, input: Input<C[K]>) => Promise<Answer<C[K]>> | Answer<C[K]>;
};

/**
 * What takes long and writes nothing, such as looking through a file: done before the transaction in which a call with an
 * `Idempotency-Key` is answered, so that none is held open for it.
 */
export type Preparations<C extends Contract> = {
  [K in keyof C]?: (ctx: CtxOf<C[K]>, input: Input<C[K]>) => Promise<void>;
};

/** What `serve` needs from the composition root. `authenticate` answers null for a missing or ended session. */
export type App = {
  server: FastifyInstance;
  services: Services;
  authenticate: (request: FastifyRequest) => Promise<AccountActor | null>;
  limits: CallLimits;
  rows: Endpoint[];
};

/** Where routes are added: a server, or only the list of rows, for what reads the contract without serving it. */
export type RouteTarget = App | Pick<App, 'rows'>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: AccountActor | null;
    /** What the call has waited for the database so far. */
    waits: { waitedMs: number };
  }
  interface FastifyContextConfig {
    row?: Endpoint;
  }
}

const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

export const successStatus = (row: Endpoint): number => row.status ?? (row.reply ? 200 : 204);

/** Session first (401), then the right (403), whatever the body says and whether or not the object exists. */
const guard = (app: App, row: Endpoint) => async (request: FastifyRequest) => {
  if (row.permission === 'public') {
    // No bearer proves where these come from, and a browser sends its cookies along with another site's form.
    if (row.method !== 'GET' && !isSameOrigin(request.headers, app.services.config.publicUrl)) {
      throw problem('http.forbidden', 403);
    }
    return app.limits.countPublic(row, request);
  }
  request.actor = await app.authenticate(request);
  if (!request.actor) {
    app.limits.countRefused(request);
    throw problem('auth.session_expired', 401);
  }
  app.limits.countSignedIn(row, request.actor);
  if (row.permission !== 'signed-in') await requireRight(app, request, request.actor, row.permission);
  if (row.ownSession) requireOwnSession(request.actor);
  if (row.notSignedInAs || showsSecret(row)) refuseSignedInAs(request.actor);
  if (row.acrossAccounts && request.actor.scope !== 'all') throw problem('http.forbidden', 403);
  if (row.closedToBranded && request.actor.isBranded) throw problem('http.forbidden', 403);
  if (row.closedToFreightSystem && request.actor.freightSystemId !== null) throw problem('http.forbidden', 403);
};

const requireRight = async (app: App, request: FastifyRequest, actor: AccountActor, right: Permission) => {
  if (actor.secondFactor === 'missing') throw problem('auth.second_factor_missing', 403);
  if (actor.permissions.has(right)) return;
  const { method, path } = request.routeOptions.config.row ?? { method: '', path: '' };
  await audit(callerOf(app, request), { action: 'call.denied', object_type: method, object_id: path });
  throw problem('http.forbidden', 403);
};

const callerOf = (app: App, request: FastifyRequest): OpenCtx => ({
  services: app.services,
  log: request.log as OpenCtx['log'],
  db: app.services.db,
  afterCommit: null,
  requestId: request.id,
  // A connection that is gone has no address any more.
  ip: request.ip ?? '',
  actor: request.actor,
  ...(request.actor ? { scope: request.actor.scope } : {}),
});

const inputOf = (row: Endpoint, request: FastifyRequest) => ({
  params: row.params ? parse(row.params, request.params) : undefined,
  query: row.query ? parse(row.query, request.query) : undefined,
  body: row.encoding === 'raw' ? bytesOf(request) : row.body ? parse(row.body, request.body ?? {}) : undefined,
});

const bytesOf = ({ body }: FastifyRequest): Buffer => {
  if (!Buffer.isBuffer(body)) throw problem('http.unsupported_type', 415);
  return body;
};

/** Whoever is signed in as another account neither sees its secrets nor sets them. */
const refuseGivenSecret = (row: Endpoint, { actor }: FastifyRequest, body: unknown): void => {
  if (actor?.kind !== 'signed_in_as') return;
  const given = givenSecret(row, body);
  if (given) refuseSignedInAs(actor, given.field);
};

/** `part` is left out by files of which no part can be had. */
const sayLength = (reply: FastifyReply, { size, part }: { size: number; part?: ByteRange | null }): void => {
  if (part !== undefined) void reply.header('accept-ranges', 'bytes');
  void reply.header('content-length', part ? part.end - part.start + 1 : size);
  if (part) void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
};

const sendFile = (reply: FastifyReply, file: FileReply) => {
  if ('stream' in file) sayLength(reply, file);
  if (file.status) void reply.code(file.status);
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', contentDisposition(file))
    .header('content-security-policy', 'sandbox')
    .send('stream' in file ? file.stream : file.bytes);
};

const options = (app: App, row: Endpoint): RouteShorthandOptions => ({
  config: { row },
  onRequest: (request: FastifyRequest) => {
    request.waits = { waitedMs: 0 };
    return withCallWaits(request.waits, () => guard(app, row)(request));
  },
});

/** Adds a route; within its own scope where it takes JSON as the bytes that came, or a file in pieces. */
const addRoute = ({ server, services }: App, row: Endpoint, route: RouteOptions): void => {
  if (row.largestFile) {
    void server.register(async (scope) => {
      await spoolFiles(scope, row, services.config.dataDir);
      scope.route(route);
    });
    return;
  }
  if (row.encoding !== 'raw') return void server.route(route);
  void server.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route(route);
  });
};

/**
 * Puts every row of a contract on the server. Rows are the only way to a route: the server refuses any other.
 * A repeated POST with the same `Idempotency-Key` gets the first one's reply.
 */
export const serve = <C extends Contract>(
  app: RouteTarget,
  rows: C,
  handlers: Handlers<C>,
  preparations: Preparations<C> = {},
): void => {
  for (const [key, row] of Object.entries(rows)) {
    const name = key as keyof C;
    const handler = handlers[name] as (ctx: OpenCtx, input: unknown) => unknown;
    const prepare = preparations[name] as ((ctx: OpenCtx, input: unknown) => Promise<void>) | undefined;
    app.rows.push(row);
    if (!('server' in app)) continue;
    addRoute(app, row, {
      method: row.method,
      url: fastifyPath(row.path),
      ...options(app, row),
      handler: (request, reply) =>
        withCallWaits(request.waits, async () => {
          const ctx = { ...callerOf(app, request), http: { request, reply } };
          const input = inputOf(row, request);
          refuseGivenSecret(row, request, input.body);
          await prepare?.(ctx, input);
          if (row.reply === 'file') return sendFile(reply, (await handler(ctx, input)) as FileReply);
          const answer = async (inner: OpenCtx) => checkedReply(row, await handler(inner, input));
          const result = takesKey(row) ? await answerOnce(ctx, row, request, answer) : await answer(ctx);
          reply.code(successStatus(row));
          return row.reply ? result : reply.send();
        }),
    });
  }
};

/** Only what the row declares is sent; a reply that does not fit is our fault, a 500. */
const checkedReply = (row: Endpoint, reply: unknown): unknown =>
  readStored(() => (row.reply && row.reply !== 'file' ? z.parse(row.reply, reply) : undefined));
