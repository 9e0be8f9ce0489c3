import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Services } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';

const loopback = new Set(['127.0.0.1', '[::1]']);

/**
 * Whom passkeys are for: the host and origin of the portal's own address. Browsers know no passkeys of an IP address;
 * a portal on one's own machine has them under `localhost`. 409 at any other IP address.
 */
export const relyingParty = ({ config }: Pick<Services, 'config'>): { id: string; origin: string } => {
  const { protocol, hostname, port, origin } = new URL(config.publicUrl);
  if (loopback.has(hostname)) return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` };
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) throw problem('auth.passkey_no_domain', 409);
  return { id: hostname, origin };
};

/** What authenticators know a user by: always the same, and nothing to learn from it. */
export const userHandleOf = (userId: number, signingKey: Buffer): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', signingKey, 'freight-portal', 'passkey user handles', 32));
  return createHmac('sha256', key).update(String(userId)).digest();
};

export const newChallenge = (): string => randomBytes(32).toString('base64url');

/** All the database keeps of a challenge. */
export const challengeHash = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** The hash of the challenge that a browser says it signed; null where what it sent cannot be read. */
export const signedChallengeHash = (clientDataJSON: string): Buffer | null => {
  try {
    return challengeHash(String(decodeClientDataJSON(clientDataJSON).challenge));
  } catch {
    return null;
  }
};
