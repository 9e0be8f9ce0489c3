import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import bwipjs from 'bwip-js';
import { decryptFor, encryptFor } from '../../../platform/encrypted-secret.ts';

const secretBytes = 20;
/** Codes of the step before and after count too: phones' clocks are not all right. */
const window = 1;
const period = 30;

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** A secret as the database keeps it. */
export const encryptSecret = (secret: Buffer, signingKey: Buffer): Buffer =>
  encryptFor('second factors', secret, signingKey);

/** Throws where it was encrypted with another key, or changed. */
export const decryptSecret = (kept: Buffer, signingKey: Buffer): Buffer =>
  decryptFor('second factors', kept, signingKey);

const totpOf = (secret: Buffer, more: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({
    ...more,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** What an authenticator app needs of a secret, by hand or by camera. */
export const enrolment = (secret: Buffer, issuer: string, label: string) => {
  const totp = totpOf(secret, { issuer, label });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_svg: bwipjs.toSVG({ bcid: 'qrcode', text: uri, scale: 4 }) };
};

/** The time step whose code this is, at an instant (ms); null where it is none near it. */
export const stepOfCode = (secret: Buffer, code: string, timestamp: number): number | null => {
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
};

const recoveryCodeCount = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const recoveryCode = (): string => {
  // 248 is the largest multiple of 31 a byte holds: larger ones would favour the first letters.
  const letters = [...randomBytes(64)].filter((byte) => byte < 248).map((byte) => alphabet[byte % alphabet.length]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5, 10).join('')}-${letters.slice(10, 15).join('')}`;
};

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, recoveryCode);

/** What people type without the spaces and hyphens that help them read it. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/** All the database keeps of a recovery code: 74 random bits need no slow hash. */
export const recoveryHash = (typed: string): Buffer => createHash('sha256').update(plainCode(typed)).digest();
