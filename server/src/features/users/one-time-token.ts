import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link in a mail; only the hash is kept. */
export const newOneTimeToken = (): string => randomBytes(32).toString('base64url');

export const oneTimeTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
