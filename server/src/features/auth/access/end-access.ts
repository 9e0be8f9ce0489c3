import type { Ctx } from '../../../platform/context.ts';
import { endSessions } from '../../users/end-sessions.ts';
import { findOpenSessions } from '../../users/manage/managed-users.queries.ts';
import { spendLinks } from '../../users/one-time-tokens.queries.ts';
import { countOpenLinksOf, endLinksOf } from '../../users/open-links.queries.ts';
import { findPasskeys, findWorkingKeys, switchOffKeys } from '../../users/stop-access.queries.ts';
import { deletePasskeys } from '../passkeys/passkeys.queries.ts';
import { deleteIdleRecoveryCodes } from '../second-factor/second-factor.queries.ts';

/** What signs in or acts for a person whatever the password is, and the links they gave to others. */
export const findAccess = async (ctx: Ctx, userId: number) => {
  const [api_keys, passkeys, sessions, shared_links] = await Promise.all([
    findWorkingKeys(ctx.db, userId),
    findPasskeys(ctx.db, userId),
    findOpenSessions(ctx, userId),
    countOpenLinksOf(ctx.db, ctx.scope, userId),
  ]);
  return {
    api_keys,
    passkeys: passkeys.map(({ stopped_at, ...passkey }) => ({ ...passkey, is_stopped: stopped_at !== null })),
    sessions,
    shared_links,
  };
};

/**
 * Ends all of it but one session, and answers how much there was; links to a new password that were mailed too. The
 * person's keys and row have to be held. An authenticator app stays: nobody signs in by it alone.
 */
export const endAccess = async (tx: Ctx, userId: number, except?: string) => {
  const ended = {
    api_keys: await switchOffKeys(tx.db, userId),
    passkeys: await deletePasskeys(tx.db, userId),
    sessions: await endSessions(tx, { user_id: userId, except }, 'ended-by-hand'),
    shared_links: await endLinksOf(tx.db, tx.scope, userId, tx.actor.userId),
  };
  await deleteIdleRecoveryCodes(tx.db, userId);
  await spendLinks(tx, userId);
  return ended;
};
