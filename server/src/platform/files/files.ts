import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ByteRange } from './byte-range.ts';

/** Where bytes are kept. Keys are made by us; nothing a user types becomes part of one. */
export type FileStore = {
  /** Keeps `bytes` and answers the key; durable when it resolves. */
  put(bytes: Buffer): Promise<string>;
  /** Keeps what the file at `source` holds, without holding it in memory. */
  putFile(source: string): Promise<string>;
  get(key: string): Promise<Buffer>;
  /** The bytes, all or a part of them, as they are read; rejects where there are none. */
  open(key: string, part?: ByteRange): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** The keys of what was kept before an instant, with those of what was never written whole. */
  keptBefore(instant: Date): AsyncIterable<string>;
  /** A file with its length in bytes; null where there is none. */
  openSized(key: string): Promise<SizedFile | null>;
  /** Puts a file of a backup back under its key, in place of what is there; durable after the next `flush`. */
  putAt(key: string, file: SizedFile): Promise<void>;
  flush(): Promise<void>;
  /** The ids of the databases whose rows name files of this store (`database-id.queries.ts`). */
  databases(): Promise<string[]>;
  addDatabase(id: string): Promise<void>;
  removeDatabase(id: string): Promise<void>;
};

export type SizedFile = { size: number; content: AsyncIterable<Buffer> };

/** Beside the folders of the files; no key looks like it. */
export const databasesFolder = 'databases';

export const isDatabaseId = (text: string): boolean => /^\d+-\d+$/.test(text);

/** Refuses what would be a path to somewhere else. */
export const checkDatabaseId = (id: string): string => {
  if (!isDatabaseId(id)) throw new Error('not the id of a database');
  return id;
};

/** A key nobody can guess. */
export const newStorageKey = (): string => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};

export const isStorageKey = (text: string): boolean => keyPattern.test(text);

/** Refuses what is no key of ours: nothing outside the store is named by one. */
export const checkStorageKey = (key: string): string => {
  if (!isStorageKey(key)) throw new Error('not a storage key');
  return key;
};

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files up to this size are read and written whole, which is faster than a stream. */
const smallBytes = 1 << 20;

/** The names in a folder; none where there is no such folder. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const openWithSize = async (target: string): Promise<SizedFile | null> => {
  const file = await open(target, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!file) return null;
  const { size } = await file.stat();
  if (size > smallBytes) return { size, content: file.createReadStream() };
  const bytes = await file.readFile().finally(() => file.close());
  return { size, content: Readable.from([bytes]) };
};

/** Writes a file whose bytes come from a backup. One that is there is replaced in one step. */
const writeRestored = async (target: string, { content }: SizedFile): Promise<void> => {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const made = await open(target, 'wx', 0o600).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  });
  const file = made ?? (await open(`${target}.part`, 'w', 0o600));
  try {
    for await (const chunk of content) await file.appendFile(chunk);
  } finally {
    await file.close();
  }
  if (!made) await rename(`${target}.part`, target);
};

const flushedOneByOne = 500;

/** Flushes files to disk: many on Linux by their file system, which takes seconds where one by one takes minutes. */
const flushFiles = async (root: string, targets: readonly string[]): Promise<void> => {
  if (targets.length > flushedOneByOne) {
    const flushed = await promisify(execFile)('sync', ['-f', root]).then(
      () => true,
      () => false,
    );
    if (flushed) return;
  }
  for (const target of targets) {
    const file = await open(target, 'r+');
    await file.sync().finally(() => file.close());
  }
};

type DatabaseNames = Pick<FileStore, 'databases' | 'addDatabase' | 'removeDatabase'>;

/** An empty file for each database, in a folder of their own. */
const databaseNames = (folder: string): DatabaseNames => ({
  databases: async () => (await namesIn(folder)).filter(isDatabaseId),
  async addDatabase(id) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, checkDatabaseId(id)), '', { mode: 0o600 });
  },
  async removeDatabase(id) {
    await rm(path.join(folder, checkDatabaseId(id)), { force: true });
  },
});

/** Writes a new file and flushes it. */
const writePart = async (target: string, write: (file: FileHandle) => Promise<void>): Promise<void> => {
  const file = await open(target, 'wx', 0o600);
  try {
    await write(file);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Files below a directory: written beside, flushed, then renamed, so that no half file is ever read. */
export const diskStore = (url: string): FileStore => {
  const root = fileURLToPath(url);
  const pathOf = (key: string) => path.join(root, checkStorageKey(key));
  const unflushed: string[] = [];
  const keep = async (write: (file: FileHandle) => Promise<void>) => {
    const key = newStorageKey();
    const target = pathOf(key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const part = `${target}.part`;
    try {
      await writePart(part, write);
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
    return key;
  };
  return {
    put: (bytes) => keep((file) => file.writeFile(bytes)),
    putFile: (source) =>
      keep(async (file) => {
        for await (const chunk of createReadStream(source)) await file.appendFile(chunk);
      }),
    get: (key) => readFile(pathOf(key)),
    async open(key, part) {
      const file = await open(pathOf(key), 'r');
      return file.createReadStream(part);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}.part`, { force: true });
    },
    async *keptBefore(instant) {
      for (const folder of await namesIn(root)) {
        for (const name of await namesIn(path.join(root, folder))) {
          const key = `${folder}/${name.replace(/\.part$/, '')}`;
          if (!isStorageKey(key)) continue;
          const found = await stat(path.join(root, folder, name)).catch(() => null);
          if (found && found.mtimeMs < instant.getTime()) yield key;
        }
      }
    },
    openSized: (key) => openWithSize(pathOf(key)),
    async putAt(key, file) {
      await writeRestored(pathOf(key), file);
      unflushed.push(pathOf(key));
    },
    flush: () => flushFiles(root, unflushed.splice(0)),
    ...databaseNames(path.join(root, databasesFolder)),
  };
};

/** What a signed address stands for, and who was given it: it ends with that user's rights, session or key. */
export type FileGrant = {
  document_id: number;
  account_id: number;
  user_id: number;
  /** Null for a key, which has none. */
  session_id: string | null;
  /** The key it was given to; addresses of older versions name none. */
  api_key_id?: number;
  part?: 'thumbnail';
  expires_at: number;
};

const goodForSeconds = 600;
const mac = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();

/** The signed part of a file's address: good for ten minutes, for one document of one account. */
export const signFile = (key: Uint8Array, file: Omit<FileGrant, 'expires_at'>, now = Date.now()): string => {
  const grant: FileGrant = { ...file, expires_at: Math.floor(now / 1000) + goodForSeconds };
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${body}.${mac(key, body).toString('base64url')}`;
};

/** The grant of a signed address, or null when it is forged, altered or too old. */
export const readFileToken = (key: Uint8Array, token: string, now = Date.now()): FileGrant | null => {
  const [body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const wanted = mac(key, body);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const grant: FileGrant = JSON.parse(Buffer.from(body, 'base64url').toString());
  // An address that an older version of the portal signed says nobody it was given to.
  return grant.expires_at * 1000 > now && typeof grant.user_id === 'number' ? grant : null;
};
