import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type BucketSimulator, startBucketSimulator } from '@portal/simulators/bucket/bucket-simulator.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, readBucketAddress } from './bucket-store.ts';
import { diskStore, type FileStore } from './files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-bucket-'));
let bucket: BucketSimulator;

beforeAll(async () => {
  bucket = await startBucketSimulator();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const stores = [
  ['a bucket', () => openStore(bucket.address)],
  ['a folder', () => openStore(pathToFileURL(path.join(folder, 'disk')).href)],
] as const;

const keysOf = async (store: FileStore, before: number): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of store.keptBefore(new Date(before))) keys.push(key);
  return keys;
};

describe.each(stores)('%s', (_, open) => {
  const bytes = Buffer.from('proof of delivery '.repeat(50_000));

  it('gives back what it was given, held or from a file, whole or in pieces', async () => {
    const store = open();
    const source = path.join(folder, 'source');
    writeFileSync(source, bytes);
    for (const key of [await store.put(bytes), await store.putFile(source)]) {
      expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
      expect((await store.get(key)).equals(bytes)).toBe(true);
      expect((await buffer(await store.open(key))).equals(bytes)).toBe(true);
      const part = await buffer(await store.open(key, { start: 700_000, end: 700_009 }));
      expect(part.equals(bytes.subarray(700_000, 700_010))).toBe(true);
    }
  });

  it('holds nothing any more that was removed, and removes nothing twice with a fault', async () => {
    const store = open();
    const key = await store.put(Buffer.from('x'));
    await store.remove(key);
    await store.remove(key);
    await expect(store.get(key)).rejects.toThrow();
    await expect(store.open(key)).rejects.toThrow();
  });

  it('names what was kept before an instant, and nothing that was kept since', async () => {
    const store = open();
    const key = await store.put(Buffer.from('x'));
    const before = (instant: number) => keysOf(store, instant);
    expect(await before(Date.now() + 60_000)).toContain(key);
    expect(await before(Date.now() - 60_000)).toEqual([]);
    await store.remove(key);
    expect(await before(Date.now() + 60_000)).not.toContain(key);
  });

  it('names all of more files than a bucket lists at once', async () => {
    const store = open();
    const keys = await Promise.all(Array.from({ length: 8 }, (_one, at) => store.put(Buffer.from([at]))));
    expect(await keysOf(store, Date.now() + 60_000)).toEqual(expect.arrayContaining(keys));
  });

  it.each(['../secret', '/etc/passwd', 'ab/../../x', 'portal/../../other/ab', ''])(
    'refuses the key %s',
    async (bad) => {
      const store = open();
      await expect((async () => store.get(bad))()).rejects.toThrow('not a storage key');
      await expect((async () => store.open(bad))()).rejects.toThrow('not a storage key');
      await expect((async () => store.remove(bad))()).rejects.toThrow('not a storage key');
    },
  );
});

it('a bucket refuses whoever signs with another secret', async () => {
  const other = openStore(bucket.address.replace('-secret@', '-guess@'));
  await expect(other.put(Buffer.from('x'))).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
});

describe('the address of a bucket', () => {
  it('says where it is, who asks, and below what', () => {
    expect(readBucketAddress('s3://key:s%2Fcret@minio.internal:9000/papers/a/b?tls=false&region=us-east-2')).toEqual({
      bucket: 'papers',
      prefix: 'a/b/',
      region: 'us-east-2',
      endpoint: 'http://minio.internal:9000',
      credentials: { accessKeyId: 'key', secretAccessKey: 's/cret' },
    });
  });

  it('without a host is Amazon’s, with the credentials of the machine', () => {
    expect(readBucketAddress('s3:///papers')).toMatchObject({
      endpoint: undefined,
      credentials: undefined,
      prefix: '',
    });
  });

  it('that names no bucket is refused', () => {
    expect(() => readBucketAddress('s3://host')).toThrow('names no bucket');
  });
});

it('a folder keeps nothing of what could not be written whole', async () => {
  const root = path.join(folder, 'half');
  const store = diskStore(pathToFileURL(root).href);
  await expect(store.putFile(path.join(folder, 'there-is-none'))).rejects.toThrow();
  expect(readdirSync(root, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([]);
});

it('a folder names and removes what a killed process left half written', async () => {
  const root = path.join(folder, 'killed');
  const store = diskStore(pathToFileURL(root).href);
  const key = await store.put(Buffer.from('x'));
  renameSync(path.join(root, key), path.join(root, `${key}.part`));
  expect(await keysOf(store, Date.now() + 60_000)).toEqual([key]);
  await store.remove(key);
  expect(readdirSync(path.join(root, key.slice(0, 2)))).toEqual([]);
});
