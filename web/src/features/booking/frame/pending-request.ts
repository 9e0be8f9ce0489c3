import { ApiError } from '../../../platform/api/api-error.ts';

/** A request that may have reached the server; sent again with the same key it creates no second load. */
export type PendingRequest = { body: string; key: string };

/** The request for this body: the earlier one if the body is unchanged, else one with a new key. */
export const requestFor = (content: object, before: PendingRequest | null): PendingRequest => {
  const body = JSON.stringify(content);
  return before?.body === body ? before : { body, key: crypto.randomUUID() };
};

/** Whether a call may have reached the server although it failed. */
export const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Whether a call got no answer at all. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
