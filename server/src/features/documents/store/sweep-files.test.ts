import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { bookedLoad, filePaper } from '../../../testing/fixtures/shared-files.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepFiles } from './sweep-files.ts';
import { keyColumns } from './sweep.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const soon = () => new Date(Date.now() + 60_000);

it('removes bytes that nothing names, and none that a row names, removed papers included', async () => {
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
  const orphan = await files.put(Buffer.from('nobody names this'));

  const ctx = systemContext(app.services, 'sweep');
  expect(await sweepFiles(ctx)).toBe(0);
  expect(await sweepFiles(ctx, soon())).toBe(1);
  await expect(files.get(orphan)).rejects.toThrow();
  const rows = await db.selectFrom('documents').select('storage_key').where('id', 'in', papers).execute();
  for (const key of [logo, ...rows.map(({ storage_key }) => storage_key)]) await files.get(key);
});

/** Columns that are called keys and name no bytes. */
const otherKeys = ['carriers.api_key', 'tenders.tender_key', 'idempotency_keys.key', 'roles.key'];

it('knows every column that names bytes', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%key' order by 1`.execute(app.services.db);
  const known = keyColumns.map(([table, column]) => `${table}.${column}`);
  expect(rows.map(({ name }) => name)).toEqual([...known, ...otherKeys].toSorted());
});
