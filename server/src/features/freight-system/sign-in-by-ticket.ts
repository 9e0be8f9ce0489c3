import type { Tokens } from '@portal/contract/auth/auth.contract.ts';
import type { freightSystem } from '@portal/contract/freight-system/freight-system.contract.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { audit } from '../../platform/audit.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { Problem, problem } from '../../platform/http/errors.ts';
import { checkFactorCode } from '../auth/second-factor/second-factor.ts';
import { issueTokens } from '../auth/issue-tokens.ts';
import { openSession } from '../auth/session.ts';
import { askCompany } from './ask-company.ts';
import { findSignInUser, type SystemIdentity } from './freight-system.queries.ts';

type SignIn = Input<typeof freightSystem.signIn>['body'];

const refused = () => problem('freight_system.sign_in_refused', 401);

/** Whether the system says that its ticket is this very identity's, to the letter. A ticket is used up by it. 503. */
const isVouchedFor = async (ctx: OpenCtx, identity: SystemIdentity, ticket: string): Promise<boolean> => {
  const holder = await askCompany(ctx, identity.company_guid, (system) => system.redeemTicket(ticket)).catch(
    (cause: unknown) => {
      if (cause instanceof Problem && cause.status === 404) return null;
      throw cause;
    },
  );
  return (
    holder !== null &&
    holder.company_guid === identity.company_guid &&
    holder.network_id === identity.network_id &&
    holder.user_guid === identity.user_guid
  );
};

/**
 * Signs in whom the freight system vouches for. The guids alone sign nobody in: they stand in addresses and papers. 401
 * `freight_system.sign_in_refused` for every reason alike, 401 `auth.second_factor_needed` for users who have a second
 * factor and so sign in with their password, 503 where the system does not answer.
 */
export const signInByTicket = async (ctx: OpenCtx, userAgent: string, link: SignIn): Promise<Tokens> => {
  const { magaya_company_guid, magaya_network_id, magaya_user_guid, magaya_ticket } = link;
  const identity = { company_guid: magaya_company_guid, network_id: magaya_network_id, user_guid: magaya_user_guid };
  // Nobody makes the portal ask the system about somebody it does not know.
  const user = await findSignInUser(ctx, identity);
  if (!user) throw refused();
  const what = { object_type: 'user', object_id: user.id, account_id: user.account_id };
  if (!(await isVouchedFor(ctx, identity, magaya_ticket))) {
    await audit(ctx, { action: 'auth.sign-in-failed', ...what, after: { by: 'freight_system' } });
    throw refused();
  }
  if ((await checkFactorCode(ctx, user.id, undefined)) !== 'none') throw problem('auth.second_factor_needed', 401);
  const { sessionId, refreshToken } = await withTransaction(ctx, async (tx) => {
    // The link may have changed while the system was asked.
    if ((await findSignInUser(tx, identity))?.id !== user.id) throw refused();
    await audit(tx, { action: 'auth.signed-in', actor_user_id: user.id, ...what, after: { by: 'freight_system' } });
    return openSession(tx, user.id, userAgent);
  });
  return issueTokens(ctx, sessionId, refreshToken);
};
