import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { openClient } from '../platform/database/connection.ts';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/database/migrate.ts';
import { ensureAccess } from '../features/users/ensure-access.queries.ts';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { migrateJobs } from '../platform/jobs/jobs.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../platform/database/embedded-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that tests copy and never open: a template may have no connections. */
    templateUrl: string;
  }
}

/** A test's data may be lost with the machine; the product's never: these are set here and nowhere else. */
const CARELESS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Nobody copies the log, so it need not say what a copy would need.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
};

/** One PostgreSQL for the whole run (TEST_DATABASE_URL, else a private one) with one migrated template database. */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL'];
  const own = given ? undefined : await startOwn();
  const template = new URL(given ?? own?.database.url ?? '');
  const adminUrl = template.href;
  template.pathname = `/portal_template_${process.pid}`;
  const name = template.pathname.slice(1);
  await makeTemplate(adminUrl, template.href, name).catch(async (error: unknown) => {
    await own?.database.stop();
    throw error;
  });
  project.provide('templateUrl', template.href);
  return async () => {
    await administer(adminUrl, `drop database ${name}`);
    await own?.database.stop();
    if (own) rmSync(own.dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(adminUrl: string, url: string, name: string) {
  await administer(adminUrl, `create database ${name}`);
  await migrate(url);
  await migrateJobs(url);
  const pool = openPool(url, 1);
  await ensureAccess(openDatabase(pool)).finally(() => pool.end());
}

async function startOwn(): Promise<{ database: EmbeddedDatabase; dataDir: string }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-tests-'));
  chmodSync(dataDir, 0o755); // as root, PostgreSQL's own user has to get through
  const database = await startEmbeddedDatabase({ dataDir, settings: CARELESS });
  await trustThisMachine(database.url);
  return { database, dataDir };
}

/** Who connects from this machine shows no password: proving it takes half the time of a connection. */
async function trustThisMachine(url: string) {
  const { rows } = await administer<{ file: string }>(url, `select current_setting('hba_file') as file`);
  const [{ file }] = rows as [{ file: string }];
  writeFileSync(file, `host all all 127.0.0.1/32 trust\n${readFileSync(file, 'utf8')}`);
  await administer(url, 'select pg_reload_conf()');
}

async function administer<R extends pg.QueryResultRow>(url: string, statement: string) {
  const client = await openClient(url);
  return client.query<R>(statement).finally(() => client.end());
}
