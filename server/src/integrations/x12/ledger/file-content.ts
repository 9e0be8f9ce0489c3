import { decryptFor, encryptFor } from '../../../platform/encrypted-secret.ts';

const purpose = 'edi files';

export const keepContent = (bytes: Buffer, signingKey: Buffer): Buffer => encryptFor(purpose, bytes, signingKey);

/** The bytes of a file; null where they are not kept any more, or were encrypted with a key that is gone. */
export const openContent = (kept: Buffer | null, signingKey: Buffer): Buffer | null => {
  if (kept === null) return null;
  try {
    return decryptFor(purpose, kept, signingKey);
  } catch {
    return null;
  }
};

/** The text of a file as a partner writes it; UTF-8 that is none is read as older systems write. */
export const textOf = (bytes: Buffer, charset: 'utf-8' | 'latin1'): string => {
  if (charset === 'latin1') return new TextDecoder('windows-1252').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
