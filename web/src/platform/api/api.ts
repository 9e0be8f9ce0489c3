import type { Call, Contract, Endpoint, Received, Request } from '@portal/contract/http/endpoint.ts';
import type { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { ApiError, isCancelled } from './api-error.ts';
import { requestBody, requestUrl, type RequestParts } from './api-request.ts';
import { takeEarlyAnswer } from '../session/early-answers.ts';
import { endSession } from '../session/session-end.ts';
import { freshToken } from '../session/session.ts';

declare const row: unique symbol;

/** A call that knows the type of its row, which gives the types of params, query, body and reply. */
export type TypedCall<E extends Endpoint = Endpoint> = Call & { readonly [row]?: E };

/**
 * A feature's calls with the types of its contract, which `import type` brings: no schema comes into the chunk.
 * Calls of another contract do not compile.
 */
export const callsOf = <C extends Contract>(calls: {
  [K in keyof C]: Call & Pick<C[K], 'method' | 'path'>;
}): { [K in keyof C]: TypedCall<C[K]> } => calls;

/**
 * Makes the call a contract row describes. Throws ApiError on a refusal, and the browser's AbortError
 * when `signal` was aborted. Repeating a POST with the same `idempotencyKey` has no second effect.
 */
export const api = async <E extends Endpoint>(
  call: TypedCall<E>,
  request: Request<E>,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<Received<E>> => {
  const response = await send(call, request, signal, idempotencyKey);
  // The server checks every reply against the row's schema before it leaves: no second check here.
  const body = await response.text();
  return (body ? JSON.parse(body) : undefined) as Received<E>;
};

/** Fetches the bytes of a `file` row with the name the server gives them. */
export const apiFile = async <E extends Endpoint>(
  call: TypedCall<E>,
  request: Request<E>,
  signal?: AbortSignal,
): Promise<{ blob: Blob; name: string }> => {
  const response = await send(call, request, signal);
  return { blob: await response.blob(), name: fileName(response.headers.get('content-disposition') ?? '') };
};

/** The name a file is sent under, in either of the two spellings (RFC 6266). */
const fileName = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'download';
};

/** The token for a call; `ApiError` as of a server that was not reached where the session cannot be renewed now. */
export const tokenOrUnreachable = (): Promise<string | null> =>
  freshToken().catch(() => {
    throw new ApiError(0, [], null);
  });

const send = async (
  call: Call,
  request: RequestParts,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<Response> => {
  const token = call.permission === 'public' ? null : await tokenOrUnreachable();
  const { body, contentType } = requestBody(call, request);
  const url = requestUrl(call, request);
  const early = call.method === 'GET' ? takeEarlyAnswer(url, token) : null;
  const sent =
    early ??
    fetch(url, {
      method: call.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(contentType && { 'content-type': contentType }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
  const response = await sent.catch((error: unknown) => {
    throw isCancelled(error) ? error : new ApiError(0, [], null);
  });
  if (response.ok) return response;
  if (response.status === 401 && call.permission !== 'public') endSession('expired');
  throw await refusal(response);
};

const refusal = async (response: Response): Promise<ApiError> => {
  const reply = (await response.json().catch(() => null)) as ErrorReply | null;
  return new ApiError(
    response.status,
    Array.isArray(reply?.detail) ? reply.detail : [],
    reply?.request_id ?? response.headers.get('x-request-id'),
    retryAt(response),
  );
};

const retryAt = (response: Response): number | null => {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? Date.now() + seconds * 1000 : null;
};
