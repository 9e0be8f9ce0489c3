import type { ClaimSide } from '@portal/contract/claims/claim-status.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { type ClaimRow, findClaim } from './claims.queries.ts';

/** A case of the caller's accounts. Refuses with 404 `claims.not_found`, a foreign one just like one that does not exist. */
export const claimInScope = async (ctx: Ctx, id: number): Promise<ClaimRow> => {
  const claim = await findClaim(ctx.db, ctx.scope, id);
  if (!claim) throw problem('claims.not_found', 404);
  return claim;
};

export const isOperator = (ctx: Ctx): boolean => can(ctx, 'act_for_operator');

type SidedClaim = Pick<ClaimRow, 'account_id' | 'status' | 'filed_by_operator'>;

/**
 * For whom the caller acts in a case: the operator for all accounts, and for both sides on its own loads and as long as
 * it drafts a case for a customer.
 */
export const sidesOf = (ctx: Ctx, { account_id, status, filed_by_operator }: SidedClaim): ClaimSide[] => {
  if (!isOperator(ctx)) return ['shipper'];
  const isForBoth = account_id === ctx.actor.accountId || (filed_by_operator && status === 'draft');
  return isForBoth ? ['shipper', 'operator'] : ['operator'];
};

/** The side of a case that the caller writes for. */
export const callerSide = (ctx: Ctx): ClaimSide => (isOperator(ctx) ? 'operator' : 'shipper');
