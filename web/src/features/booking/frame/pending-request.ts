import { ApiError } from '../../../platform/api/api-error.ts';

/** A request that may have arrived although no answer came back: the same body goes out under the same key. */
export type PendingRequest = { body: string; key: string };

/** The request that sends this body: the one before, where nothing has changed since, else a new one. */
export const requestFor = (content: object, before: PendingRequest | null): PendingRequest => {
  const body = JSON.stringify(content);
  return before?.body === body ? before : { body, key: crypto.randomUUID() };
};

/** Whether a call may have reached the server although it failed. */
export const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
