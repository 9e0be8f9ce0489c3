import type { AuditAction } from '@portal/contract/audit/audit-action.ts';
import type { Tokens } from '@portal/contract/auth/auth.contract.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { audit } from '../../platform/audit.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem, Problem } from '../../platform/http/errors.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { isPassword } from '../users/password-hash.ts';
import { findPasswordHash } from '../users/users.queries.ts';
import { findSignInUser, keepDevice, usersOfDevice } from './auth.queries.ts';
import { checkFactorCode } from './second-factor/second-factor.ts';
import { deviceHash, newDevice } from './device.ts';
import { issueTokens } from './issue-tokens.ts';
import { openSession } from './session.ts';
import { type CountedSignIn, countSignIn } from './sign-in-limits.ts';

/** Where a sign-in comes from. */
export type SignInCaller = { device: string | null; userAgent: string };
/** The tokens, and the device the browser is to remember. */
export type SignedIn = { tokens: Tokens; device: string };
type User = NonNullable<Awaited<ReturnType<typeof findSignInUser>>>;

/**
 * Signs in with e-mail address and password. Answers the tokens and the device the browser is to remember.
 * 401 auth.invalid_credentials for an unknown or suspended user as for a wrong password, after the same work;
 * 401 auth.second_factor_needed where the password is right and a code is asked for, auth.code_wrong for a wrong one;
 * 429 while throttled or locked; 503 when too many passwords are being checked.
 */
export const signIn = async (
  ctx: OpenCtx,
  caller: SignInCaller,
  input: { username: string; password: string; code?: string | undefined },
): Promise<SignedIn> => {
  const email = input.username.trim().toLowerCase();
  const user = await findSignInUser(ctx, email);
  const usersHere = caller.device ? await usersOfDevice(ctx, deviceHash(caller.device)) : [];
  const isKnown = user !== undefined && usersHere.includes(user.id);
  const counted = await countSignIn(ctx, email, isKnown ? caller.device : null);
  if (!(await checkPassword(counted, user, input.password)) || !user?.is_active) {
    await audit(ctx, { action: 'auth.sign-in-failed', ...auditedUser(user) });
    throw problem('auth.invalid_credentials', 401);
  }
  const factor = await checkFactorCode(ctx, user.id, input.code);
  if (factor === 'missing') {
    // Neither a failure nor a success: the password was right, and nobody is signed in yet.
    await counted.notTried();
    throw problem('auth.second_factor_needed', 401, { field: 'code' });
  }
  if (factor === 'wrong') {
    await audit(ctx, { action: 'auth.sign-in-failed', ...auditedUser(user) });
    throw problem('auth.code_wrong', 401, { field: 'code' });
  }
  await counted.succeeded();
  const { id, password_hash } = user;
  return openSignedInSession(ctx, { ...caller, usersHere }, user, {
    action: 'auth.signed-in',
    isGood: async (tx) => (await findPasswordHash(tx, id)) === password_hash,
  });
};

/** How somebody signed in, whether what that stands on still holds, and what is answered where it has ended meanwhile. */
type SignInProof = { action: AuditAction; isGood?: (tx: OpenCtx) => Promise<boolean>; refusal?: ErrorCode };

/**
 * Opens the session of a user who has proved to be it. `usersHere` signed in on the caller's device before. 401 where a
 * password or passkey was changed or taken away while it was compared: sessions from before have just been ended.
 */
export const openSignedInSession = async (
  ctx: OpenCtx,
  caller: SignInCaller & { usersHere: readonly number[] },
  user: { id: number; account_id: number },
  { action, isGood, refusal = 'auth.invalid_credentials' }: SignInProof,
): Promise<SignedIn> => {
  const device = caller.device && caller.usersHere.length > 0 ? caller.device : newDevice();
  const session = await withTransaction(ctx, async (tx) => {
    await keepDevice(tx, user.id, deviceHash(device));
    await audit(tx, { action, actor_user_id: user.id, ...auditedUser(user) });
    const session = await openSession(tx, user.id, caller.userAgent, refusal);
    // Asked after it, which holds the user as does whoever takes a password or passkey away.
    if (isGood && !(await isGood(tx))) throw problem(refusal, 401);
    return session;
  });
  return { tokens: await issueTokens(ctx, session.sessionId, session.refreshToken), device };
};

/** A user as the object of an audit entry; nothing where nobody is known. */
export const auditedUser = (user: { id: number; account_id: number } | undefined) =>
  user ? { object_type: 'user', object_id: user.id, account_id: user.account_id } : {};

/** A password that was not compared, because too many waited, does not count against anybody. */
const checkPassword = async (counted: CountedSignIn, user: User | undefined, password: string): Promise<boolean> => {
  try {
    return await isPassword(user?.password_hash, password);
  } catch (error) {
    if (error instanceof Problem) await counted.notTried();
    throw error;
  }
};
