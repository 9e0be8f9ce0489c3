import { decryptFor, encryptFor } from '../../platform/encrypted-secret.ts';

// In front of what is encrypted; whatever lacks it was written before secrets of carriers were, or by hand.
const mark = 'aes-256-gcm:';
const purpose = 'carrier secrets';

export const isEncrypted = (kept: string): boolean => kept.startsWith(mark);

/** A carrier's secret as its column keeps it. */
export const keepSecret = (secret: string, signingKey: Buffer): string =>
  `${mark}${encryptFor(purpose, Buffer.from(secret), signingKey).toString('base64')}`;

/** The secret of a column; null where there is none, or it was encrypted with a key that is not there any more. */
export const openSecret = (kept: string | null, signingKey: Buffer): string | null => {
  if (kept === null || !isEncrypted(kept)) return kept;
  try {
    return decryptFor(purpose, Buffer.from(kept.slice(mark.length), 'base64'), signingKey).toString('utf8');
  } catch {
    return null;
  }
};
