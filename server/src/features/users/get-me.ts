import type { Me, User } from '@portal/contract/users/users.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { findOwnAccount, findUser } from './users.queries.ts';

/** The caller's own row. */
export const getMe = (ctx: Ctx): Promise<User> => findUser(ctx, ctx.principal.userId);

/** The caller with account, rights and dispatch flags: what the frame of every screen is made from. */
export const getMeComplete = async (ctx: Ctx): Promise<Me> => {
  const { principal, services } = ctx;
  const [user, account] = await Promise.all([getMe(ctx), findOwnAccount(ctx, principal.accountId)]);
  return {
    user,
    account,
    settings: {
      can_dispatch: principal.canDispatch,
      can_dispatch_modes: principal.dispatchModes,
      permissions: [...principal.permissions].sort(),
      how_to_videos_url: principal.isBranded ? null : (services.config.howToVideosUrl ?? null),
      operations_email: services.config.operationsEmail,
    },
  };
};
