import type { Ctx } from '../context.ts';
import { createFairBulkhead } from '../egress/fair-bulkhead.ts';
import { problem } from '../http/errors.ts';

const longestWaitMs = 30_000;
/** Lists that an instance reads and writes as files at one time, one an account: whoever asks for fifty waits alone. */
const turns = createFairBulkhead({ slots: 3, slotsEach: 1, queue: 200, queueEach: 60 });

/** Writes a file of a list when it is the turn of the caller's account. 503 `http.busy` where too many wait. */
export const inExportTurn = async <T>({ actor }: Ctx, write: () => Promise<T>): Promise<T> => {
  const enter = turns.enter(String(actor.accountId), AbortSignal.timeout(longestWaitMs));
  const leave = await enter.catch(() => false as const);
  if (!leave) throw problem('http.busy', 503, { retryAfter: 5 });
  return write().finally(leave);
};
