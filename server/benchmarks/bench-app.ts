import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningApp, startApp } from '../src/app.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { loadConfig } from '../src/platform/config.ts';
import { startEmbeddedDatabase } from '../src/platform/database/embedded-database.ts';
import { migrateJobs } from '../src/platform/jobs/jobs.ts';
import { makeShipper, type Shipper, type ShipperChoices } from '../src/testing/fixtures/make-account.ts';

/** The whole server on a database of its own, gone when the benchmark is over. */
export type BenchApp = RunningApp & { databaseUrl: string; shipper(choices?: ShipperChoices): Promise<Shipper> };

/** Loading a million rows safely would take most of the time; reads are not touched by these. */
export const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  maintenance_work_mem: '512MB',
};

/** A migrated database in a temporary folder, or in one that is there afterwards too. */
export const openBenchDatabase = async (settings: Record<string, string> = careless, keptIn?: string) => {
  const dataDir = keptIn ?? mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  chmodSync(dataDir, 0o755); // as root, PostgreSQL's own user has to get through
  const database = await startEmbeddedDatabase({ dataDir, settings });
  await migrate(database.url);
  await migrateJobs(database.url);
  return {
    url: database.url,
    dataDir,
    async close() {
      await database.stop();
      if (keptIn === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Runs a benchmark against the whole server and cleans up whatever comes. */
export const withBenchApp = async (
  work: (app: BenchApp) => Promise<void>,
  env: Record<string, string> = {},
  keptIn?: string,
): Promise<void> => {
  const database = await openBenchDatabase(careless, keptIn);
  try {
    const config = loadConfig({
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'error',
      CALL_LIMITS: 'off',
      DATA_DIR: database.dataDir,
      ...env,
    });
    const app = await startApp(config, { databaseUrl: database.url });
    await work({ ...app, databaseUrl: database.url, shipper: (choices) => makeShipper(app, choices) }).finally(
      app.close,
    );
  } finally {
    await database.close();
  }
};
