import type { passkeys, SignedChallenge } from '@portal/contract/auth/passkeys.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { usersOfDevice } from '../auth.queries.ts';
import { deviceHash } from '../device.ts';
import { auditedUser, openSignedInSession, type SignedIn, type SignInCaller } from '../sign-in.ts';
import { countSignIn } from '../sign-in-limits.ts';
import { findSignInPasskey, insertChallenge, useChallenge, usePasskey } from './passkeys.queries.ts';
import { challengeHash, newChallenge, relyingParty, signedChallengeHash } from './relying-party.ts';

/** Longer than for a new passkey: a sign-in page offers passkeys from the moment it opens. */
const minutes = 10;

/** What a browser signs in by; 409 where the portal has no domain name. */
export const offerPasskeySignIn = async ({
  db,
  services,
}: OpenCtx): Promise<Reply<(typeof passkeys)['signInOptions']>> => {
  const { id } = relyingParty(services);
  const challenge = newChallenge();
  await insertChallenge(db, { hash: challengeHash(challenge), userId: null, minutes });
  return { challenge, rpId: id, userVerification: 'required', timeout: minutes * 60_000 };
};

type Passkey = NonNullable<Awaited<ReturnType<typeof findSignInPasskey>>>;

/** The counter and backup state that the passkey signed; null where the signature is not right. */
const verifySignature = async (ctx: OpenCtx, passkey: Passkey, signed: SignedChallenge) => {
  const { id, origin } = relyingParty(ctx.services);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      // The caller has compared the challenge with those it gave.
      expectedChallenge: () => true,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: signed.id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
    });
    return verified ? authenticationInfo : null;
  } catch (error) {
    ctx.log.info({ error }, 'passkey refused');
    return null;
  }
};

/**
 * Whether the passkey has signed a challenge of this portal, once, for its own user, and is no copy of itself. Faults of
 * the database are thrown: they say nothing about the passkey.
 */
const isProven = async (ctx: OpenCtx, passkey: Passkey, signed: SignedChallenge): Promise<boolean> => {
  if (!Buffer.from(signed.response.userHandle ?? '', 'base64url').equals(passkey.user_handle)) return false;
  const challenge = signedChallengeHash(signed.response.clientDataJSON);
  if (!challenge || !(await useChallenge(ctx.db, challenge, null))) return false;
  const info = await verifySignature(ctx, passkey, signed);
  return info !== null && usePasskey(ctx.db, passkey.passkey_id, info.newCounter, info.credentialBackedUp);
};

/**
 * Signs in with a passkey, which asks for finger, face or PIN and so counts as both factors. 401 auth.passkey_refused
 * for an unknown one, a wrong or repeated answer, a copy, and suspended people alike; 429 while throttled.
 */
export const signInWithPasskey = async (
  ctx: OpenCtx,
  caller: SignInCaller,
  signed: SignedChallenge,
): Promise<SignedIn> => {
  const findIt = ({ db }: OpenCtx) => findSignInPasskey(db, Buffer.from(signed.id, 'base64url'));
  const passkey = await findIt(ctx);
  const usersHere = caller.device ? await usersOfDevice(ctx, deviceHash(caller.device)) : [];
  const isKnown = passkey !== undefined && usersHere.includes(passkey.id);
  const counted = await countSignIn(ctx, `passkey ${signed.id}`, isKnown ? caller.device : null);
  if (!passkey || !(await isProven(ctx, passkey, signed)) || !passkey.is_active) {
    await audit(ctx, { action: 'auth.sign-in-failed', ...auditedUser(passkey) });
    throw problem('auth.passkey_refused', 401);
  }
  await counted.succeeded();
  return openSignedInSession(ctx, { ...caller, usersHere }, passkey, {
    action: 'auth.signed-in-with-passkey',
    isGood: async (tx) => (await findIt(tx))?.passkey_id === passkey.passkey_id,
    refusal: 'auth.passkey_refused',
  });
};
