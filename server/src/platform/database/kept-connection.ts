import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type pg from 'pg';
import { keptConnections } from '../metrics.ts';
import { openClient } from './connection.ts';
import { endConnection, endWhenSilent } from './silent-connection.ts';

/** The connections beside the pools' own that a process holds for as long as it runs. */
type KeptConnectionName = 'listener' | 'worker_identity' | `jobs_${string}`;

/** What a connection is kept for. */
type Purpose = {
  name: KeptConnectionName;
  /** Runs on every new connection, before it counts as connected. */
  prepare: (client: pg.Client) => Promise<unknown>;
  /** Runs when a lost connection is there again. */
  onRestored?: () => void;
};

/** Holds connections to one database and makes each again whenever it is lost. */
export type ConnectionKeeper = {
  /** Connects; throws where this first try fails. Answers how to end the connection for good. */
  keep(purpose: Purpose): Promise<() => Promise<void>>;
  /** Says of a connection that others make again whether it stands. */
  note(name: KeptConnectionName, isConnected: boolean): void;
  /** Which connections are lost at the moment. */
  lost(): KeptConnectionName[];
};

const heartbeatMs = 2000;
const silenceLimitMs = 4000;
const connectLimitMs = 5000;
const firstDelayMs = 50;
const longestDelayMs = 500;

/** Half of the delay is random, so that the instances do not come back all at once. */
const delayAfter = (tries: number): number =>
  Math.min(firstDelayMs * 2 ** tries, longestDelayMs) * (0.5 + Math.random() / 2);

/** A connection that notices by itself when its link goes silent. `ended` resolves once it is gone. */
export const connectAlone = async (url: string, applicationName: string, onError: (error: Error) => void) => {
  const client = await openClient(url, { name: applicationName, connectMs: connectLimitMs, onError });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  endWhenSilent(client, silenceLimitMs);
  // A failed heartbeat is an error event of the connection as well.
  const heartbeat = setInterval(() => void client.query('select 1').catch(() => undefined), heartbeatMs).unref();
  void ended.then(() => clearInterval(heartbeat));
  return { client, ended };
};

type Connection = Awaited<ReturnType<typeof connectAlone>>;

const connectPrepared = async (url: string, { name, prepare }: Purpose, log: Logger): Promise<Connection> => {
  const warn = (error: Error) => log.warn({ err: error, connection: name }, 'database connection lost');
  const connection = await connectAlone(url, `portal ${name}`, warn);
  try {
    await prepare(connection.client);
    return connection;
  } catch (error) {
    await endConnection(connection.client);
    throw error;
  }
};

/** Tries until there is a connection; null once `signal` says that none is wanted any more. */
const connectAgain = async (url: string, purpose: Purpose, log: Logger, signal: AbortSignal) => {
  for (let tries = 0; !signal.aborted; tries += 1) {
    await sleep(delayAfter(tries), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    const connection = await connectPrepared(url, purpose, log).catch((error: unknown) => {
      log.debug({ err: error, connection: purpose.name }, 'still no database connection');
      return null;
    });
    if (connection) return connection;
  }
  return null;
};

/** Keeps connections to the database at `url`. Their states are in the metrics too. */
export const keepConnections = (url: string, log: Logger): ConnectionKeeper => {
  const lost = new Set<KeptConnectionName>();
  const note = (name: KeptConnectionName, isConnected: boolean): void => {
    if (isConnected) lost.delete(name);
    else lost.add(name);
    keptConnections.set({ connection: name }, isConnected ? 1 : 0);
  };
  return {
    note,
    lost: () => [...lost],
    async keep(purpose) {
      const { name, onRestored } = purpose;
      const closing = new AbortController();
      let connection = await connectPrepared(url, purpose, log);
      note(name, true);
      const renew = async () => {
        for (;;) {
          await connection.ended;
          if (closing.signal.aborted) return;
          note(name, false);
          const next = await connectAgain(url, purpose, log, closing.signal);
          if (!next) return;
          connection = next;
          // Whoever ends it meanwhile ends the new connection as well.
          if (closing.signal.aborted) return;
          note(name, true);
          log.info({ connection: name }, 'database connection restored');
          onRestored?.();
        }
      };
      const renewing = renew();
      return async () => {
        closing.abort();
        await endConnection(connection.client);
        // One that was being made meanwhile is ended as well.
        await renewing;
        await endConnection(connection.client);
      };
    },
  };
};
