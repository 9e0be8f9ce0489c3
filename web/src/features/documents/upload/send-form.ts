import type { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { tokenOrUnreachable } from '../../../platform/api/api.ts';
import { endSession } from '../../../platform/session/session-end.ts';

const readReply = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

const refusalOf = (request: XMLHttpRequest): ApiError => {
  const reply = readReply(request.responseText) as ErrorReply | null;
  if (request.status === 401) endSession('expired');
  return new ApiError(request.status, Array.isArray(reply?.detail) ? reply.detail : [], reply?.request_id ?? null);
};

type Sent = {
  path: string;
  form: FormData;
  /** Idempotency key: sent again with the same one, a file is added once. */
  key: string;
  onSent: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Posts a form with a file and reports the progress, which `fetch` cannot. Rejects with ApiError, or with AbortError
 * when `signal` was aborted.
 */
export const sendForm = async <Answer>({ path, form, key, onSent, signal }: Sent): Promise<Answer> => {
  const token = await tokenOrUnreachable();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('idempotency-key', key);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(readReply(request.responseText) as Answer);
      else reject(refusalOf(request));
    });
    request.addEventListener('error', () => reject(new ApiError(0, [], null)));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
};
