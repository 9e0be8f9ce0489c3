import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Where bytes are kept. Keys are made by us; nothing a user types becomes part of one. */
export type FileStore = {
  /** Keeps `bytes` and answers the key; durable when it resolves. */
  put(bytes: Buffer): Promise<string>;
  /** Keeps what the file at `source` holds, without holding it in memory. */
  putFile(source: string): Promise<string>;
  get(key: string): Promise<Buffer>;
  /** The bytes as they are read; rejects where there are none. */
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** The keys of what was kept before an instant, with those of what was never written whole. */
  keptBefore(instant: Date): AsyncIterable<string>;
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

/** The names in a folder; none where there is no such folder. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Files below a directory: written beside, flushed, then renamed, so that no half file is ever read. */
export const diskStore = (url: string): FileStore => {
  const root = fileURLToPath(url);
  const pathOf = (key: string) => path.join(root, checkStorageKey(key));
  const keep = async (write: (file: FileHandle) => Promise<void>) => {
    const key = newStorageKey();
    const target = pathOf(key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const file = await open(`${target}.part`, 'wx', 0o600);
    try {
      await write(file);
      await file.sync();
    } catch (error) {
      await rm(`${target}.part`, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await rename(`${target}.part`, target);
    return key;
  };
  return {
    put: (bytes) => keep((file) => file.writeFile(bytes)),
    putFile: (source) =>
      keep(async (file) => {
        for await (const chunk of createReadStream(source)) await file.appendFile(chunk);
      }),
    get: (key) => readFile(pathOf(key)),
    async open(key) {
      const file = await open(pathOf(key), 'r');
      return file.createReadStream();
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
  };
};

/** What a signed address stands for, and who was given it: it ends with that user's rights or session. */
export type FileGrant = {
  document_id: number;
  account_id: number;
  user_id: number;
  /** Null for a key, which has none. */
  session_id: string | null;
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
