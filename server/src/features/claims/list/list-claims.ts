import type { ClaimFilters, claims } from '@portal/contract/claims/claims.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../../platform/context.ts';
import { accountInScope } from '../../accounts/account-in-scope.ts';
import { zoneOfAccount } from '../../billing/account-zone.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { claimDay, claimTime } from '../deadlines/claim-days.ts';
import { isOperator, callerSide } from '../claim-in-scope.ts';
import { findRepresentatives } from '../claims.queries.ts';
import { countClaims, findClaims, sumClaims } from './list-claims.queries.ts';
import { presentSummary } from '../present-claim.ts';

type Question = ClaimFilters & { ids?: number[] | undefined; skip: number; limit: number };

/** One page of the caller's cases with counts and sums over all of them. A foreign load or account is 404. */
export const listClaims = async (ctx: Ctx, input: Question): Promise<Reply<(typeof claims)['list']>> => {
  if (input.load_id) await loadInScope(ctx, input.load_id);
  if (input.account_id) await accountInScope(ctx, input.account_id);
  const time = claimTime(ctx);
  const zone = (input.opened_from ?? input.opened_to) ? await zoneOfAccount(ctx, ctx.actor.accountId) : 'UTC';
  const question = { ...input, side: callerSide(ctx), today: claimDay(time), zone };
  const [rows, { total, ...counts }, sums, representatives] = await Promise.all([
    findClaims(ctx.db, ctx.scope, question, input),
    countClaims(ctx.db, ctx.scope, question),
    sumClaims(ctx.db, ctx.scope, question),
    isOperator(ctx) ? findRepresentatives(ctx.db) : null,
  ]);
  return {
    items: rows.map((row) => presentSummary(row, time)),
    total,
    sums,
    counts,
    ...(representatives ? { representatives } : {}),
  };
};
