import { lockUser } from '../../users/users.queries.ts';
import type { secondFactor } from '@portal/contract/auth/second-factor.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { requireSession } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { needsSecondFactor } from '../../../platform/second-factor.ts';
import { checkOwnPassword, withGuessesCounted } from '../../users/change-own-password.ts';
import { endSessions } from '../../users/end-sessions.ts';
import { holdOpenCaller } from '../../users/power/hold-caller.ts';
import {
  decryptSecret,
  encryptSecret,
  enrolment,
  newRecoveryCodes,
  newSecret,
  plainCode,
  recoveryHash,
  stepOfCode,
} from './factor-secret.ts';
import { mailFactorChangeJob } from './mail-factor-change.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  deleteIdleRecoveryCodes,
  findConfirmedFactor,
  hasPasskey,
  keepSecret,
  lockFactor,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './second-factor.queries.ts';

type Rows = typeof secondFactor;

/** Writes a change of the caller's own factor into the audit, and mails it to them. */
const recordChange = async (
  tx: Ctx,
  action: 'users.second-factor-added' | 'users.second-factor-removed' | 'users.codes-renewed',
  change: 'app_added' | 'app_removed' | 'codes_renewed',
): Promise<void> => {
  const { userId } = tx.actor;
  await audit(tx, { action, object_type: 'user', object_id: userId });
  await enqueue(tx, mailFactorChangeJob, { userId, change });
};

/** Whether signing in takes a second factor for the caller. */
export const getSecondFactor = async (ctx: Ctx): Promise<Reply<Rows['get']>> => {
  const [factor, recovery_codes] = await Promise.all([
    findConfirmedFactor(ctx.db, ctx.actor.userId),
    countRecoveryCodes(ctx.db, ctx.actor.userId),
  ]);
  return { is_on: factor !== undefined, recovery_codes, is_required: needsSecondFactor(ctx) };
};

/** A new secret for the caller's app. 400 for a wrong password, 409 where a factor is confirmed already. */
export const beginSecondFactor = async (ctx: Ctx, password: string): Promise<Reply<Rows['begin']>> => {
  await checkOwnPassword(ctx, password);
  const { config, settings } = ctx.services;
  const secret = newSecret();
  const isKept = await keepSecret(ctx.db, ctx.actor.userId, encryptSecret(secret, config.tokenSigningKey));
  if (!isKept) throw problem('auth.second_factor_on', 409);
  return enrolment(secret, settings.get(operatorIdentity).name, ctx.actor.email);
};

const writeRecoveryCodes = async (tx: Ctx): Promise<Reply<Rows['confirm']>> => {
  const recovery_codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx.db, tx.actor.userId, recovery_codes.map(recoveryHash));
  return { recovery_codes };
};

/** Confirms the secret by a code of the app. 400 for a wrong code, 409 where none waits for it. */
export const confirmSecondFactor = (ctx: Ctx, code: string): Promise<Reply<Rows['confirm']>> => {
  return withGuessesCounted(ctx, () =>
    withTransaction(ctx, async (tx) => {
      await holdOpenCaller(tx);
      const factor = await lockFactor(tx.db, tx.actor.userId);
      if (!factor || factor.confirmed_at !== null) throw problem('auth.second_factor_not_begun', 409);
      const step = stepOf(tx, factor.secret, code);
      if (step === null) throw problem('auth.code_wrong', 400, { field: 'code' });
      await confirmFactor(tx.db, tx.actor.userId, step);
      await recordChange(tx, 'users.second-factor-added', 'app_added');
      // A session from before was opened without it, by whomever.
      await endSessions(tx, { user_id: tx.actor.userId, except: requireSession(tx.actor) }, 'second-factor-added');
      return writeRecoveryCodes(tx);
    }),
  );
};

/** Replaces the caller's recovery codes. 400 for a wrong password, 409 where there is no factor. */
export const renewRecoveryCodes = async (ctx: Ctx, password: string): Promise<Reply<Rows['renewCodes']>> => {
  await checkOwnPassword(ctx, password);
  return withTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.actor.userId);
    const factor = await findConfirmedFactor(tx.db, tx.actor.userId);
    if (!factor && !(await hasPasskey(tx.db, tx.actor.userId))) throw problem('auth.second_factor_not_begun', 409);
    await recordChange(tx, 'users.codes-renewed', 'codes_renewed');
    return writeRecoveryCodes(tx);
  });
};

/** Takes the caller's factor away. 400 for a wrong password, 409 where the operator requires one and it is the last. */
export const removeSecondFactor = async (ctx: Ctx, password: string): Promise<void> => {
  await checkOwnPassword(ctx, password);
  await withTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.actor.userId);
    if (needsSecondFactor(tx) && !(await hasPasskey(tx.db, tx.actor.userId))) {
      throw problem('auth.second_factor_required', 409);
    }
    const factor = await lockFactor(tx.db, tx.actor.userId);
    if (!factor) return;
    await deleteFactor(tx.db, tx.actor.userId);
    await deleteIdleRecoveryCodes(tx.db, tx.actor.userId);
    if (factor.confirmed_at) await recordChange(tx, 'users.second-factor-removed', 'app_removed');
  });
};

/** What a code typed at sign-in proves. `none`: the user has no second factor. `missing`: none was typed. */
export type FactorCheck = 'none' | 'missing' | 'right' | 'wrong';

/**
 * Checks the code of a user's second factor and uses it up: neither the app's nor a recovery code counts twice. Who has
 * passkeys alone either signs in with one, without a password, or types a recovery code.
 */
export const checkFactorCode = async (ctx: OpenCtx, userId: number, code: string | undefined): Promise<FactorCheck> => {
  const factor = await findConfirmedFactor(ctx.db, userId);
  if (!factor && !(await hasPasskey(ctx.db, userId))) return 'none';
  if (!code) return 'missing';
  const step = factor ? stepOf(ctx, factor.secret, code) : null;
  const isRight =
    step === null ? await useRecoveryCode(ctx.db, userId, recoveryHash(code)) : await useStep(ctx.db, userId, step);
  return isRight ? 'right' : 'wrong';
};

const stepOf = ({ services: { config, clock } }: OpenCtx, secret: Buffer, code: string): number | null =>
  stepOfCode(decryptSecret(secret, config.tokenSigningKey), plainCode(code), clock.now().getTime());
