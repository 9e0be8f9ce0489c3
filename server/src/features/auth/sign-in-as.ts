import { randomUUID } from 'node:crypto';
import { type auth, signedInAsMinutes } from '@portal/contract/auth/auth.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { requireSession } from '../../platform/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { signAccessToken } from './access-token.ts';
import { readActor } from './actor.queries.ts';
import { findActingAccount, insertActingSession } from './auth.queries.ts';

/**
 * Opens a session in which the caller acts for another account with the rights of its admin. It ends after
 * `signedInAsMinutes`, with the session it was opened from, and by sign-out. 404 for an account that is not below the
 * caller's, 409 for the own one and for one that is suspended, 403 for whoever is signed in as another already.
 */
export const signInAs = async (ctx: Ctx, accountId: number): Promise<Reply<typeof auth.signInAs>> => {
  const parentSessionId = requireSession(ctx.actor);
  const sessionId = randomUUID();
  const actor = await withTransaction(ctx, async (tx) => {
    const account = await findActingAccount(tx.db, tx.scope, accountId);
    if (!account) throw notFound();
    if (account.id === tx.actor.accountId) throw problem('auth.own_account', 409);
    if (account.status !== 'active') throw problem('auth.account_suspended', 409);
    const session = { sessionId, parentSessionId, accountId, minutes: signedInAsMinutes };
    if (!(await insertActingSession(tx, session))) throw problem('auth.session_expired', 401);
    const object = { object_type: 'account', object_id: accountId, account_id: accountId };
    await audit(tx, { action: 'auth.signed-in-as', ...object });
    return readActor(tx.db, sessionId);
  });
  if (!actor) throw problem('auth.session_expired', 401);
  const seconds = signedInAsMinutes * 60;
  return {
    access_token: await signAccessToken(ctx.services, actor, seconds),
    token_type: 'bearer',
    expires_in: seconds,
  };
};
