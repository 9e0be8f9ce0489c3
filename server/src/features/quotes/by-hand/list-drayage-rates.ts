import { presentLine } from '@portal/contract/accessorials/line-note.ts';
import type { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { crossingsOn } from '@portal/contract/places/border.ts';
import { dollars } from '@portal/contract/values/money.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';
import { isOverWeight, requestedHaul } from '../../drayage/book/requested-haul.ts';
import { type Haul, type RatedHaul, rateHaul } from '../../drayage/rate/rate-haul.ts';
import { placeOfZip } from '../../places/zip-lookup.ts';
import { isLegBeforeTax } from '../../taxes/taxes-of-load.ts';
import { borderCharges } from '../rating/border-charges.ts';
import { type BorderFee, findBorderFees } from '../rating/border-fees.queries.ts';
import { findAccountMarkup } from '../markups.queries.ts';
import { type Markup, priceLines } from '../rating/price-offer.ts';

type Call = typeof drayagePrices.rates;
type Rate = Reply<Call>['items'][number];

const named = (language: Language, { service_class }: RatedHaul['tariff']): string =>
  phraseOfCode(language, 'quotes.service_classes', service_class) ?? service_class;

type Priced = RatedHaul & { fees: readonly BorderFee[] | undefined };

const present = (ends: Haul['ends'], { tariff, fees, ...rated }: Priced, markup: Markup): Rate => {
  const { lines, transit_days, count } = rated;
  const kept = [
    ...lines.map(({ code, amount }) => ({ code, amount: dollars(amount) })),
    ...borderCharges(fees, crossingsOn(ends), count),
  ];
  const { price, price_lines } = priceLines(kept, [markup]);
  return {
    service_class: tariff.service_class,
    label: { en: named('en', tariff), es: named('es', tariff) },
    price,
    lines: price_lines.map(presentLine),
    transit_days,
    chassis_days_included: tariff.chassis_days_included,
  };
};

/** What carriers take for a haul, with their fees for the crossing of a border. */
const pricedHauls = async (ctx: Ctx, haul: Haul): Promise<Priced[]> => {
  const [rated, fees] = await Promise.all([rateHaul(ctx.db, haul), findBorderFees(ctx.db, haul.pickup_date)]);
  return rated.flatMap((one) => ('tariff' in one ? [{ ...one, fees: fees.get(one.tariff.carrier_id) }] : []));
};

/** Whether a tax comes on top of what such a haul costs the caller's own account. */
const isHaulBeforeTax = (ctx: Ctx, { place: code, zip_code, country, direction }: Input<Call>['query']): boolean => {
  const place = containerPlace(code);
  const terminal = place?.zip_code ? placeOfZip(place.zip_code, place.country) : null;
  const door = placeOfZip(zip_code, country);
  if (!terminal || !door) return false;
  const [origin, destination] = direction === 'export' ? [door, terminal] : [terminal, door];
  const account = { id: ctx.actor.accountId, country: ctx.actor.place.country };
  return isLegBeforeTax(ctx, { origin, destination, is_container: true, account });
};

/** What hauling a container would cost the caller's own account, the cheapest first. Refuses as `requestedHaul`. */
export const listDrayageRates = async (ctx: Ctx, query: Input<Call>['query']): Promise<Reply<Call>> => {
  const haul = await requestedHaul(ctx, query);
  const is_before_tax = isHaulBeforeTax(ctx, query);
  if (haul && isOverWeight(haul))
    return { items: [], distance_miles: haul.miles, no_rate: 'over_weight', is_before_tax };
  const markup = await findAccountMarkup(ctx.db, ctx.actor.accountId, 'drayage');
  const items = haul ? (await pricedHauls(ctx, haul)).map((one) => present(haul.ends, one, markup)) : [];
  return {
    items: items.toSorted((one, other) => one.price - other.price),
    distance_miles: haul?.miles ?? null,
    no_rate: items.length > 0 ? null : 'by_operations',
    is_before_tax,
  };
};
