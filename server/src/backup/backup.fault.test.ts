import { type BucketSimulator, startBucketSimulator } from '@portal/simulators/bucket/bucket-simulator.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../platform/files/bucket-store.ts';
import { backUp } from './back-up.ts';
import {
  accountNames,
  addAccount,
  backUpMeanwhile,
  countFiles,
  openStage,
  sourceOf,
  targetOf,
} from './backup.fixture.ts';
import { restore } from './restore.ts';

const stage = openStage();
afterAll(stage.end);

const large = Buffer.alloc(3_000_001, 'proof of delivery ');

it('gives back one instant, with the files its rows name, whatever was written and swept meanwhile', async () => {
  const [target, restored] = [await stage.empty(), stage.store()];
  const { folder, key } = await backUpMeanwhile(stage);
  await restore(folder, targetOf(target.url, restored));
  expect(await accountNames(target.url)).toEqual(['before']);
  expect((await restored.get(key)).toString()).toBe('picture');
});

describe('files in a bucket', () => {
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
