import { sql } from 'kysely';
import { openClient } from '../../../platform/database/connection.ts';
import { beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { bookedLoad, filePaper } from '../../../testing/fixtures/foreign/shared-files.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepFiles } from './sweep-files.ts';
import { keyColumns } from './sweep.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const soon = () => new Date(Date.now() + 60_000);
const sweepCtx = () => systemContext(app.services, 'sweep');
const sweepNow = (retentionDays: number) => sweepFiles(sweepCtx(), { storedBefore: soon(), retentionDays });

/** Moves the time at which a file was found without a row into the past. */
const foundDaysAgo = (key: string, days: number) =>
  app.services.db
    .updateTable('unnamed_files')
    .set({ found_at: new Date(Date.now() - days * 86_400_000).toISOString() })
    .where('storage_key', '=', key)
    .execute();

it('removes files that no row has named for the retention, and none that a row names, hidden papers included', async () => {
  const { db, files } = app.services;
  const load = await bookedLoad(app, await makeShipper(app));
  const papers = [await filePaper(app, load), await filePaper(app, load)];
  await db
    .updateTable('documents')
    .set({ removed_at: new Date().toISOString() })
    .where('id', '=', papers[1] ?? 0)
    .execute();
  const logo = await files.put(Buffer.from('logo'));
  await db.updateTable('accounts').set({ documents_logo_key: logo }).where('id', '=', load.account_id).execute();
  const orphan = await files.put(Buffer.from('no row names this'));

  expect(await sweepFiles(sweepCtx(), { retentionDays: 0 })).toBe(0); // stored less than a day ago
  expect(await sweepNow(30)).toBe(0);
  await foundDaysAgo(orphan, 29);
  expect(await sweepNow(30)).toBe(0);
  await foundDaysAgo(orphan, 31);
  expect(await sweepNow(30)).toBe(1);
  await expect(files.get(orphan)).rejects.toThrow();
  const rows = await db.selectFrom('documents').select('storage_key').where('id', 'in', papers).execute();
  for (const key of [logo, ...rows.map(({ storage_key }) => storage_key)]) await files.get(key);
});

it('gives a file its whole time again once a row has named it', async () => {
  const { db, files } = app.services;
  const { account_id } = await makeShipper(app);
  const key = await files.put(Buffer.from('named, not named, named, not named'));
  const name = (documents_logo_key: string | null) =>
    db.updateTable('accounts').set({ documents_logo_key }).where('id', '=', account_id).execute();
  await sweepNow(30);
  await foundDaysAgo(key, 40);
  await name(key);
  expect(await sweepNow(30)).toBe(0);
  await name(null);
  expect(await sweepNow(30)).toBe(0);
  await files.get(key);
});

it('removes nothing while the store has the files of another database', async () => {
  const { files } = app.services;
  const key = await files.put(Buffer.from('perhaps of the other database'));
  await files.addDatabase('7000000000000000001-16384');
  expect(await sweepNow(0)).toBe(0);
  await files.get(key);
  expect(await files.databases()).toHaveLength(2);
  await files.removeDatabase('7000000000000000001-16384');
  await sweepNow(0);
  await expect(files.get(key)).rejects.toThrow();
});

it('removes nothing while a backup reads', async () => {
  const { files } = app.services;
  const key = await files.put(Buffer.from('perhaps read by the backup'));
  const backup = await openClient(app.databaseUrl);
  await backup.query('select pg_advisory_lock_shared($1)', [advisoryLocks.sweep]);
  expect(await sweepNow(0)).toBe(0);
  await files.get(key);
  await backup.query('select pg_advisory_unlock_shared($1)', [advisoryLocks.sweep]);
  await backup.end();
  await sweepNow(0);
  await expect(files.get(key)).rejects.toThrow();
});

/** Columns that are called keys and name no bytes. */
const otherKeys = [
  'unnamed_files.storage_key',
  'carriers.api_key',
  'tenders.tender_key',
  'edi_sets.tender_key',
  'edi_partners.shown_key',
  'idempotency_keys.key',
  'passkeys.public_key',
  'roles.key',
  'checkouts.key',
  'refunds.key',
  'account_counts.key',
  'account_count_changes.key',
  'current_account_counts.key',
  'load_figures.key',
  'approval_deciders.rule_key',
  'approval_agreements.rule_key',
];

it('knows every column that names bytes', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%key' order by 1`.execute(app.services.db);
  const known = keyColumns.map(([table, column]) => `${table}.${column}`);
  expect(rows.map(({ name }) => name)).toEqual([...known, ...otherKeys].toSorted());
});
