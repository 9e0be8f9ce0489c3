import type { Endpoint, Received, Request as PortalRequest } from '@portal/contract/http/endpoint.ts';
import { ErrorReply, type ErrorStatus, errorStatuses } from '@portal/contract/http/error-reply.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import type { HttpParts, RouteTarget } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/http/errors.ts';

export type McpCtx = Ctx & { http: HttpParts };

/** Makes a call of the API as the assistant's key: with its rights, limits, checks and words. A refusal is thrown. */
export type PortalCall = <E extends Endpoint>(
  row: E,
  request: PortalRequest<E> & { once?: string | undefined },
) => Promise<Received<E>>;

const addressOf = ({ path }: Endpoint, params: object = {}, query: object = {}): string => {
  const values = Object.entries(params);
  const filled = values.reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    String(path),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one));
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
};

/** What let the assistant's message in lets its calls in. */
const credentials = ({ headers }: McpCtx['http']['request']): Record<string, string> => ({
  ...(headers.authorization ? { authorization: headers.authorization } : {}),
  ...(typeof headers['x-api-key'] === 'string' ? { 'x-api-key': headers['x-api-key'] } : {}),
});

const refusal = (status: number, payload: string): Problem => {
  const { detail } = ErrorReply.parse(JSON.parse(payload));
  return new Problem(errorStatuses.find((one) => one === status) ?? (500 satisfies ErrorStatus), detail);
};

/** The server's own door for calls that need no network. */
export type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>;

export const injectOf =
  (app: RouteTarget): Inject =>
  (options) => {
    if (!('server' in app)) throw new Error('There is no server to call');
    return app.server.inject(options);
  };

export const portalCalls =
  (ctx: McpCtx, inject: Inject): PortalCall =>
  async (row, { params, query, body, once }) => {
    const { statusCode, payload } = await inject({
      method: row.method,
      url: addressOf(row, params, query),
      // The same id as the message's own entry of the audit.
      headers: {
        ...credentials(ctx.http.request),
        'x-request-id': ctx.requestId,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(once ? { 'idempotency-key': once } : {}),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...(ctx.ip ? { remoteAddress: ctx.ip } : {}),
    });
    if (statusCode >= 400) throw refusal(statusCode, payload);
    return payload === '' ? undefined : JSON.parse(payload);
  };
