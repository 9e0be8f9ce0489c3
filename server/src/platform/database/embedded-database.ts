import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { openClient } from './connection.ts';
import { databaseTrouble } from './database-trouble.ts';
import { findBinaries } from './embedded/binaries.ts';
import { identityOf, openCluster, sharedFolder, SUPERUSER } from './embedded/cluster.ts';
import { type OwnerMark, ownerMark } from './embedded/owner-mark.ts';
import { keepLogSmall } from './embedded/postgres-log.ts';
import {
  type Launch,
  leftBehindPostmaster,
  type Postmaster,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts';
import { isPostmasterOf } from './embedded/postmaster-process.ts';

/** A running private PostgreSQL. `url` opens its `portal` database as the owner; `stop` may be called more than once. */
export type EmbeddedDatabase = { url: string; stop(): Promise<void> };

type Log = { info(message: string): void; error(message: string): void };

const SILENT: Log = { info: () => undefined, error: () => undefined };

type Options = {
  dataDir: string;
  log?: Log;
  /** Server settings that differ from the launcher's; tests give up durability with them. */
  settings?: Record<string, string>;
  /** Runs when the server died and cannot be started again. */
  onLost?: (error: Error) => void;
  /** How long a server that takes connections may take to answer; a busy machine may take its time. */
  answerLimitMs?: number;
};

const DATABASE = 'portal';
const LOCK_NOT_AVAILABLE = '55P03';
const RETRY_MS = 100;
const RESTART_LIMIT_MS = 60_000;
const MAX_DEATHS = 5;

/**
 * Starts the private PostgreSQL of a data directory, which is made on the first start, and starts it again if it dies.
 * A server left behind by a killed process is taken over; one that serves a living process is refused.
 */
export async function startEmbeddedDatabase({
  dataDir,
  log = SILENT,
  settings = {},
  onLost,
  answerLimitMs = 20_000,
}: Options): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const mark = ownerMark(dataDir);
  if (mark.isTaken()) throw new TakenError(dataDir);
  const identity = identityOf(dataDir);
  const binaries = findBinaries(identity, sharedFolder(identity, dataDir));
  const cluster = await openCluster(dataDir, identity, binaries);
  const leftBehind = await leftBehindPostmaster(cluster.folder);
  if (leftBehind) log.info(`PostgreSQL ${leftBehind.pid} of an earlier run is still up and taken over`);
  const logFile = path.join(dataDir, 'postgres.log');
  const launch: Launch = { folder: cluster.folder, logFile, binaries, identity, settings };
  const postmaster = leftBehind ?? (await startWithPatience(launch));
  const connect = (on: Postmaster) =>
    claim({ postmaster: on, url: urlOf(on, cluster.password, 'postgres'), dataDir, mark, answerLimitMs });
  try {
    const guard = guardServer({ launch, connect, log, mark, postmaster, owner: await connect(postmaster) }, onLost);
    return { url: urlOf(postmaster, cluster.password, DATABASE), stop: guard.stop };
  } catch (error) {
    // Another server that was started at the same moment works with it by now.
    if (!leftBehind && !(error instanceof TakenError)) await stopPostmaster(postmaster, cluster.folder, binaries);
    throw error;
  }
}

/**
 * Processes of a server that was killed may hold its memory for a moment; then it does not start yet. Nor beside one that
 * another start was quicker with: whose that is, is said by the lock in it.
 */
async function startWithPatience(launch: Launch, port?: number): Promise<Postmaster> {
  for (const limit = Date.now() + RESTART_LIMIT_MS; ; await sleep(RETRY_MS)) {
    try {
      return await startPostmaster(launch, port);
    } catch (error) {
      const isBeside = /lock file "postmaster.pid" already exists/.test(String(error));
      const other = isBeside && (await leftBehindPostmaster(launch.folder));
      if (other) return other;
      if (Date.now() > limit || !(isBeside || String(error).includes('shared memory'))) throw error;
      await leftBehindPostmaster(launch.folder);
    }
  }
}

type Guarded = {
  launch: Launch;
  connect: (postmaster: Postmaster) => Promise<Owner>;
  log: Log;
  mark: OwnerMark;
  postmaster: Postmaster;
  owner: Owner;
};

/** Holds the owner's connection. Where it is lost, it is made again, on a server started again if that died. */
function guardServer({ launch, connect, log, mark, ...first }: Guarded, onLost?: (error: Error) => void) {
  let { postmaster, owner } = first;
  let isStopping = false;
  let deaths: number[] = [];
  const keepsLog = keepLogSmall(launch.logFile, (error) =>
    log.error(`postgres.log cannot be kept small: ${String(error)}`),
  );
  const revive = async () => {
    if (isPostmasterOf(postmaster.pid, launch.folder)) return;
    deaths = [...deaths.filter((at) => at > Date.now() - RESTART_LIMIT_MS), Date.now()];
    if (deaths.length > MAX_DEATHS) throw new Error('The private PostgreSQL died again and again');
    log.error(`PostgreSQL ${postmaster.pid} died; it is started again`);
    await leftBehindPostmaster(launch.folder);
    const next = await startWithPatience(launch, postmaster.port);
    if (next.port !== postmaster.port) throw new TakenError(path.dirname(launch.logFile));
    postmaster = next;
    log.info(`PostgreSQL runs again as ${postmaster.pid}`);
  };
  const guard = async () => {
    for (let isOwned = true; !isStopping;) {
      if (isOwned) await owner.ended;
      if (isStopping) return;
      await revive();
      isOwned = await connect(postmaster).then(
        (next) => {
          owner = next;
          return true;
        },
        async (error: unknown) => {
          // A start that came in between sees the mark and lets go again.
          if (error instanceof TakenError && mark.isTaken()) throw error;
          await sleep(RETRY_MS);
          return false;
        },
      );
    }
  };
  const guarding = guard().catch((error: unknown) => {
    if (!isStopping) onLost?.(error instanceof Error ? error : new Error(String(error)));
  });
  return {
    async stop() {
      isStopping = true;
      await owner.client.end().catch(() => undefined);
      await guarding;
      await owner.client.end().catch(() => undefined);
      keepsLog();
      await stopPostmaster(postmaster, launch.folder, launch.binaries);
      mark.clear();
    },
  };
}

/** The address of a data directory's database when a server is running on it, for programs that work beside it. */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const identity = identityOf(dataDir);
  const cluster = await openCluster(dataDir, identity, findBinaries(identity, sharedFolder(identity, dataDir)));
  const mark = ownerMark(dataDir);
  let running = runningPostmaster(cluster.folder);
  // Its owner starts one that died again within a moment.
  for (const limit = Date.now() + RESTART_LIMIT_MS; !running && mark.isTaken() && Date.now() < limit;) {
    await sleep(RETRY_MS);
    running = runningPostmaster(cluster.folder);
  }
  return running && urlOf(running, cluster.password, DATABASE);
}

const urlOf = ({ port }: Postmaster, password: string, database: string) =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

/** The connection that marks a database as this process's. `ended` resolves once it is lost. */
type Owner = { client: pg.Client; ended: Promise<void> };

class TakenError extends Error {
  constructor(dataDir: string) {
    super(`Another server is running on ${dataDir}; give this one a DATA_DIR of its own`);
  }
}

/** Connects to the server, or says which process it is that does not answer. */
async function reach({ postmaster, url, answerLimitMs }: Claim): Promise<pg.Client> {
  const parts = { name: 'portal launcher', connectMs: answerLimitMs };
  // The pool of the server reports a lost database.
  return openClient(url, parts).catch((error: unknown) => {
    if (databaseTrouble(error) !== 'unavailable') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The private PostgreSQL, process ${postmaster.pid}, does not answer (${reason}): end that process and start again`;
    throw new Error(message, { cause: error });
  });
}

type Claim = { postmaster: Postmaster; url: string; dataDir: string; mark: OwnerMark; answerLimitMs: number };

/**
 * Marks a database as this process's for as long as the returned connection is open; the lock falls by itself
 * with the process, however it dies. Makes the portal's own database where it is missing.
 */
async function claim(place: Claim): Promise<Owner> {
  const { dataDir, mark } = place;
  const client = await reach(place);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  // A backend of a process killed just now may take a moment to notice.
  await client.query("set lock_timeout = '1s'");
  await client.query('select pg_advisory_lock($1)', [advisoryLocks.owner]).catch(async (error: unknown) => {
    await client.end();
    if (!(error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE)) throw error;
    throw new TakenError(dataDir);
  });
  // Its owner lives, and only its server was dead for a moment.
  if (mark.isTaken()) {
    await client.end();
    throw new TakenError(dataDir);
  }
  mark.set();
  const existing = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (existing.rowCount === 0) await client.query(`create database ${DATABASE}`);
  return { client, ended };
}
