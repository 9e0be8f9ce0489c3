import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';

/** Whose papers the caller reads and shares: everybody those of the account, the operator its own beside them. */
export const readableAudiences = (ctx: Ctx): string[] =>
  can(ctx, 'use_operator_papers') ? ['account', 'operator'] : ['account'];
