import type { z } from 'zod';
import type { Permission } from '../access/permissions.ts';
import type { ErrorStatus } from './error-reply.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may make a call: a permission held, any valid session, or anybody at all. */
export type Access = Permission | 'signed-in' | 'public';

/**
 * One call of the API, described once. Validation, the handler's type, the OpenAPI document,
 * the typed client and the authorization tests are all read from this row.
 * `path` starts with /api and names its parameters in braces, as OpenAPI does.
 */
export type Endpoint = {
  method: Method;
  path: `/api/${string}`;
  permission: Access;
  summary: string;
  /**
   * Body encoding; JSON unless said otherwise. `raw` is JSON whose bytes the sender has signed: the verb gets them as
   * they came, and reads them by `body` once it has found the signature right.
   */
  encoding?: 'json' | 'form' | 'multipart' | 'raw';
  /** Bytes the file of a multipart row may have: it is then received in pieces and never whole in memory. */
  largestFile?: number;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Left out: the call answers 204 without a body. `file` rows answer bytes. */
  reply?: z.ZodType | 'file';
  /** Status of success; 200 with a reply, 204 without, unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  /** Refusals beyond 400, 401, 403, 429 and 500, which every call may give. */
  errors?: readonly ErrorStatus[];
  /** Refusals carry their faults as `errors` too, beside `detail`: scripts written for drayage calls read them there. */
  listsErrors?: true;
  /** Times one address may make this call a minute, where that is less than the general limit. */
  perMinute?: number;
};

export type Contract = Record<string, Endpoint>;

/** Declares the calls of one feature; keeps their literal types. */
export const contract = <const T extends Contract>(rows: T): T => rows;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the server hands to the verb: parsed params, query and body. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: E['encoding'] extends 'raw' ? Uint8Array : Parsed<E['body']>;
};

/** What the verb answers: the reply's shape before the reply schema has run. */
export type Reply<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> : void;

/** What the client gets. */
export type Received<E extends Endpoint> = E['reply'] extends z.ZodType ? z.output<E['reply']> : void;

type Part<K extends string, S> = S extends z.ZodType ? { [P in K]: Sent<S> } : { [P in K]?: undefined };
type OptionalQuery<S> = S extends z.ZodType
  ? object extends Sent<S>
    ? { query?: Sent<S> }
    : { query: Sent<S> }
  : { query?: undefined };

/** What the client sends: the parts the row declares, and no others. */
export type Request<E extends Endpoint> = Part<'params', E['params']> &
  OptionalQuery<E['query']> &
  Part<'body', E['body']>;
