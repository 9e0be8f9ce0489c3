import { presentLine } from '@portal/contract/accessorials/line-note.ts';
import type { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { dollars } from '@portal/contract/values/money.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requestedHaul, isOverWeight } from '../../drayage/book/requested-haul.ts';
import { type RatedHaul, rateHaul } from '../../drayage/rate/rate-haul.ts';
import { findAccountMarkup } from '../markups.queries.ts';
import { type Markup, priceLines } from '../rating/price-offer.ts';

type Call = typeof drayagePrices.rates;
type Rate = Reply<Call>['items'][number];

const present = ({ tariff, lines, transit_days }: RatedHaul, markup: Markup): Rate => {
  const kept = lines.map(({ code, amount }) => ({ code, amount: dollars(amount) }));
  const { price, price_lines } = priceLines(kept, [markup]);
  return {
    service_class: tariff.service_class,
    price,
    lines: price_lines.map(presentLine),
    transit_days,
    chassis_days_included: tariff.chassis_days_included,
  };
};

/** What hauling a container would cost the caller's own account, the cheapest first. Refuses as `requestedHaul`. */
export const listDrayageRates = async (ctx: Ctx, query: Input<Call>['query']): Promise<Reply<Call>> => {
  const haul = await requestedHaul(ctx, query);
  if (haul && isOverWeight(haul)) return { items: [], distance_miles: haul.miles, no_rate: 'over_weight' };
  const markup = await findAccountMarkup(ctx.db, ctx.actor.accountId, 'drayage');
  const rated = haul ? await rateHaul(ctx.db, haul) : [];
  const items = rated.flatMap((one) => ('tariff' in one ? [present(one, markup)] : []));
  return {
    items: items.toSorted((one, other) => one.price - other.price),
    distance_miles: haul?.miles ?? null,
    no_rate: items.length > 0 ? null : 'by_operations',
  };
};
