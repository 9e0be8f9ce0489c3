import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Days a refresh token waits to be used, and days after which a session ends however busy it was. */
export const idleDays = 14;
export const sessionDays = 60;
/** Seconds in which a repeated use of a token gets the same successor: two tabs, or an answer that got lost. */
export const repeatSeconds = 10;

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** All the database keeps of a token. */
export const refreshTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token after this one: always the same, so that a repeated refresh needs nothing readable kept. */
export const successorOf = (token: string, signingKey: Buffer): string => {
  const key = Buffer.from(hkdfSync('sha256', signingKey, 'freight-portal', 'refresh successors', 32));
  return createHmac('sha256', key).update(token).digest('base64url');
};
