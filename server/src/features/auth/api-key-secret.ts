import { createHash, randomBytes } from 'node:crypto';

/** What every key begins with, so that one that leaked is recognised, also by programs that look for secrets. */
const mark = 'fpk_';
const prefixLength = mark.length + 8;

/** Only what looks like a key of ours is looked up. */
const shape = /^fpk_[\w-]{43}$/;

/** All the database keeps of a key: 256 random bits need no slow hash. */
const apiKeyHash = (key: string): Buffer => createHash('sha256').update(key).digest();

/** A new key, what is shown of it later, and what is kept of it. */
export const newApiKey = () => {
  const key = `${mark}${randomBytes(32).toString('base64url')}`;
  return { key, prefix: key.slice(0, prefixLength), secret_hash: apiKeyHash(key) };
};

/** The hash to look a key up by, as hexadecimal digits; null for a text that is no key. */
export const hashOfApiKey = (text: string): string | null =>
  shape.test(text) ? apiKeyHash(text).toString('hex') : null;
