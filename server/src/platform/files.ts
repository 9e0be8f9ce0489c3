import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where bytes are kept. Keys are made by us; nothing a user types becomes part of one. */
export type FileStore = {
  /** Keeps `bytes` and answers the key; durable when it resolves. */
  put(bytes: Buffer): Promise<string>;
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
};

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** Files below a directory: written beside, flushed, then renamed, so that no half file is ever read. */
export const diskStore = (url: string): FileStore => {
  const root = fileURLToPath(url);
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('not a storage key');
    return path.join(root, key);
  };
  return {
    async put(bytes) {
      const id = randomUUID();
      const key = `${id.slice(0, 2)}/${id}`;
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const file = await open(`${target}.part`, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${target}.part`, target);
      return key;
    },
    get: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
};

/** What a signed address stands for. */
export type FileGrant = { document_id: number; account_id: number; expires_at: number };

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
  const grant = JSON.parse(Buffer.from(body, 'base64url').toString()) as FileGrant;
  return grant.expires_at * 1000 > now ? grant : null;
};
