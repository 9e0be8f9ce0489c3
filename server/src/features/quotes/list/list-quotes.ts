import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { ownMarkup } from '../own-markup.ts';
import { presentCarrier, presentQuote } from '../present-quote.ts';
import { findWaitingCarriers, findPerformance, findQuotes, findRound, findWithoutPrice } from '../quotes.queries.ts';
import { noPriceReason } from './no-price-reason.ts';
import { modesWithoutRequest } from './modes-without-request.ts';

/** The quotes of a load's present round so far, and who is still being waited for. 404 `loads.not_found`. */
export const listQuotes = async (ctx: Ctx, loadId: number): Promise<CarrierQuotes> => {
  const load = await loadInScope(ctx, loadId, [
    'id',
    'account_id',
    'quote_round',
    'quotes_requested',
    'quotes_answered',
    'quote_modes',
  ] as const);
  const round = await findRound(ctx.db, loadId, load.quote_round);
  const [quotes, waiting, declined] = round
    ? await Promise.all([
        findQuotes(ctx.db, round.id),
        findWaitingCarriers(ctx.db, round.id),
        findWithoutPrice(ctx.db, round.id),
      ])
    : [[], [], []];
  const performance = await findPerformance(
    ctx.db,
    quotes.map(({ carrier_id }) => carrier_id),
  );
  const requestedModes = new Set([
    ...quotes.map(({ mode }) => mode),
    ...waiting.map(({ requested_mode }) => requested_mode),
    ...declined.map(({ mode }) => mode),
  ]);
  const markup = await ownMarkup(ctx, load);
  const audience = can(ctx, 'see_costs') ? 'operator' : 'account';
  return {
    requested: load.quotes_requested,
    answered: load.quotes_answered,
    closed: !round || round.closed_at !== null,
    pending: waiting.map((carrier) => ({
      carrier: presentCarrier(carrier),
      mode: carrier.requested_mode,
      requested_at: carrier.requested_at,
    })),
    declined: declined.map(({ mode, failure, ...carrier }) => ({
      carrier: presentCarrier(carrier),
      mode: mode,
      reason: noPriceReason(failure),
    })),
    not_requested: round ? await modesWithoutRequest(ctx, loadId, load.quote_modes ?? [], requestedModes) : [],
    items: quotes.map((quote) =>
      presentQuote(quote, { ...quote, id: quote.carrier_id }, performance.get(quote.carrier_id), audience, ctx),
    ),
    ...(markup ? { markup } : {}),
  };
};
