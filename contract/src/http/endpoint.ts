import type { z } from 'zod';
import type { Permission } from '../access/permissions.ts';
import type { ErrorStatus } from './error-reply.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may make a call: a permission held, any valid session, or anybody at all. */
export type Access = Permission | 'signed-in' | 'public';

/**
 * What a caller must know to make a call; stands in `x.calls.ts`, free of schemas, so that a screen which makes calls
 * loads no validation. `path` starts with /api and names its parameters in braces, as OpenAPI does.
 */
export type Call = {
  method: Method;
  path: `/api/${string}`;
  permission: Access;
  /** For people in a session of their own alone: neither for API keys nor for whoever is signed in as another account. */
  ownSession?: true;
  /**
   * Answered with 403 to whoever is signed in as another account: what binds the account or hands something of it out.
   * Calls that show a secret need not say it.
   */
  notSignedInAs?: true;
  /** Reads or changes rows of all accounts: answered with 403 to whoever does not see all of them. */
  acrossAccounts?: true;
  /** Answered with 403 to users of an account that is linked to the freight system. */
  closedToFreightSystem?: true;
  /** Answered with 403 to users of a branded account. */
  closedToBranded?: true;
  /**
   * Body encoding; JSON unless said otherwise. `raw` is JSON whose bytes the sender has signed: the verb gets them as
   * they came, and reads them by `body` once it has found the signature right.
   */
  encoding?: 'json' | 'form' | 'multipart' | 'raw';
  /** Refusals carry their faults as `errors` too, beside `detail`: scripts written for drayage calls read them there. */
  listsErrors?: true;
  /** The call answers bytes. */
  reply?: 'file';
};

/** The calls of one contract, by name. */
export type Calls = Record<string, Call>;

// What files may be. With an asterisk: whatever was uploaded, of that kind or of any.
export type FileType =
  | 'application/json'
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/zip'
  | 'image/*'
  | 'text/csv'
  | 'text/event-stream'
  | 'text/plain'
  | 'video/*'
  | '*/*';

/**
 * What `x.contract.ts` adds to a call. Schemas are zod's core types, without methods: holding each row against all
 * methods of a schema takes the type checker a seventh of its time.
 */
type Description = {
  summary: string;
  /** Bytes the file of a multipart row may have: it is then received in pieces and never whole in memory. */
  largestFile?: number;
  params?: z.core.$ZodObject;
  query?: z.core.$ZodObject;
  body?: z.core.$ZodType;
  /** Left out: the call answers 204 without a body, or bytes where its call says `file`. */
  reply?: z.core.$ZodType;
  /** Media types of the file; left out, those of the formats its query may name. */
  fileTypes?: readonly FileType[];
  /** Status of success; 200 with a reply, 204 without, unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  /** Once it is let in, statuses and bodies are those of a protocol that is not the portal's. */
  ownProtocol?: true;
  /** Refusals beyond 400, 401, 403, 429, 500 and 503, which every call may give. */
  errors?: readonly ErrorStatus[];
  /** Times one user may make this call a minute, an account three times that; a network where it is public. */
  perMinute?: number;
};

/**
 * One call of the API, described once: its call and its description joined by `contract`. Validation, the handler's
 * type, the OpenAPI document, the typed client and the authorization tests are all read from this row.
 */
export type Endpoint = Omit<Call, 'reply'> & Omit<Description, 'reply'> & { reply?: z.core.$ZodType | 'file' };

export type Contract = Record<string, Endpoint>;

/** Descriptions with a row for no call, or with a part that is the call's own or nobody's, do not compile. */
type OnlyDescriptions<C extends Calls, D> = {
  [K in keyof D]: K extends keyof C
    ? { [P in keyof D[K]]: P extends Exclude<keyof Description, keyof C[K]> ? D[K][P] : never }
    : never;
};

type Joined<C extends Calls, D extends { [K in keyof C]: Description }> = { [K in keyof C]: C[K] & D[K] };

/** Declares one feature's rows: each call with its description. Keeps their literal types. */
export const contract = <const C extends Calls, const D extends { [K in keyof C]: Description }>(
  calls: C,
  descriptions: D & OnlyDescriptions<C, D>,
): Joined<C, D> => {
  const rows = Object.entries(calls).map(([name, call]) => [name, { ...call, ...descriptions[name] }]);
  return Object.fromEntries(rows) as Joined<C, D>;
};

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.core.$ZodType ? z.input<S> : undefined;

/** What the server hands to the verb: parsed params, query and body. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: E['encoding'] extends 'raw' ? Uint8Array : Parsed<E['body']>;
};

/** What the verb answers: the reply's shape before the reply schema has run. */
export type Reply<E extends Endpoint> = E['reply'] extends z.core.$ZodType ? z.input<E['reply']> : void;

/** What the client gets. */
export type Received<E extends Endpoint> = E['reply'] extends z.core.$ZodType ? z.output<E['reply']> : void;

type Part<K extends string, S> = S extends z.core.$ZodType ? { [P in K]: Sent<S> } : { [P in K]?: undefined };
type OptionalQuery<S> = S extends z.core.$ZodType
  ? object extends Sent<S>
    ? { query?: Sent<S> }
    : { query: Sent<S> }
  : { query?: undefined };

/** What the client sends: the parts the row declares, and no others. */
export type Request<E extends Endpoint> = Part<'params', E['params']> &
  OptionalQuery<E['query']> &
  Part<'body', E['body']>;
