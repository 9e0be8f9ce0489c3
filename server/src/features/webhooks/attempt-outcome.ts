import { type AttemptFault, attemptPauses, mostAttempts } from '@portal/contract/webhooks/webhook-events.ts';

/** What one attempt came to; `retryAfter` is the header as it came. */
export type AttemptResult = { status: number | null; fault: AttemptFault | null; retryAfter: string };

/** What follows from an attempt. Times are milliseconds from its end. */
export type AttemptOutcome =
  | { state: 'delivered' }
  | { state: 'given_up'; isGone: boolean }
  /** `pauseMs`: the endpoint as a whole gets nothing for so long. */
  | { state: 'waiting'; dueMs: number; pauseMs: number | null };

/** An endpoint that has too much to do, or does not answer, is left alone for a while. */
const busyStatuses: readonly number[] = [429, 502, 503, 504];
const pauseMs = 30_000;
const longestWaitMs = 24 * 3_600_000;
/** Attempts are spread by up to a tenth, so that those of many events do not come at once. */
const spread = 0.1;

/** Milliseconds that an endpoint asks for, by seconds or by a date (RFC 9110, 10.2.3), at most a day; null where none. */
export const askedWaitMs = (retryAfter: string, now: Date): number | null => {
  const isSeconds = /^\d{1,9}$/.test(retryAfter);
  const wait = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), longestWaitMs);
};

/** What follows from the attempt of this number, counted from 1. `random` is from 0 to 1. */
export const outcomeOf = (
  { status, fault, retryAfter }: AttemptResult,
  attempt: number,
  now: Date,
  random = Math.random(),
): AttemptOutcome => {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered' };
  if (status === 410) return { state: 'given_up', isGone: true };
  const pause = attemptPauses[attempt - 1];
  if (attempt >= mostAttempts || pause === undefined) return { state: 'given_up', isGone: false };
  const asked = askedWaitMs(retryAfter, now);
  const isBusy = fault === 'timeout' || (status !== null && busyStatuses.includes(status));
  const planned = pause * 1000 * (1 - spread + 2 * spread * random);
  return {
    state: 'waiting',
    dueMs: Math.round(Math.max(planned, asked ?? 0)),
    pauseMs: isBusy ? (asked ?? pauseMs) : null,
  };
};
