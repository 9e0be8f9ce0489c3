import type { WorkerEvents, WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import type { Services } from '../context.ts';
import { startTickers } from './tickers.ts';
import { countDueJobs } from './workers.queries.ts';

/** Half of it passes on average between the time of a job and its start. */
const lookEveryMs = 500;
/** So many places of each lane are woken at a time; each does one job after the other. */
const mostWoken = 5;

/**
 * Wakes places for jobs that nobody announced: whose time has come, or whose announcement was lost. One look for all
 * lanes, since an idle instance whose places each look for themselves keeps the database busy with nothing.
 */
export const watchDueJobs = (services: Services, pool: pg.Pool) => {
  const workerPools = new Set<WorkerPool>();
  const wakePlaces = async () => {
    const due = await countDueJobs(pool, mostWoken);
    if (due > 0) for (const workerPool of workerPools) workerPool.nudge(due);
  };
  const { stop } = startTickers(services, [{ name: 'jobs.wake-places', everyMs: lookEveryMs, run: wakePlaces }]);
  return {
    /** Wakes the places of the lane that reports to `events`, until it is to stop. */
    wake(events: WorkerEvents) {
      events.on('pool:create', ({ workerPool }) => workerPools.add(workerPool));
      events.on('pool:gracefulShutdown', ({ workerPool }) => workerPools.delete(workerPool));
      events.on('pool:forcefulShutdown', ({ workerPool }) => workerPools.delete(workerPool));
      events.on('pool:release', ({ workerPool }) => workerPools.delete(workerPool));
    },
    stop,
  };
};
