import type { EarlierRound } from '@portal/contract/quotes/quotes.contract.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { findEarlierRounds, findQuotesOfRounds } from './earlier-quotes.queries.ts';
import { presentQuote } from '../present-quote.ts';

const mostRounds = 20;

/**
 * How a load was priced in the rounds before the present one, the latest first; a round nobody answered is left out.
 * Costs for the operator alone, and no record of the carriers: it is today's. 404 `loads.not_found`.
 */
export const listEarlierQuotes = async (ctx: Ctx, loadId: number): Promise<{ items: EarlierRound[] }> => {
  await loadInScope(ctx, loadId);
  const rounds = await findEarlierRounds(ctx.db, loadId, mostRounds);
  const quotes = await findQuotesOfRounds(
    ctx.db,
    rounds.map(({ id }) => id),
  );
  const audience = can(ctx, 'see_costs') ? 'operator' : 'account';
  const quotesOf = (roundId: number) =>
    quotes
      .filter(({ round_id }) => round_id === roundId)
      .map((row) => presentQuote(row, { ...row, id: row.carrier_id }, undefined, audience, ctx));
  return {
    items: rounds
      .map(({ id, round, requested_at }) => ({ round, requested_at, items: quotesOf(id) }))
      .filter(({ items }) => items.length > 0),
  };
};
