import type { Pool } from 'pg';
import type { OpenCtx } from '../context.ts';
import { withWaitCounted } from '../database/call-waits.ts';
import { createFairBulkhead, type FairBulkhead } from '../egress/fair-bulkhead.ts';
import { problem } from './errors.ts';

const longestWaitMs = 4000;

const turnsOfPools = new WeakMap<Pool, FairBulkhead>();

/** So many hold a connection at once that as many are left for the second ones. */
const turnsOf = (pool: Pool): FairBulkhead => {
  const known = turnsOfPools.get(pool);
  if (known) return known;
  const slots = Math.max(1, Math.floor((pool.options.max ?? 0) / 2));
  const turns = createFairBulkhead({ slots, slotsEach: Math.max(1, slots - 1), queue: 1000, queueEach: 300 });
  turnsOfPools.set(pool, turns);
  return turns;
};

/**
 * Runs a call with a key, whose connection is held until its reply is kept. Some need a second one, for what stays where
 * the first is taken back: all of the pool's in such calls would wait for each other. Accounts take turns. 503 `http.busy`.
 */
export const inKeyedCallTurn = async <T>(
  { services }: OpenCtx,
  accountId: number,
  work: () => Promise<T>,
): Promise<T> => {
  const turns = turnsOf(services.pool);
  const enter = () => turns.enter(String(accountId), AbortSignal.timeout(longestWaitMs)).catch(() => false as const);
  const leave = await withWaitCounted(enter);
  if (!leave) throw problem('http.busy', 503, { retryAfter: 1 });
  return work().finally(leave);
};
