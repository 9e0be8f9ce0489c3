import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Agent, Dispatcher } from 'undici';
import { createBulkhead } from './bulkhead.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { anywhere, checkedAgent, type DestinationFault, type Destinations, machineOf } from './destinations.ts';
import { EgressError } from './egress-error.ts';
import { watchedCircuit } from './watched-circuit.ts';
import { partnerSeconds } from '../metrics.ts';

export type EgressLimits = {
  connectMs: number;
  /** For the whole call: waiting for a slot, retry and body included. */
  totalMs: number;
  maxBytes: number;
  slots: number;
  queue: number;
  circuitFailures: number;
  circuitCoolDownMs: number;
};

const DEFAULT_LIMITS: EgressLimits = {
  connectMs: 2_000,
  totalMs: 8_000,
  maxBytes: 2 * 1024 * 1024,
  slots: 16,
  queue: 50,
  circuitFailures: 5,
  circuitCoolDownMs: 15_000,
};

export type EgressCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  xml?: string;
  /** Sent as a form, already encoded, instead of `body`. */
  form?: string;
  /** JSON that is sent as it is written, since its bytes are signed, instead of `body`. */
  json?: string;
  /** Changes nothing at the partner, so it may be asked once more after a failure. GET is one by itself. */
  read?: boolean;
  /** Statuses beyond 2xx that are an answer, not a failure. */
  expected?: readonly number[] | 'any';
};

/** `retryAfter`: the header as it came, empty where there was none. */
export type EgressReply<Body> = { status: number; contentType: string; retryAfter: string; body: Body };

/** One partner: its own connections, slots and circuit. Every method rejects with an EgressError. */
export type EgressService = {
  json: (call: EgressCall) => Promise<EgressReply<unknown>>;
  bytes: (call: EgressCall) => Promise<EgressReply<Buffer>>;
};

export type Egress = {
  /** The service of that name: the same one for the same limits. `hosts` are `host:port`; `own` are limits of its own. */
  service: (name: string, hosts: readonly string[], own?: Partial<EgressLimits>) => EgressService;
  /** The same for a host that somebody else names: connections to so many of them at most are kept. */
  passingService: (name: string, host: string, own?: Partial<EgressLimits>) => EgressService;
  /** Why nobody is called at an address, as far as the address itself says; null where it may be tried. */
  faultOf: (url: string) => DestinationFault | null;
  /** The machine a host means now, for connections that are not HTTP. Throws where it is none a partner may be at. */
  machineOf: (url: string, service: string) => Promise<string>;
  close: () => Promise<void>;
};

const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'DESTINATION_REFUSED',
]);
const TIMEOUTS = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const PASSING_STATUSES = new Set([502, 503, 504]);

const networkError = (service: string, cause: unknown): EgressError => {
  if (cause instanceof EgressError) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'DESTINATION_REFUSED') return new EgressError('not_allowed', service, { sent: false, cause });
  const isTimeout = TIMEOUTS.has(code) || (cause instanceof Error && cause.name === 'TimeoutError');
  return new EgressError(isTimeout ? 'timeout' : 'refused', service, { sent: !NEVER_SENT.has(code), cause });
};

/** The partner's fault, as opposed to ours or to a plain no: these open the circuit. */
const isFailure = (error: EgressError): boolean =>
  ['timeout', 'refused', 'too_large', 'not_json'].includes(error.kind) ||
  (error.kind === 'bad_status' && (error.status ?? 0) >= 500);

const isWorthRetrying = (error: EgressError): boolean =>
  error.kind === 'refused' || (error.kind === 'timeout' && !error.sent) || PASSING_STATUSES.has(error.status ?? 0);

const readBody = async (service: string, reply: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const part of reply.body) {
    const chunk: Buffer = part;
    size += chunk.length;
    if (size > maxBytes) throw new EgressError('too_large', service, { sent: true, status: reply.statusCode });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const parseJson = (service: string, reply: EgressReply<Buffer>): EgressReply<unknown> => {
  try {
    const body: unknown = JSON.parse(reply.body.toString('utf8'));
    return { ...reply, body };
  } catch (cause) {
    throw new EgressError('not_json', service, { sent: true, status: reply.status, cause });
  }
};

type Log = Pick<Logger, 'info' | 'warn'>;
type Line = {
  name: string;
  agent: Agent;
  limits: EgressLimits;
  log: Log | undefined;
  faultOf: Destinations['faultOf'];
};

const contentTypeOf = ({ xml, form }: EgressCall): string => {
  if (xml !== undefined) return 'text/xml; charset=utf-8';
  return form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
};

const send = async (
  { name, agent, limits }: Line,
  call: EgressCall,
  signal: AbortSignal,
): Promise<EgressReply<Buffer>> => {
  const { origin, pathname, search } = new URL(call.url);
  const body = call.xml ?? call.form ?? call.json ?? (call.body === undefined ? null : JSON.stringify(call.body));
  const reply = await agent.request({
    origin,
    path: `${pathname}${search}`,
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(body !== null && { 'content-type': contentTypeOf(call) }),
      ...call.headers,
    },
    body,
    signal,
  });
  const received = await readBody(name, reply, limits.maxBytes);
  const { statusCode: status } = reply;
  const isAnswer = call.expected === 'any' || (status >= 200 && status < 300) || call.expected?.includes(status);
  if (!isAnswer) throw new EgressError('bad_status', name, { sent: true, status });
  const header = (field: string) => String(reply.headers[field] ?? '');
  return { status, contentType: header('content-type'), retryAfter: header('retry-after'), body: received };
};

type Send = <T>(call: EgressCall, signal: AbortSignal, parse: (reply: EgressReply<Buffer>) => T) => Promise<T>;

/** One try, timed and counted; what is the partner's fault counts against it. */
const tryOnce =
  (line: Line, circuit: CircuitBreaker): Send =>
  async (call, signal, parse) => {
    const pass = circuit.admit();
    if (!pass) throw new EgressError('circuit_open', line.name, { sent: false });
    const stop = partnerSeconds.startTimer({ partner: line.name });
    try {
      const parsed = parse(await send(line, call, signal));
      pass.succeeded();
      stop({ outcome: 'answered' });
      return parsed;
    } catch (cause) {
      const error = networkError(line.name, cause);
      if (isFailure(error)) pass.failed();
      else pass.succeeded();
      stop({ outcome: error.kind });
      throw error;
    }
  };

/** Tries a reading call once more where the failure may pass; the first failure stands where it may not be tried. */
const tryTwice =
  (sendOnce: Send): Send =>
  async (call, signal, parse) => {
    try {
      return await sendOnce(call, signal, parse);
    } catch (first) {
      if (!(first instanceof EgressError)) throw first;
      const mayRetry = (call.read ?? call.method === 'GET') && isWorthRetrying(first) && !signal.aborted;
      if (!mayRetry) throw first;
      await sleep(50 + Math.random() * 200);
      return sendOnce(call, signal, parse).catch((second: EgressError) => {
        throw second.kind === 'circuit_open' ? first : second;
      });
    }
  };

/** A service, and whether none of its calls is under way. */
type OpenService = { service: EgressService; agent: Agent; isIdle: () => boolean };

const openService = (line: Line, hosts: readonly string[]): OpenService => {
  const { name, limits, agent } = line;
  let underWay = 0;
  const bulkhead = createBulkhead(limits.slots, limits.queue);
  let opened = new AbortController();
  const circuit = watchedCircuit(line, () => {
    opened.abort();
    opened = new AbortController();
  });
  const sendWithRetry = tryTwice(tryOnce(line, circuit));

  /** A slot, unless the partner turns out to be down while one waits. */
  const enter = async (signal: AbortSignal): Promise<() => void> => {
    const shut = opened.signal;
    const leave = await bulkhead.enter(AbortSignal.any([signal, shut])).catch((cause: unknown) => {
      throw new EgressError(shut.aborted ? 'circuit_open' : 'timeout', name, { sent: false, cause });
    });
    if (!leave) throw new EgressError('busy', name, { sent: false });
    return leave;
  };

  const run = async <T>(call: EgressCall, parse: (reply: EgressReply<Buffer>) => T): Promise<T> => {
    if (!hosts.includes(new URL(call.url).host) || line.faultOf(call.url, name) !== null) {
      throw new EgressError('not_allowed', name, { sent: false });
    }
    if (circuit.isShut()) throw new EgressError('circuit_open', name, { sent: false });
    const signal = AbortSignal.timeout(limits.totalMs);
    underWay += 1;
    try {
      const leave = await enter(signal);
      return await sendWithRetry(call, signal, parse).finally(leave);
    } finally {
      underWay -= 1;
    }
  };

  const service: EgressService = {
    json: (call) => run(call, (reply) => parseJson(name, reply)),
    bytes: (call) => run(call, (reply) => reply),
  };
  return { service, agent, isIdle: () => underWay === 0 };
};

/** Hosts that others name, as an identity provider names its own, whose connections are kept. */
const mostPassing = 50;

/** Gives up the connections of the service that was idle and not wanted for the longest time. */
const freeOldest = (services: Map<string, OpenService>): void => {
  for (const [id, { agent, isIdle }] of services) {
    if (!isIdle()) continue;
    services.delete(id);
    void agent.close();
    return;
  }
};

type EgressSettings = { destinations?: Destinations; mostPassing?: number };

/**
 * The one way out to partners. Only to a service's own hosts where partners may be, never following a redirect, within
 * limits of size and time; a partner that hangs or fails holds up nothing but its own calls.
 */
export const createEgress = (
  limits: Partial<EgressLimits> = {},
  log?: Log,
  { destinations = anywhere, mostPassing: most = mostPassing }: EgressSettings = {},
): Egress => {
  const set = { ...DEFAULT_LIMITS, ...limits };
  const services = new Map<string, OpenService>();
  const passing = new Map<string, OpenService>();
  const open = (name: string, hosts: readonly string[], own: Partial<EgressLimits>): OpenService => {
    const limits = { ...set, ...own };
    const agent = checkedAgent(name, limits, destinations);
    return openService({ name, agent, limits, log, faultOf: destinations.faultOf }, hosts);
  };
  return {
    service: (name, hosts, own = {}) => {
      const id = [name, ...hosts, JSON.stringify(own)].join(' ');
      const known = services.get(id) ?? open(name, hosts, own);
      services.set(id, known);
      return known.service;
    },
    passingService: (name, host, own = {}) => {
      const known = passing.get(`${name} ${host}`) ?? open(name, [host], own);
      // What was wanted last stands last.
      passing.delete(`${name} ${host}`);
      if (passing.size >= most) freeOldest(passing);
      passing.set(`${name} ${host}`, known);
      return known.service;
    },
    faultOf: (url) => destinations.faultOf(url),
    machineOf: (url, service) => machineOf(destinations, url, service),
    close: async () => {
      await Promise.all([...services.values(), ...passing.values()].map(({ agent }) => agent.destroy()));
    },
  };
};
