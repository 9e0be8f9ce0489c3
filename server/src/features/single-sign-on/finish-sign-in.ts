import type { Input } from '@portal/contract/http/endpoint.ts';
import type { singleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import {
  IdentityProviderError,
  vouchedPerson,
  type VouchedPerson,
} from '../../integrations/identity-provider/identity-provider.ts';
import { audit } from '../../platform/audit.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { usersOfDevice } from '../auth/auth.queries.ts';
import { deviceHash } from '../auth/device.ts';
import { checkFactorCode } from '../auth/second-factor/second-factor.ts';
import { auditedUser, openSignedInSession, type SignedIn, type SignInCaller } from '../auth/sign-in.ts';
import { countSignIn } from '../auth/sign-in-limits.ts';
import { accessTo, domainOf, hashOf, pendingMinutes } from './begin-sign-in.ts';
import { redirectUriOf } from './change-single-sign-on.ts';
import {
  endProvenSignIn,
  findActiveUser,
  findDomains,
  findProvenSignIn,
  findProvider,
  findUserByEmail,
  findUserBySubject,
  insertPendingSignIn,
  isSubjectLinked,
  linkUser,
  takePendingSignIn,
} from './single-sign-on.queries.ts';

type Caller = SignInCaller & { browser: string | null };
type User = NonNullable<Awaited<ReturnType<typeof findActiveUser>>>;
type Pending = NonNullable<Awaited<ReturnType<typeof takePendingSignIn>>>;

const refused = () => problem('single_sign_on.refused', 401);

const openSession = async (ctx: OpenCtx, caller: Caller, user: User): Promise<SignedIn> => {
  const usersHere = caller.device ? await usersOfDevice(ctx, deviceHash(caller.device)) : [];
  return openSignedInSession(ctx, { ...caller, usersHere }, user, { action: 'auth.signed-in-by-single-sign-on' });
};

/**
 * The user a vouched person is: by the provider's subject; the first time by a verified e-mail address at one of the
 * account's domains, which links the two. Only active users of the provider's own account; null for everybody else.
 */
const userOf = (ctx: OpenCtx, pending: Pending, { subject, email }: VouchedPerson): Promise<User | null> =>
  withTransaction(ctx, async (tx) => {
    const { account_id, issuer } = pending;
    const known = await findUserBySubject(tx.db, account_id, issuer, subject);
    if (known) return known;
    if (email === null || (await isSubjectLinked(tx.db, issuer, subject))) return null;
    const domains = await findDomains(tx.db, account_id);
    const user = domains.includes(domainOf(email)) && (await findUserByEmail(tx.db, account_id, email));
    if (!user || !(await linkUser(tx.db, { user_id: user.id, issuer, subject }))) return null;
    await audit(tx, {
      action: 'users.linked-to-provider',
      actor_user_id: user.id,
      ...auditedUser(user),
      after: { issuer, subject },
    });
    return user;
  });

/** Whom the provider vouches for. 401 for a no, and for an answer that is not its own; 503 where it does not answer. */
const personOf = async (ctx: OpenCtx, pending: Pending, state: string, answer: string): Promise<VouchedPerson> => {
  const provider = await findProvider(ctx.db, pending.account_id);
  if (!provider || provider.issuer !== pending.issuer) throw refused();
  const { nonce, code_verifier: codeVerifier } = pending;
  const kept = { state, nonce, codeVerifier, redirectUri: redirectUriOf(ctx.services) };
  try {
    return await vouchedPerson(ctx.services, accessTo(ctx, provider), kept, answer);
  } catch (cause) {
    if (!(cause instanceof IdentityProviderError)) throw cause;
    ctx.log.info({ error: cause, issuer: pending.issuer }, 'single sign-on refused');
    if (cause.kind === 'unavailable') throw problem('single_sign_on.unavailable', 503);
    await audit(ctx, { action: 'auth.sign-in-failed', after: { by: 'single_sign_on' } });
    throw refused();
  }
};

/** The provider's answer, once. A user with a second factor keeps the sign-in until the code follows. */
const takeAnswer = async (ctx: OpenCtx, caller: Caller, state: string, answer: string): Promise<SignedIn> => {
  const browserHash = hashOf(caller.browser ?? '');
  const pending = await takePendingSignIn(ctx.db, hashOf(state), browserHash);
  if (!pending) throw refused();
  const person = await personOf(ctx, pending, state, answer);
  const user = await userOf(ctx, pending, person);
  if (!user) {
    await audit(ctx, {
      action: 'auth.sign-in-failed',
      account_id: pending.account_id,
      after: { by: 'single_sign_on' },
    });
    throw refused();
  }
  if (!person.hasSecondFactor && (await checkFactorCode(ctx, user.id, undefined)) !== 'none') {
    const { state_hash, account_id, issuer, nonce, code_verifier } = pending;
    const row = { state_hash, browser_hash: browserHash, account_id, issuer, nonce, code_verifier, user_id: user.id };
    await insertPendingSignIn(ctx.db, row, pendingMinutes);
    throw problem('auth.second_factor_needed', 401, { field: 'code' });
  }
  return openSession(ctx, caller, user);
};

/** The code of the second factor, after the provider's answer was taken. */
const takeCode = async (ctx: OpenCtx, caller: Caller, state: string, code: string): Promise<SignedIn> => {
  const [stateHash, browserHash] = [hashOf(state), hashOf(caller.browser ?? '')];
  const proven = await findProvenSignIn(ctx.db, stateHash, browserHash);
  const user = proven?.user_id ? await findActiveUser(ctx.db, proven.account_id, proven.user_id) : undefined;
  if (!user) throw refused();
  const counted = await countSignIn(ctx, user.email.toLowerCase(), null);
  if ((await checkFactorCode(ctx, user.id, code)) !== 'right') {
    await audit(ctx, { action: 'auth.sign-in-failed', ...auditedUser(user) });
    throw problem('auth.code_wrong', 401, { field: 'code' });
  }
  await counted.succeeded();
  if (!(await endProvenSignIn(ctx.db, stateHash, browserHash))) throw refused();
  return openSession(ctx, caller, user);
};

/**
 * Finishes a sign-in in the browser that began it. 401 `single_sign_on.refused` for every reason alike: another browser,
 * a repeated or wrong answer, nobody of the account; 401 `auth.second_factor_needed` and `auth.code_wrong`; 429 while
 * throttled; 503 `single_sign_on.unavailable`.
 */
export const finishSignIn = (
  ctx: OpenCtx,
  caller: Caller,
  { state, answer, code }: Input<typeof singleSignOn.finish>['body'],
): Promise<SignedIn> => {
  if (answer !== undefined) return takeAnswer(ctx, caller, state, answer);
  return takeCode(ctx, caller, state, code ?? '');
};
