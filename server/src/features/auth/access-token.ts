import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { SessionActor } from '../../platform/actor.ts';
import type { Services } from '../../platform/context.ts';

/** Seconds an access token is good for; ending its session ends it earlier. */
export const accessTokenSeconds = 600;

const issuer = 'freight-portal';
const audience = 'freight-portal-api';
const type = 'at+jwt';

/** What an Ed25519 seed is preceded by in PKCS #8 (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

type KeyPair = { privateKey: KeyObject; publicKey: KeyObject };
const pairs = new WeakMap<Buffer, KeyPair>();

const keyPairOf = (seed: Buffer): KeyPair => {
  const made = pairs.get(seed);
  if (made) return made;
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
  const pair = { privateKey, publicKey: createPublicKey(privateKey) };
  pairs.set(seed, pair);
  return pair;
};

/** Signs a session's access token. Beside the session it says what a screen may show; rights never come from it. */
export const signAccessToken = (
  { config }: Pick<Services, 'config'>,
  actor: SessionActor,
  seconds = accessTokenSeconds,
): Promise<string> =>
  new SignJWT({
    sid: actor.sessionId,
    role: actor.role,
    is_branded: actor.isBranded,
    can_dispatch: actor.canDispatch,
    can_dispatch_modes: actor.dispatchModes,
    freight_system_guid: actor.freightSystemId,
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: type })
    .setSubject(String(actor.userId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(keyPairOf(config.tokenSigningKey).privateKey);

/** What a token proves: its session, until `expiresAt` (ms). */
export type VerifiedToken = { sessionId: string; expiresAt: number };

/** Null for a token that is forged, expired or meant for something else. */
export const verifyAccessToken = async (
  { config }: Pick<Services, 'config'>,
  token: string,
): Promise<VerifiedToken | null> => {
  try {
    const { payload } = await jwtVerify(token, keyPairOf(config.tokenSigningKey).publicKey, {
      algorithms: ['EdDSA'],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    const { sid, exp } = payload;
    return typeof sid === 'string' && exp ? { sessionId: sid, expiresAt: exp * 1000 } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};
