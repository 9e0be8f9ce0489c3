import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ConnectionKeeper } from '../database/kept-connection.ts';
import {
  forgetInstance,
  forgetPool,
  freeJobs,
  freeJobsOf,
  instancesWithoutLock,
  jobsLockedBy,
  lockInstance,
  registerPools,
} from './workers.queries.ts';

const checkEveryMs = 2000;
/** An instance that lost its connection has this long to take a lock again before its jobs are taken over. */
const missingForMs = 4000;
const farewellMs = 1000;

/** Lets the other instances see which jobs this one is doing, and takes over those of instances that died. */
export type WorkerIdentity = {
  addPool(workerId: string): void;
  /** Once none of the pool's jobs is under way any more. */
  removePool(workerId: string): void;
  jobStarted(jobId: string): void;
  jobEnded(jobId: string): void;
  release(): Promise<void>;
};

/** Finds the instances that are dead: those without a lock for as long as `missingForMs`, not only for a moment. */
const deathWatch = (pool: pg.Pool) => {
  let missingSince = new Map<number, number>();
  return async (): Promise<number[]> => {
    const now = performance.now();
    const missing = await instancesWithoutLock(pool);
    missingSince = new Map(missing.map((instance) => [instance, missingSince.get(instance) ?? now]));
    return missing.filter((instance) => now - (missingSince.get(instance) ?? now) >= missingForMs);
  };
};

/**
 * The jobs this process was given. One whose row arrived never, because the connection broke on its way, would stay
 * locked for hours: `freeLost` finds and frees those.
 */
const givenJobs = (pool: pg.Pool) => {
  const states = new Map<string, 'running' | 'ended'>();
  return {
    started: (id: string) => void states.set(id, 'running'),
    ended: (id: string) => void states.set(id, 'ended'),
    async freeLost(workerIds: readonly string[]) {
      const ended = [...states].filter(([, state]) => state === 'ended').map(([id]) => id);
      const locked = await jobsLockedBy(pool, workerIds);
      const lost = locked.filter(({ id, isOld }) => isOld && !states.has(id)).map(({ id }) => id);
      if (lost.length > 0) await freeJobs(pool, lost);
      // The statement that ends a job is repeated while the database is away: until then its row is still locked.
      const stillLocked = new Set(locked.map(({ id }) => id));
      for (const id of ended) if (!stillLocked.has(id)) states.delete(id);
    },
  };
};

/**
 * Each process names its pools of workers in a table and holds an advisory lock on a connection of its own; where the
 * lock stays away, the process is dead. So jobs of a killed instance are done within seconds instead of hours.
 * `onRestored` runs when a lost connection is there again.
 */
export const holdWorkerIdentity = async (
  pool: pg.Pool,
  connections: ConnectionKeeper,
  log: Logger,
  onRestored: () => void,
): Promise<WorkerIdentity> => {
  let instance = 0;
  const workerIds = new Set<string>();
  const register = (db: pg.ClientBase | pg.Pool) => registerPools(db, instance, [...workerIds]);
  const close = await connections.keep({
    name: 'worker_identity',
    // A number of its own for each connection: the lost one's lock stays until the server notices.
    prepare: async (client) => {
      instance = randomInt(1, 2 ** 31 - 1);
      await lockInstance(client, instance);
      await register(client);
    },
    onRestored,
  });
  const warn = (error: unknown) => log.warn({ err: error }, 'worker check failed');
  const findDead = deathWatch(pool);
  const jobs = givenJobs(pool);
  const check = async () => {
    await register(pool);
    const dead = await findDead();
    await freeJobsOf(
      pool,
      dead.filter((one) => one !== instance),
    );
    await jobs.freeLost([...workerIds]);
  };
  await check().catch(warn);
  let checking: Promise<void> | null = null;
  const timer = setInterval(() => {
    checking ??= check()
      .catch(warn)
      .finally(() => (checking = null));
  }, checkEveryMs).unref();
  return {
    addPool(workerId) {
      workerIds.add(workerId);
      void register(pool).catch(warn);
    },
    removePool(workerId) {
      workerIds.delete(workerId);
      void forgetPool(pool, workerId).catch(warn);
    },
    jobStarted: jobs.started,
    jobEnded: jobs.ended,
    async release() {
      clearInterval(timer);
      await checking;
      // Where it cannot be written, the others find out by the lock.
      await Promise.race([forgetInstance(pool, instance).catch(warn), sleep(farewellMs, undefined, { ref: false })]);
      await close();
    },
  };
};
