import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { ownMarkup } from './own-markup.ts';
import { presentCarrier, presentQuote } from './present-quote.ts';
import { findAsking, findPerformance, findQuotes, findRound } from './quotes.queries.ts';

/** The quotes of a load's present round so far, and who is still being waited for. 404 `loads.not_found`. */
export const listQuotes = async (ctx: Ctx, loadId: number): Promise<CarrierQuotes> => {
  const load = await loadInScope(ctx, loadId, [
    'id',
    'account_id',
    'quote_round',
    'quotes_asked',
    'quotes_answered',
  ] as const);
  const round = await findRound(ctx.db, loadId, load.quote_round);
  const [quotes, asking] = round
    ? await Promise.all([findQuotes(ctx.db, round.id), findAsking(ctx.db, round.id)])
    : [[], []];
  const performance = await findPerformance(
    ctx.db,
    quotes.map(({ carrier_id }) => carrier_id),
  );
  const markup = await ownMarkup(ctx, load);
  const audience = ctx.principal.role === 'platform_admin' ? 'operator' : 'account';
  return {
    asked: load.quotes_asked,
    answered: load.quotes_answered,
    closed: !round || round.closed_at !== null,
    asking: asking.map((carrier) => ({ carrier: presentCarrier(carrier), asked_at: carrier.asked_at })),
    items: quotes.map((quote) =>
      presentQuote(
        quote,
        presentCarrier({ ...quote, id: quote.carrier_id }),
        performance.get(quote.carrier_id),
        audience,
      ),
    ),
    ...(markup ? { markup } : {}),
  };
};
