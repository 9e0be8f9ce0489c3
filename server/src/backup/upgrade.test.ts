import { createReadStream, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createGunzip } from 'node:zlib';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildFigures } from '../features/statistics/keep/keep-figures.ts';
import { settableClock } from '../testing/fixtures/settable-clock.ts';
import { schemaOf } from '../testing/schema-of.ts';
import { tableChecksums } from '../testing/table-checksums.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openStage, targetOf } from './backup.fixture.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { readTar } from './tar.ts';

/**
 * The demo as a portal whose newest migration was 0371 kept it, booked, billed and insured for a year: what an operator
 * brings along who upgrades from there.
 */
const portalAt0371 = path.join(import.meta.dirname, 'data', 'portal-at-0371.tar.gz');
/** Its operator's, for nothing else. */
const secretKey = 'cG9ydGFsLW9mLW5vdmVtYmVyLTIwMjYtdGVzdC1rZXk';

const stage = openStage();
const clock = settableClock();
let database: TestDatabase;
let manifest: Manifest;
let app: TestApp;

async function unpack(folder: string): Promise<void> {
  for (const part of ['files', 'tables']) mkdirSync(path.join(folder, part), { recursive: true });
  for await (const { name, content } of readTar(createReadStream(portalAt0371).pipe(createGunzip()))) {
    await writeFile(path.join(folder, name), content);
  }
}

beforeAll(async () => {
  const [folder, files] = [stage.folder(), stage.store()];
  await unpack(folder);
  database = await stage.empty();
  manifest = await restore(folder, targetOf(database.url, files));
  const env = { SECRET_KEY: secretKey, STORAGE_URL: pathToFileURL(files.folder).href };
  clock.set(new Date(manifest.made_at));
  // At the time of the backup, so that nothing in it falls due meanwhile.
  app = await startTestApp(env, { databaseUrl: database.url, clock });
});
afterAll(async () => {
  await app.stop();
  await stage.end();
});

it('has the schema of a new portal and every row of before', async () => {
  const fresh = await stage.filled();
  expect(await schemaOf(database.url)).toEqual(await schemaOf(fresh.url));
  const now = await tableChecksums(database.url);
  const changesWhileRunning = new Set(['_private_jobs', '_private_tasks', 'changed_loads', 'carrier_feeds']);
  const missing = manifest.tables.filter(({ schema, table, rows }) => {
    if (changesWhileRunning.has(table)) return false;
    const name = schema === 'public' ? table : `${schema}.${table}`;
    return Number(now.get(name)?.split(' ')[0]) < rows;
  });
  expect(missing.map(({ table }) => table)).toEqual([]);
});

it('lets its users in, shows their loads and invoices, and opens a paper', async () => {
  const body = { username: 'admin@acme.test', password: 'Freight-2026!' };
  const token = (await app.call(auth.signIn, { body })).body.access_token;
  const [list, billed] = await Promise.all([
    app.call(loads.list, { query: { group: 'delivered' }, token }),
    app.call(billing.list, { query: {}, token }),
  ]);
  expect([list.body.total, billed.body.total]).toEqual([444, 433]);
  const papers = await app.call(documents.list, { params: { load_id: 100_696 }, token });
  const billOfLading = papers.body.items.find(({ type }) => type === 'bol');
  const opened = await fetch(new URL(billOfLading?.url ?? '', app.url));
  expect((await opened.bytes()).length).toBe(5054);
});

it('keeps the books: entries add up to nothing, invoices to what they did, figures to what loads say', async () => {
  const { db } = app.services;
  const { rows } = await sql`select sum(amount)::text as entries from ledger_entries`.execute(db);
  expect(rows).toEqual([{ entries: '0.00' }]);
  const before = await sql`select * from load_figures order by 1, 2, 3, 4`.execute(db);
  await rebuildFigures(db);
  const after = await sql`select * from load_figures order by 1, 2, 3, 4`.execute(db);
  expect(after.rows).toEqual(before.rows);
});
