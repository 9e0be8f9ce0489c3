import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findBinaries } from './embedded/binaries.ts';
import { openCluster, sharedFolder, SUPERUSER } from './embedded/cluster.ts';
import { databaseIdentity } from './embedded/identity.ts';
import { type Postmaster, runningPostmaster, startPostmaster, stopPostmaster } from './embedded/postmaster.ts';

/** A running private PostgreSQL. `url` opens its `portal` database as the owner; `stop` may be called more than once. */
export type EmbeddedDatabase = { url: string; stop(): Promise<void> };

type Options = {
  dataDir: string;
  log: { info(message: string): void };
  /** Server settings that differ from the launcher's; tests give up durability with them. */
  settings?: Record<string, string>;
};

const DATABASE = 'portal';
// Any number will do, as long as nothing else in this cluster locks the same one.
const OWNER_LOCK = 4_100_277;

/**
 * Starts the private PostgreSQL of a data directory, which is made on the first start.
 * A server left behind by a killed process is taken over; one that serves a living process is refused.
 */
export async function startEmbeddedDatabase({ dataDir, log, settings = {} }: Options): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const identity = databaseIdentity();
  const binaries = findBinaries(identity, sharedFolder(identity, dataDir));
  const cluster = await openCluster(dataDir, identity, binaries);
  const leftBehind = runningPostmaster(cluster.folder);
  if (leftBehind) log.info(`PostgreSQL ${leftBehind.pid} of an earlier run is still up and taken over`);
  const postmaster =
    leftBehind ??
    (await startPostmaster(cluster.folder, path.join(dataDir, 'postgres.log'), binaries, identity, settings));
  const stop = () => stopPostmaster(postmaster, cluster.folder, binaries);
  try {
    const owner = await claim(urlOf(postmaster, cluster.password, 'postgres'), dataDir);
    return {
      url: urlOf(postmaster, cluster.password, DATABASE),
      stop: async () => {
        await owner.end().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    if (!leftBehind) await stop();
    throw error;
  }
}

/** The address of a data directory's database when a server is running on it, for programs that work beside it. */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const identity = databaseIdentity();
  const cluster = await openCluster(dataDir, identity, findBinaries(identity, sharedFolder(identity, dataDir)));
  const running = runningPostmaster(cluster.folder);
  return running && urlOf(running, cluster.password, DATABASE);
}

const urlOf = ({ port }: Postmaster, password: string, database: string) =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

/**
 * Marks the database as this process's for as long as the returned connection is open; the lock falls by itself
 * with the process, however it dies. Makes the portal's own database where it is missing.
 */
async function claim(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal launcher', keepAlive: true });
  client.on('error', () => undefined); // the pool of the server reports a lost database
  await client.connect();
  // A backend of a process killed just now may take a moment to notice.
  await client.query("set lock_timeout = '1s'");
  await client.query('select pg_advisory_lock($1)', [OWNER_LOCK]).catch(async () => {
    await client.end();
    throw new Error(`Another server is running on ${dataDir}; give this one a DATA_DIR of its own`);
  });
  const existing = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (existing.rowCount === 0) await client.query(`create database ${DATABASE}`);
  return client;
}
