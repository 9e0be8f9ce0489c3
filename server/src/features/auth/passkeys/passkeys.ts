import { lockUser } from '../../users/users.queries.ts';
import { mostPasskeys, passkeyAlgorithms, type passkeys } from '@portal/contract/auth/passkeys.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { requireSession } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { needsSecondFactor } from '../../../platform/second-factor.ts';
import { checkOwnPassword } from '../../users/change-own-password.ts';
import { endSessions } from '../../users/end-sessions.ts';
import { holdOpenCaller } from '../../users/power/hold-caller.ts';
import { newRecoveryCodes, recoveryHash } from '../second-factor/factor-secret.ts';
import { mailFactorChangeJob } from '../second-factor/mail-factor-change.ts';
import {
  countRecoveryCodes,
  deleteIdleRecoveryCodes,
  findConfirmedFactor,
  replaceRecoveryCodes,
} from '../second-factor/second-factor.queries.ts';
import {
  deletePasskey,
  findOwnPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  useChallenge,
} from './passkeys.queries.ts';
import { challengeHash, newChallenge, relyingParty, signedChallengeHash, userHandleOf } from './relying-party.ts';

type Rows = typeof passkeys;

const minutes = 5;

/** The caller's passkeys, oldest first. */
export const getPasskeys = async ({ db, actor }: Ctx): Promise<Reply<Rows['list']>> => {
  const rows = await listPasskeys(db, actor.userId);
  return {
    passkeys: rows.map(({ credential_id: _secret, stopped_at, ...passkey }) => ({
      ...passkey,
      is_stopped: stopped_at !== null,
    })),
  };
};

/**
 * What the caller's browser makes a passkey from: one that names its user by itself and asks for finger, face or PIN.
 * 400 for a wrong password, 409 where the portal has no domain name or the caller has too many.
 */
export const beginPasskey = async (ctx: Ctx, password: string): Promise<Reply<Rows['begin']>> => {
  const { services, db, actor } = ctx;
  const { id } = relyingParty(services);
  await checkOwnPassword(ctx, password);
  const own = await listPasskeys(db, actor.userId);
  if (own.length >= mostPasskeys) throw problem('auth.passkey_limit', 409);
  const challenge = newChallenge();
  await insertChallenge(db, { hash: challengeHash(challenge), userId: actor.userId, minutes });
  return {
    challenge,
    rp: { id, name: services.settings.get(operatorIdentity).name },
    user: {
      id: userHandleOf(actor.userId, services.config.tokenSigningKey).toString('base64url'),
      name: actor.email,
      displayName: actor.name,
    },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: own.map((passkey) => ({
      type: 'public-key',
      id: passkey.credential_id.toString('base64url'),
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
    timeout: minutes * 60_000,
  };
};

/** Checks what the browser made; 400 for anything that is not the caller's answer to the challenge just given. */
const verifyNewPasskey = async (ctx: Ctx, credential: Input<Rows['add']>['body']['credential']) => {
  const { id, origin } = relyingParty(ctx.services);
  const challenge = signedChallengeHash(credential.response.clientDataJSON);
  if (!challenge || !(await useChallenge(ctx.db, challenge, ctx.actor.userId))) {
    throw problem('auth.passkey_expired', 400, { field: 'credential' });
  }
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: () => true,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    });
    if (verified) return registrationInfo;
  } catch (error) {
    ctx.log.info({ error }, 'new passkey refused');
  }
  throw problem('auth.passkey_refused', 400, { field: 'credential' });
};

/** Keeps the passkey the caller's browser made. 400 where it does not answer the challenge, 409 where it is known. */
export const addPasskey = async (ctx: Ctx, input: Input<Rows['add']>['body']): Promise<Reply<Rows['add']>> => {
  const { credential, credentialDeviceType, credentialBackedUp } = await verifyNewPasskey(ctx, input.credential);
  const { userId } = ctx.actor;
  return withTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId);
    await holdOpenCaller(tx);
    if ((await listPasskeys(tx.db, userId)).length >= mostPasskeys) throw problem('auth.passkey_limit', 409);
    const passkey = await insertPasskey(tx.db, {
      user_id: userId,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      user_handle: userHandleOf(userId, tx.services.config.tokenSigningKey),
      counter: credential.counter,
      is_backup_eligible: credentialDeviceType === 'multiDevice',
      is_backed_up: credentialBackedUp,
      name: input.name,
    });
    if (!passkey) throw problem('auth.passkey_refused', 409);
    await audit(tx, { action: 'users.passkey-added', object_type: 'user', object_id: userId, after: input.name });
    await enqueue(tx, mailFactorChangeJob, { userId, change: 'passkey_added', name: input.name });
    await endSessions(tx, { user_id: userId, except: requireSession(tx.actor) }, 'second-factor-added');
    if ((await countRecoveryCodes(tx.db, userId)) > 0) return { id: passkey.id, recovery_codes: [] };
    const recovery_codes = newRecoveryCodes();
    await replaceRecoveryCodes(tx.db, userId, recovery_codes.map(recoveryHash));
    return { id: passkey.id, recovery_codes };
  });
};

/**
 * Takes a passkey of the caller away. 404 where it is not the caller's, 400 for a wrong password, 409 for the last
 * factor of somebody of whom the operator requires one.
 */
export const removePasskey = async (ctx: Ctx, id: number, password: string): Promise<void> => {
  const { userId } = ctx.actor;
  if (!(await findOwnPasskey(ctx.db, userId, id))) throw problem('http.not_found', 404);
  await checkOwnPassword(ctx, password);
  await withTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId);
    const own = await listPasskeys(tx.db, userId);
    const isLast = own.length === 1 && !(await findConfirmedFactor(tx.db, userId));
    if (isLast && needsSecondFactor(tx)) throw problem('auth.second_factor_required', 409);
    if (!(await deletePasskey(tx.db, userId, id))) throw problem('http.not_found', 404);
    await deleteIdleRecoveryCodes(tx.db, userId);
    const removed = own.find((passkey) => passkey.id === id);
    await audit(tx, {
      action: 'users.passkey-removed',
      object_type: 'user',
      object_id: userId,
      before: removed?.name,
    });
    await enqueue(tx, mailFactorChangeJob, { userId, change: 'passkey_removed', name: removed?.name ?? '' });
  });
};
