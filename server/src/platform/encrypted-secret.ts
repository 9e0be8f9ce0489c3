import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** What a secret is kept for; each has a key of its own. A name never changes: kept secrets could not be read any more. */
export type SecretPurpose =
  | 'second factors'
  | 'freight system passwords'
  | 'single sign-on secrets'
  | 'carrier secrets'
  | 'edi files'
  | 'webhook secrets'
  | 'kept replies'
  | 'repeated requests'
  | 'previewed bookings';

const keyOf = (purpose: SecretPurpose, signingKey: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', signingKey, 'freight-portal', purpose, 32));

/** A secret as the database keeps it: AES-256-GCM, initialization vector and tag in front. */
export const encryptFor = (purpose: SecretPurpose, secret: Buffer, signingKey: Buffer): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, signingKey), iv);
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
};

/** Throws where it was encrypted with another key or for another purpose, or changed. */
export const decryptFor = (purpose: SecretPurpose, kept: Buffer, signingKey: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose, signingKey), kept.subarray(0, ivBytes));
  decipher.setAuthTag(kept.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(kept.subarray(ivBytes + tagBytes)), decipher.final()]);
};

/** Recognizes a text that comes again; without the key nobody can try which text it was. */
export const digestFor = (purpose: SecretPurpose, text: string, signingKey: Buffer): Buffer =>
  createHmac('sha256', keyOf(purpose, signingKey)).update(text).digest();
