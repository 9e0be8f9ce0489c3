import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { databaseTrouble } from '../database/database-trouble.ts';

/** graphile-worker repeats the statement that ends a job for as long as its error has this code. */
const repeatedCode = 'ETIMEDOUT';

const asRepeated = (error: unknown): never => {
  if (!databaseTrouble(error)) throw error;
  throw Object.assign(new Error(`The queue is out of reach: ${String(error)}`, { cause: error }), {
    code: repeatedCode,
  });
};

/** A method of a pool or a client whose promise, where it answers with one, rejects so that it is repeated. */
const repeated =
  (of: pg.Pool | pg.ClientBase, method: (...parts: never[]) => unknown) =>
  (...parts: unknown[]): unknown => {
    const result: unknown = Reflect.apply(method, of, parts);
    return result instanceof Promise ? result.catch(asRepeated) : result;
  };

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;
type Release = (error?: Error | boolean) => void;

/** Gives a client back the first time only. */
const releasedOnce = (release: Release): Release => {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
};

/**
 * Makes graphile-worker repeat the end of a job after any trouble of the database. It would repeat only some, and leave
 * the rejection of the others to nobody, which ends the process. So would the client it listens with, which it gives
 * back twice where the connection is lost while it stops.
 */
export const repeatLost = (pool: pg.Pool): pg.Pool => {
  const connect = pool.connect.bind(pool);
  const connectOnce = (connected?: Connected): unknown =>
    connected ? connect((error, client, release) => connected(error, client, releasedOnce(release))) : connect();
  Object.assign(pool, { connect: repeated(pool, connectOnce) });
  pool.on('connect', (client) => {
    Object.assign(client, { query: repeated(client, client.query.bind(client)) });
  });
  return pool;
};

const firstDelayMs = 100;
const longestDelayMs = 500;

type Plan = {
  /** Starts a runner that reports to `events`. */
  start: (events: WorkerEvents) => Promise<Runner>;
  note: (isRunning: boolean) => void;
  log: Logger;
};

type Running = { runner: Runner; lost: Promise<void> };

/** A runner, and when it lost the connection on which it is notified of jobs, or ended. */
const startRunner = async ({ start }: Plan): Promise<Running> => {
  const events: WorkerEvents = new EventEmitter();
  const notified = new Promise<void>((resolve) => events.once('pool:listen:error', () => resolve()));
  const runner = await start(events);
  const ended = runner.promise.catch(() => undefined);
  return { runner, lost: Promise.race([notified, ended]) };
};

/**
 * Keeps jobs being done: a runner that lost its connection, or ended, finishes what it is doing, and another one takes
 * its place as soon as the database answers. Throws where the first one does not start.
 */
export const keepRunner = async (plan: Plan) => {
  const { note, log } = plan;
  const stopping = new AbortController();
  const retired = new Set<Promise<void>>();
  let renew = (): void => undefined;
  let current = await startRunner(plan);
  note(true);
  const retire = ({ runner }: Running): void => {
    const stopped = runner
      .stop()
      .catch(() => undefined)
      .finally(() => retired.delete(stopped));
    retired.add(stopped);
  };
  const startAgain = async (): Promise<Running | null> => {
    for (let delay = firstDelayMs; !stopping.signal.aborted; delay = Math.min(delay * 2, longestDelayMs)) {
      const next = await startRunner(plan).catch((error: unknown) => {
        log.debug({ err: error }, 'jobs cannot be done yet');
        return null;
      });
      if (next) return next;
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    return null;
  };
  const keep = async () => {
    while (!stopping.signal.aborted) {
      const requested = new Promise<void>((resolve) => (renew = resolve));
      await Promise.race([current.lost, requested]);
      if (stopping.signal.aborted) return;
      note(false);
      retire(current);
      const next = await startAgain();
      if (!next) return;
      current = next;
      note(true);
      log.info('jobs are done again');
    }
  };
  const keeping = keep();
  return {
    renew: () => renew(),
    /** Waits for the jobs under way. */
    async stop() {
      stopping.abort();
      renew();
      await keeping;
      retire(current);
      await Promise.all(retired);
    },
  };
};
