import { documentsCalls } from '@portal/contract/documents/documents.calls.ts';
import type { documents as documentsRows } from '@portal/contract/documents/documents.contract.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { requestBody } from '../../../platform/api/api-request.ts';
import { callsOf } from '../../../platform/api/api.ts';
import type { PendingFile } from './pending-files.ts';
import { sendForm } from './send-form.ts';

const documents = callsOf<typeof documentsRows>(documentsCalls);

type UploadBody = Request<typeof documentsRows.upload>['body'];

const formOf = (loadId: number, { file, type, note, replaces }: PendingFile): FormData => {
  const body = {
    load_id: String(loadId),
    type,
    note: note || undefined,
    replaces: replaces?.id,
    file,
  } satisfies UploadBody;
  return requestBody(documents.upload, { body }).body as FormData;
};

/** Uploads a file to a load, with its progress. Sent again with the same key, the file is added once. */
export const sendFile = (
  loadId: number,
  file: PendingFile,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<LoadDocument> =>
  sendForm({ path: documents.upload.path, form: formOf(loadId, file), key: file.key, onSent, signal });
