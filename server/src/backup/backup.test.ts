import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../platform/files/files.ts';
import { tableChecksums } from '../testing/table-checksums.ts';
import { makeShipper } from '../testing/fixtures/make-account.ts';
import { bookedLoad, filePaper } from '../testing/fixtures/foreign/shared-files.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { backUp } from './back-up.ts';
import { addAccount, backUpMeanwhile, openStage, sourceOf, targetOf, withClient } from './backup.fixture.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

// A restore makes a whole schema, which a busy disk may take its time for.
const patient = { timeout: 90_000 };

const stage = openStage();
afterAll(stage.end);

const awkward = 'a\tb\\c\nd \\N "e" Ñandú 北 \u{1f69a} \\.';
const large = Buffer.alloc(3_000_001, 'proof of delivery ');
const queue = 'graphile_worker._private_jobs';

/** A portal that was booked with, a worker in the middle of a job; answers the key of a picture. */
const fillPortal = async (database: TestDatabase, files: ReturnType<typeof stage.store>): Promise<string> => {
  const app = await startTestApp({ STORAGE_URL: pathToFileURL(files.folder).href }, { databaseUrl: database.url });
  const load = await bookedLoad(app, await makeShipper(app));
  await filePaper(app, load, { name: awkward, bytes: large });
  await filePaper(app, load, { name: 'empty', bytes: Buffer.alloc(0) });
  await app.stop();
  await withClient(database.url, (client) =>
    client.query(`select graphile_worker.add_job('quotes.ask-carriers', '{"load_id": 1}', job_key := 'taken');
      update graphile_worker._private_jobs set attempts = 3, locked_by = 'a worker', locked_at = now()
        where key = 'taken'`),
  );
  return addAccount(database.url, files, awkward, Buffer.from('picture'));
};

const jobsOf = async ({ url }: TestDatabase): Promise<unknown[]> => {
  const jobs = 'select key, task_identifier, attempts, locked_at from graphile_worker.jobs order by id';
  return (await withClient(url, (client) => client.query(jobs))).rows;
};

describe('a portal that was booked with, once it is restored', patient, () => {
  const home = stage.folder();
  const secretOf = (name: string) => path.join(home, name);
  const secret = (letter: string, name: string) => ({ fingerprint: letter.repeat(64), file: secretOf(name) });
  let database: TestDatabase;
  let target: TestDatabase;
  let files: FileStore;
  let restored: FileStore;
  let key: string;
  let before: Map<string, string>;
  let made: Manifest;
  beforeAll(async () => {
    [database, target] = [await stage.filled(), await stage.empty()];
    const store = stage.store();
    [files, restored] = [store, stage.store()];
    key = await fillPortal(database, store);
    mkdirSync(home);
    writeFileSync(secretOf('before'), 'the secret of before');
    writeFileSync(secretOf('after'), 'a secret made by the first start');
    before = await tableChecksums(database.url);
    const folder = stage.folder();
    made = await backUp(folder, { ...sourceOf(database.url, files), secret: secret('a', 'before') });
    await restored.addDatabase(made.store_database);
    await restore(folder, { ...targetOf(target.url, restored), secret: secret('b', 'after') });
  }, patient.timeout);

  it('has every row', async () => {
    expect(made.tables.find(({ table }) => table === 'loads')?.rows).toBe(1);
    const after = await tableChecksums(target.url);
    // The queue differs by the one job, below.
    for (const checksums of [before, after]) expect(checksums.delete(queue)).toBe(true);
    expect(after).toEqual(before);
  });

  it('has every file', async () => {
    expect((await restored.get(key)).toString()).toBe('picture');
    const keys = await withClient(target.url, (client) =>
      client.query<{ storage_key: string }>('select storage_key from documents'),
    );
    expect(keys.rows.length).toBeGreaterThanOrEqual(2);
    for (const { storage_key } of keys.rows)
      expect((await restored.get(storage_key)).equals(await files.get(storage_key))).toBe(true);
  });

  it('has the secret of DATA_DIR', () => {
    expect(readFileSync(secretOf('after'), 'utf8')).toBe('the secret of before');
  });

  it('has its jobs, the one a worker had taken without counting the try that was cut off', async () => {
    const taken = { key: 'taken', task_identifier: 'quotes.ask-carriers', attempts: 2, locked_at: null };
    const jobs = await jobsOf(database);
    expect(jobs).toContainEqual({ ...taken, attempts: 3, locked_at: expect.any(Date) });
    const others = jobs.filter((job) => (job as typeof taken).key !== 'taken');
    expect(await jobsOf(target)).toEqual([...others, taken]);
  });

  it('stands in the place of the lost database in the list of the store', async () => {
    const databases = await restored.databases();
    expect(databases).toHaveLength(1);
    expect(databases).not.toContain(made.store_database);
  });
});

describe('a backup', patient, () => {
  it('is of one instant, with the files its rows name, whatever is written and swept meanwhile', async () => {
    const { folder, key, made, removed } = await backUpMeanwhile(stage);
    expect(removed).toBe(0);
    expect(made).toMatchObject({ missing_files: [], files: [{ files: 1 }] });
    const accounts = gunzipSync(readFileSync(path.join(folder, 'tables/public.accounts.copy.gz'))).toString();
    expect(accounts).toContain('before');
    expect(accounts).toContain(key);
    expect(accounts).not.toContain('meanwhile');
  });

  it('names the files that rows name and the store does not have', async () => {
    const database = await stage.filled();
    const store = stage.store();
    const key = await addAccount(database.url, store, 'without its picture', Buffer.from('x'));
    await store.remove(key);
    expect((await backUp(stage.folder(), sourceOf(database.url, store))).missing_files).toEqual([key]);
  });

  it('wants a folder of its own', async () => {
    const folder = stage.folder();
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'notes.txt'), 'mine');
    await expect(backUp(folder, sourceOf('postgres://nowhere', stage.store()))).rejects.toThrow(/is not empty/);
  });
});
