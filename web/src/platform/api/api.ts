import type { Endpoint, Received, Request } from '@portal/contract/http/endpoint.ts';
import type { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { ApiError, isCancelled } from './api-error.ts';
import { requestBody, requestUrl, type RequestParts } from './api-request.ts';
import { endSession } from '../session/session-end.ts';
import { freshToken } from '../session/session.ts';

/**
 * Makes the call a contract row describes. Throws ApiError on a refusal, and the browser's AbortError
 * when `signal` was aborted. Repeating a POST with the same `idempotencyKey` has no second effect.
 */
export const api = async <E extends Endpoint>(
  row: E,
  request: Request<E>,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<Received<E>> => {
  const response = await send(row, request, signal, idempotencyKey);
  // The server checks every reply against the row's schema before it leaves: no second check here.
  const body = await response.text();
  return (body ? JSON.parse(body) : undefined) as Received<E>;
};

/** Fetches the bytes of a `file` row with the name the server gives them. */
export const apiFile = async <E extends Endpoint>(
  row: E,
  request: Request<E>,
  signal?: AbortSignal,
): Promise<{ blob: Blob; name: string }> => {
  const response = await send(row, request, signal);
  return { blob: await response.blob(), name: fileName(response.headers.get('content-disposition') ?? '') };
};

/** The name a file is sent under, in either of the two spellings (RFC 6266). */
const fileName = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'download';
};

const send = async (
  row: Endpoint,
  request: RequestParts,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<Response> => {
  const token = row.permission === 'public' ? null : await freshToken();
  const { body, contentType } = requestBody(row, request);
  const response = await fetch(requestUrl(row, request), {
    method: row.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(contentType && { 'content-type': contentType }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw isCancelled(error) ? error : new ApiError(0, [], null);
  });
  if (response.ok) return response;
  if (response.status === 401 && row.permission !== 'public') endSession('expired');
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
