import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BucketSimulator, startBucketSimulator } from '@portal/simulators/bucket/bucket-simulator.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '../features/documents/store/sweep-files.ts';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { openStore } from '../platform/files/bucket-store.ts';
import { loadConfig } from '../platform/config.ts';
import { makeLog } from '../platform/log.ts';
import { tableChecksums } from '../testing/table-checksums.ts';
import { makeShipper } from '../testing/fixtures/make-account.ts';
import { bookedLoad, filePaper } from '../testing/fixtures/foreign/shared-files.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { backUp } from './back-up.ts';
import { accountNames, addAccount, countFiles, openStage, sourceOf, targetOf, withClient } from './backup.fixture.ts';
import { restore } from './restore.ts';

// A restore makes a whole schema, which a busy disk may take its time for.
const patient = { timeout: 90_000 };

const stage = openStage();
afterAll(stage.end);

const awkward = 'a\tb\\c\nd \\N "e" Ñandú 北 \u{1f69a} \\.';
const large = Buffer.alloc(3_000_001, 'proof of delivery ');

describe('a backup', patient, () => {
  it('gives back every row and every file of a portal that was booked with', async () => {
    const [database, target] = [await stage.filled(), await stage.empty()];
    const [files, restored] = [stage.store(), stage.store()];
    const app = await startTestApp({ STORAGE_URL: pathToFileURL(files.folder).href }, { databaseUrl: database.url });
    const load = await bookedLoad(app, await makeShipper(app));
    await filePaper(app, load, { name: awkward, bytes: large });
    await filePaper(app, load, { name: 'empty', bytes: Buffer.alloc(0) });
    await app.stop();
    const key = await addAccount(database.url, files, awkward, Buffer.from('picture'));

    const folder = stage.folder();
    const before = await tableChecksums(database.url);
    const made = await backUp(folder, sourceOf(database.url, files));
    expect(made.tables.find(({ table }) => table === 'loads')?.rows).toBe(1);
    await restore(folder, targetOf(target.url, restored));

    expect(await tableChecksums(target.url)).toEqual(before);
    expect((await restored.get(key)).toString()).toBe('picture');
    const keys = await withClient(target.url, (client) =>
      client.query<{ storage_key: string }>('select storage_key from documents'),
    );
    expect(keys.rows.length).toBeGreaterThanOrEqual(2);
    for (const { storage_key } of keys.rows)
      expect((await restored.get(storage_key)).equals(await files.get(storage_key))).toBe(true);
  });

  it('is of one instant, with the files its rows name, whatever is written and swept meanwhile', async () => {
    const [database, target] = [await stage.filled(), await stage.empty()];
    const [files, restored] = [stage.store(), stage.store()];
    const key = await addAccount(database.url, files, 'before', Buffer.from('picture'));
    const pool = openPool(database.url, 2);
    const db = openDatabase(pool);
    // While the first file is read: its row goes, a sweep without any retention runs, another account comes.
    const meanwhile = async () => {
      await withClient(database.url, (client) => client.query('update accounts set documents_logo_key = null'));
      const log = makeLog(loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: files.folder }));
      const limits = { storedBefore: new Date(Date.now() + 60_000), retentionDays: 0 };
      expect(await sweepFiles({ db, log, services: { files } }, limits)).toBe(0);
      await addAccount(database.url, files, 'meanwhile', Buffer.from('later'));
    };
    const watched = { ...files, openSized: async (name: string) => meanwhile().then(() => files.openSized(name)) };
    const folder = stage.folder();
    await backUp(folder, sourceOf(database.url, watched));
    await pool.end();
    await restore(folder, targetOf(target.url, restored));
    expect(await accountNames(target.url)).toEqual(['before']);
    expect((await restored.get(key)).toString()).toBe('picture');
  });

  it('names the files that rows name and the store does not have', async () => {
    const database = await stage.filled();
    const files = stage.store();
    const key = await addAccount(database.url, files, 'without its picture', Buffer.from('x'));
    await files.remove(key);
    expect((await backUp(stage.folder(), sourceOf(database.url, files))).missing_files).toEqual([key]);
  });

  it('wants a folder of its own', async () => {
    const folder = stage.folder();
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'notes.txt'), 'mine');
    await expect(backUp(folder, sourceOf('postgres://nowhere', stage.store()))).rejects.toThrow(/is not empty/);
  });

  it('says that SECRET_KEY is another where no file holds it', async () => {
    const [database, target] = [await stage.filled(), await stage.empty()];
    const folder = stage.folder();
    await backUp(folder, sourceOf(database.url, stage.store()));
    const said: string[] = [];
    const secret = { fingerprint: 'b'.repeat(64), file: null };
    await restore(folder, { ...targetOf(target.url, stage.store()), secret, log: (line) => void said.push(line) });
    expect(said.join('\n')).toMatch(/SECRET_KEY is not the one of the backup/);
  });
});

describe('a portal restored beside its own files', patient, () => {
  const files = stage.store();
  const home = stage.folder();
  const secretOf = (name: string) => path.join(home, name);
  let target: TestDatabase;
  let storeDatabase: string;
  beforeAll(async () => {
    const database = await stage.filled();
    target = await stage.empty();
    mkdirSync(home);
    writeFileSync(secretOf('before'), 'the secret of before');
    writeFileSync(secretOf('after'), 'a secret made by the first start');
    await withClient(database.url, (client) =>
      client.query(`select graphile_worker.add_job('quotes.ask-carriers', '{"load_id": 1}');
        update graphile_worker._private_jobs set attempts = 3, locked_by = 'a worker', locked_at = now()`),
    );
    const folder = stage.folder();
    const secret = (letter: string, name: string) => ({ fingerprint: letter.repeat(64), file: secretOf(name) });
    const made = await backUp(folder, { ...sourceOf(database.url, files), secret: secret('a', 'before') });
    storeDatabase = made.store_database;
    await files.addDatabase(storeDatabase);
    await restore(folder, { ...targetOf(target.url, files), secret: secret('b', 'after') });
  }, patient.timeout);

  it('has the secret of DATA_DIR', () => {
    expect(readFileSync(secretOf('after'), 'utf8')).toBe('the secret of before');
  });

  it('has jobs that a worker had taken, without counting the try that was cut off', async () => {
    const { rows } = await withClient(target.url, (client) =>
      client.query('select task_identifier, attempts, locked_at from graphile_worker.jobs'),
    );
    expect(rows).toEqual([{ task_identifier: 'quotes.ask-carriers', attempts: 2, locked_at: null }]);
  });

  it('stands in the place of the lost database in the list of the store', async () => {
    const databases = await files.databases();
    expect(databases).toHaveLength(1);
    expect(databases).not.toContain(storeDatabase);
  });
});

describe('files in a bucket', patient, () => {
  let simulator: BucketSimulator;
  beforeAll(async () => {
    simulator = await startBucketSimulator();
  });
  afterAll(() => simulator.close());

  it('come back to a folder, and from a folder to a bucket', async () => {
    const [database, target, last] = [await stage.filled(), await stage.empty(), await stage.empty()];
    const [bucket, files] = [openStore(simulator.address), stage.store()];
    const keys = [
      await addAccount(database.url, bucket, 'small', Buffer.from('picture')),
      await addAccount(database.url, bucket, 'large', large),
    ];
    const [first, second] = [stage.folder(), stage.folder()];
    await backUp(first, sourceOf(database.url, bucket));
    await restore(first, targetOf(target.url, files));
    expect(countFiles(files.folder)).toBe(3); // two pictures and the database's name
    for (const key of keys) await bucket.remove(key);
    await backUp(second, sourceOf(target.url, files));
    await restore(second, targetOf(last.url, bucket));
    expect((await bucket.get(keys[0] ?? '')).toString()).toBe('picture');
    expect((await bucket.get(keys[1] ?? '')).equals(large)).toBe(true);
  });
});
