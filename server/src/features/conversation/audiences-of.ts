import type { Audience, MessageSide } from '@portal/contract/conversation/audiences.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';

type OwnedLoad = { account_id: number };

/**
 * What the caller reads and writes on a load, the narrowest first. Whoever is signed in as another account is none of its
 * people, and none of the operator's meanwhile.
 */
export const audiencesOf = (ctx: Ctx, { account_id }: OwnedLoad): Audience[] => {
  const isThemselves = ctx.actor.kind !== 'signed_in_as';
  return [
    ...(isThemselves && can(ctx, 'act_for_operator') ? (['internal'] as const) : []),
    ...(isThemselves && ctx.actor.accountId === account_id ? (['account'] as const) : []),
    'operator',
  ];
};

/** 403 at `audience` for whoever does not read it. */
export const requireAudience = (ctx: Ctx, load: OwnedLoad, audience: Audience): void => {
  if (!audiencesOf(ctx, load).includes(audience)) throw problem('http.forbidden', 403, { field: 'audience' });
};

/** Whom the caller writes for. */
export const sideOf = (ctx: Ctx, { account_id }: OwnedLoad): MessageSide => {
  if (ctx.actor.accountId === account_id) return 'account';
  return can(ctx, 'act_for_operator') ? 'operator' : 'above';
};
