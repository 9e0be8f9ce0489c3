import { documentsCalls } from '@portal/contract/documents/documents.calls.ts';
import type { documents as documentsRows } from '@portal/contract/documents/documents.contract.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import type { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { requestBody } from '../../../platform/api/api-request.ts';
import { endSession } from '../../../platform/session/session-end.ts';
import { freshToken } from '../../../platform/session/session.ts';
import type { PendingFile } from './pending-files.ts';
import { callsOf } from '../../../platform/api/api.ts';

const documents = callsOf<typeof documentsRows>(documentsCalls);

type UploadBody = Request<typeof documentsRows.upload>['body'];

const bodyOf = (loadId: number, { file, type, note, replaces }: PendingFile): FormData => {
  const body = {
    load_id: String(loadId),
    type,
    note: note || undefined,
    replaces: replaces?.id,
    file,
  } satisfies UploadBody;
  return requestBody(documents.upload, { body }).body as FormData;
};

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

/**
 * Uploads a file and reports the progress, which `fetch` cannot. Rejects with ApiError, or with AbortError when
 * `signal` was aborted. Sent again with the same key, the file is added once.
 */
export const sendFile = async (
  loadId: number,
  file: PendingFile,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<LoadDocument> => {
  const token = await freshToken();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', documents.upload.path);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('idempotency-key', file.key);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(readReply(request.responseText) as LoadDocument);
      else reject(refusalOf(request));
    });
    request.addEventListener('error', () => reject(new ApiError(0, [], null)));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bodyOf(loadId, file));
  });
};
