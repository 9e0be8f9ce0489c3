import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import helmet from 'helmet';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import type { ErrorStatus } from '@portal/contract/http/error-reply.ts';
import type { Config } from '../config.ts';
import { databaseTrouble } from '../database/database-trouble.ts';
import { isStorageTrouble } from '../files/storage-trouble.ts';
import type { Services } from '../context.ts';
import { errorReply, Problem, problem, problems, type TakenValues } from './errors.ts';
import { limitBodyTime, longestBodyMs } from './body-time.ts';
import { serveHealth } from './health.ts';
import { callSeconds } from '../metrics.ts';
import { takeUploads } from './multipart.ts';
import { serveOpenApi } from './openapi.ts';
import { answerOddRequests, refuseUnreadable } from './refuse-unreadable.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the process receives the signal to stop: readiness answers 503 from then on. */
    draining: boolean;
    /** Set once jobs are being done: readiness answers 503 before. */
    working: boolean;
  }
}

const bodyLimit = 256 * 1024;
/** The address in a mail is one: opened, it is a page; what mail programs post to it is a call. */
const unsubscribePath = '/unsubscribe/';
const requestIdPattern = /^[\w-]{8,64}$/;

/** Paths that are not calls of the API and need no row. */
const ownPaths = [
  /^\/healthz$/,
  /^\/readyz$/,
  /^\/\.well-known\/change-password$/,
  /^\/api\/docs(\/|\.json|$)/,
  /^\/(\*|assets\/\*?.*|[\w-]+\.(html|json|svg|txt)(\.(br|gz))?)?$/,
];

const refuseUnlistedRoutes = (server: FastifyInstance) =>
  server.addHook('onRoute', ({ url, config, method }) => {
    if (!config?.row && !ownPaths.some((pattern) => pattern.test(url))) {
      throw new Error(`${String(method)} ${url} has no contract row`);
    }
  });

/** Fastify's and the database's refusals in the product's own words. */
const asProblem = (error: FastifyError & { constraint?: string }, values: TakenValues): Problem => {
  if (error instanceof Problem) return error;
  const taken = error.code === '23505' && error.constraint ? values[error.constraint] : undefined;
  if (taken) return problems([taken], 409);
  const known: Record<string, [ErrorCode, ErrorStatus]> = {
    FST_ERR_CTP_BODY_TOO_LARGE: ['http.too_large', 413],
    FST_ERR_CTP_INVALID_MEDIA_TYPE: ['http.unsupported_type', 415],
    '22P02': ['http.invalid', 400],
    '23503': ['http.conflict', 409],
    '23505': ['http.conflict', 409],
  };
  const found = known[error.code];
  if (found) return problem(found[0], found[1]);
  const trouble = databaseTrouble(error);
  if (trouble === 'contention') return problem('http.busy', 503, { retryAfter: 1 });
  if (trouble === 'unavailable') return problem('http.unavailable', 503, { retryAfter: 3 });
  if (isStorageTrouble(error)) return problem('http.storage_unavailable', 503, { retryAfter: 30 });
  if (/^(22|23)\w{3}$/.test(error.code ?? '')) return problem('http.invalid', 400);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return problem('http.malformed', 400);
  return problem('http.unexpected', 500);
};

/**
 * Whoever called went away before the body had arrived, or while a query ran that ends with it: nobody reads the answer,
 * and nothing failed here.
 */
const isAborted = ({ raw }: FastifyRequest, error: FastifyError): boolean =>
  raw.destroyed && (!raw.complete || error.name === 'AbortError');

const refuse = (error: FastifyError, request: FastifyRequest, reply: FastifyReply, values: TakenValues = {}): void => {
  const found = isAborted(request, error) ? problem('http.malformed', 400) : asProblem(error, values);
  if (found.status === 500) request.log.error({ err: error }, 'call failed');
  else if (isStorageTrouble(error)) request.log.error({ err: error }, 'call failed for the storage of files');
  else if (databaseTrouble(error)) request.log.warn({ err: error }, 'call failed for the database');
  if (found.retryAfter) void reply.header('retry-after', found.retryAfter);
  // Also where a file was asked for: nobody in between may keep that it did not come.
  void reply
    .code(found.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(errorReply(found, request.id, request.routeOptions.config?.row?.listsErrors)));
};

const observe = (server: FastifyInstance) => {
  // With callbacks: these two run for every call, and waiting for a promise is what they would cost most.
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    // The next call of this client goes to another instance.
    if (server.draining) reply.header('connection', 'close');
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.config.row?.path ?? 'other';
    callSeconds.observe({ method: request.method, path, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500 || reply.elapsedTime > 1000) {
      request.log.warn({ path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'slow or failed call');
    }
    done();
  });
};

/** The HTTP server with everything all calls share; no route of a feature yet. */
export const createServer = async (
  config: Config,
  services: Services,
  rows: readonly Endpoint[],
  taken: TakenValues = {},
): Promise<FastifyInstance> => {
  const server = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    rewriteUrl: ({ method, url = '/' }) => (method === 'POST' && url.startsWith(unsubscribePath) ? `/api${url}` : url),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    forceCloseConnections: true,
    clientErrorHandler: refuseUnreadable,
    // What the router cannot decode: no hook runs for it, so its headers are set here.
    frameworkErrors: (error, request, reply) =>
      refuse(
        error,
        request,
        reply.headers({ ...withTransport(dataHeaders, pageHeaders(config)), 'x-request-id': request.id }),
      ),
    requestTimeout: longestBodyMs,
    // Node would refuse a missing host with an empty reply: `guardBrowsers` refuses it in our shape.
    http: {
      requireHostHeader: false,
      headersTimeout: 20_000,
      connectionsCheckingInterval: 5000,
      // Sockets alone change the protocol; any other call that would like to is answered as it is.
      shouldUpgradeCallback: ({ url }) => url?.startsWith(socketPath) ?? false,
    },
    routerOptions: { maxParamLength: 700 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
  }) as unknown as FastifyInstance;
  server.server.maxConnections = config.maxConnections;
  answerOddRequests(server.server);
  server.decorate('draining', false);
  server.decorate('working', false);
  server.decorateRequest('actor', null);
  server.decorateRequest('waits');
  // Rows are parsed by their own schemas in `serve`; Fastify itself neither coerces nor strips anything.
  server.setValidatorCompiler(() => () => true);
  server.setSerializerCompiler(() => JSON.stringify);
  refuseUnlistedRoutes(server);
  server.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply, taken));
  observe(server);
  guardBrowsers(server, config);
  warnOfUnnamedProxy(server, config);
  limitBodyTime(server);
  await server.register(formbody, { bodyLimit: 16_384 });
  takeUploads(server);
  await serveOpenApi(server, rows, () => services.settings.get(operatorIdentity).name);
  serveHealth(server, services);
  return server;
};

/** An answer of the API is data: whatever a browser is made to do with it, it may not become a page. */
const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

/** What a page says unless it knows better: without it caches in between choose how long they keep it. */
const freshHeaders = { 'cache-control': 'no-cache' };

/** A script, style or font of a page shows nothing by itself: what else a page says would only travel along, forty times. */
const partHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Workers are not among them: what a worker may reach is said with its own file. */
const isPart = (url: string): boolean => /^\/assets\/[\w.-]+\.(js|css|woff2)$/.test(url);

const isCall = (url: string): boolean => url.startsWith('/api/') && !url.startsWith('/api/docs');

/** The headers helmet would set on every page: they never change, so they are made once. */
const pageHeaders = (config: Config): Record<string, string> => {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  helmet(helmetOptions(config))({} as never, response as never, () => undefined);
  return headers;
};

const withTransport = (own: Record<string, string>, page: Record<string, string>): Record<string, string> => ({
  ...own,
  ...Object.fromEntries(Object.entries(page).filter(([name]) => name === 'Strict-Transport-Security')),
});

/** Pages get the whole set of headers; calls and parts of pages, of which there are many more, those that mean something. */
const guardBrowsers = (server: FastifyInstance, config: Config): void => {
  const page = { ...pageHeaders(config), ...freshHeaders };
  const data = withTransport(dataHeaders, page);
  const part = withTransport(partHeaders, page);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request.url) ? data : isPart(request.url) ? part : page);
    done(
      request.headers.host === undefined && request.raw.httpVersion === '1.1' ? problem('http.malformed') : undefined,
    );
  });
};

/** Says once that callers come by a proxy whose address nobody has named: all of them count as one network. */
const warnOfUnnamedProxy = (server: FastifyInstance, { production, trustedProxies }: Config): void => {
  if (!production || trustedProxies.length > 0) return;
  let isSaid = false;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      request.log.warn('calls come by a proxy that TRUSTED_PROXIES does not name: all callers count as one network');
    }
    done();
  });
};

const helmetOptions = (config: Config) => ({
  xFrameOptions: { action: 'deny' as const },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // The kit sets element styles at run time; no script can come in through a style.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...websocketSources(config)],
      frameSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
  strictTransportSecurity: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
});

const websocketSources = (config: Config): string[] => [config.publicUrl.replace(/^http/, 'ws')];
