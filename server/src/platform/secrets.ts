import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeOnce } from './write-once.ts';

/** Keys the server signs with, 32 bytes each: the Ed25519 seed of access tokens, the HMAC keys of file and of shared links. */
export type Secrets = { tokenSigningKey: Buffer; fileUrlKey: Buffer; linkKey: Buffer };

const KEY_BYTES = 32;

/** All keys come from one secret, so that an operator has a single value to keep and to share between machines. */
export function deriveSecrets(secret: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'freight-portal', purpose, KEY_BYTES));
  return {
    tokenSigningKey: derive('access tokens'),
    fileUrlKey: derive('file links'),
    linkKey: derive('shared links'),
  };
}

/** Where a data directory keeps its secret. */
export const secretFile = (dataDir: string): string => path.join(dataDir, 'secret-key');

/** Reads the secret kept in the data directory and makes it, readable by its owner only, on the first start. */
export function secretInDataDir(dataDir: string): string {
  const file = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const secret = writeOnce(file, randomBytes(KEY_BYTES).toString('hex'));
  if (secret.length < KEY_BYTES) throw new Error(`${file} does not hold a secret; remove it to have a new one made`);
  return secret;
}

/** Why a given SECRET_KEY may not be used, or undefined when it may. */
export function weaknessOf(secret: string): string | undefined {
  if (Buffer.byteLength(secret) < KEY_BYTES) return `must be at least ${KEY_BYTES} bytes`;
  if (/change.?me|default|example|secret.?key|password/i.test(secret)) return 'is a placeholder, not a secret';
  if (new Set(secret).size < 10) return 'repeats itself; take the output of a random generator';
  return undefined;
}
