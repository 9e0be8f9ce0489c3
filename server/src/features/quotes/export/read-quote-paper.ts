import { dayCell, figureCell } from '../../../platform/files/file-cell.ts';
import { operatorDay } from '../../../platform/settings/operator-day.ts';
import { cityLine } from '@portal/contract/places/city-line.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { isBookableQuote } from '@portal/contract/quotes/quote-status.ts';
import type { LineItem, LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { phrase, phraseOfCode } from '../../../platform/mail/phrases.ts';
import { quoteFilePhrase } from '../words/quote-file-phrase.ts';
import type { words as en } from '../words/file.en.ts';
import type { KeyOf } from '@portal/contract/phrases/phrase-key.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { listQuotes } from '../list/list-quotes.ts';
import type { QuotePaper, QuotePaperItem, QuotePaperRow, QuotePaperStop } from './quote-paper.ts';

/** Which quotes go on a paper, and its language; the reader's own where none is chosen. */
export type PaperQuestion = {
  load_id: number;
  exclude_carriers?: readonly number[] | undefined;
  language?: Language | undefined;
};

/** A phrase of the paper. */
const sayer =
  (language: Language) =>
  (key: KeyOf<typeof en>, params: Record<string, string | number> = {}): string =>
    quoteFilePhrase(language, key, params);

const stopOf = (stop: Stop, label: string): QuotePaperStop => ({
  label,
  name: stop.name,
  place: cityLine(stop),
});

const unitsOf = (language: Language, { handling_unit, handling_unit_count: count }: LineItem): string =>
  `${count.toLocaleString('en-US')} ${phraseOfCode(language, 'commodities.handling_units', handling_unit, { count }) ?? handling_unit}`;

const itemOf = (language: Language, item: LineItem): QuotePaperItem => {
  const { length, width, height } = item;
  return {
    units: unitsOf(language, item),
    commodity: item.temperature
      ? sayer(language)('keep_at', { commodity: item.commodity, ...item.temperature })
      : item.commodity,
    dimensions: length && width && height ? `${length} × ${width} × ${height} ${item.dimension_unit}` : '',
    freight_class: item.freight_class,
    weight: `${item.weight.toLocaleString('en-US')} ${item.weight_unit}`,
    hazmat: item.hazmat !== null,
  };
};

const noteOf = (language: Language, restriction: string): string => {
  const [code = '', day = ''] = restriction.split(' ');
  const date = day ? dayText(day) : '';
  const unknown = phrase(language, 'quotes.restrictions.unknown', { code: restriction });
  return phraseOfCode(language, 'quotes.restrictions', code, { date }) ?? unknown;
};

/** What a price buys, and with which truck. */
const serviceOf = (language: Language, { service_class, truck_type, truck_name }: CarrierQuote): string => {
  const service = phraseOfCode(language, 'quotes.service_classes', service_class) ?? service_class;
  const truck = truck_name?.[language] ?? truck_type;
  return truck ? `${service}, ${truck}` : service;
};

const rowOf = (language: Language, quote: CarrierQuote): Omit<QuotePaperRow, 'is_lowest' | 'is_fastest'> => ({
  carrier: quote.carrier.name,
  scac: quote.carrier.scac,
  service: serviceOf(language, quote),
  transit_days: quote.transit_days,
  // Trucks drive on weekends; freight that goes through terminals waits there.
  transit: sayer(language)(quote.truck_type ? 'road_days' : 'days', { count: quote.transit_days }),
  arrives: quote.estimated_delivery,
  on_time_percent: quote.performance.on_time_percent,
  loads: quote.performance.loads,
  liability: { new: quote.liability.new, used: quote.liability.used },
  valid_until: quote.valid_until,
  price: quote.price,
  lines: quote.lines.map(({ label, amount }) => ({ label: label[language], amount })),
  notes: quote.restrictions.map((one) => noteOf(language, one)),
});

/** The prices that can be booked or are, the lowest first. */
const rowsOf = (language: Language, quotes: readonly CarrierQuote[]): QuotePaperRow[] => {
  const shown = quotes.filter(({ status }) => isBookableQuote(status));
  const lowest = Math.min(...shown.map(({ price }) => price));
  const fastest = Math.min(...shown.map(({ transit_days }) => transit_days));
  // Of those that are as fast the first is the cheapest: one of them is named.
  const first = shown.find(({ transit_days }) => transit_days === fastest);
  const several = shown.length > 1;
  return shown.map((quote) => ({
    ...rowOf(language, quote),
    is_lowest: several && quote.price === lowest,
    is_fastest: several && quote === first,
  }));
};

const factsOf = (language: Language, load: LoadDetails): QuotePaper['facts'] => {
  const say = sayer(language);
  return [
    { label: say('pickup_date'), value: dayText(load.pickup_date), cell: dayCell(load.pickup_date) },
    { label: say('mode'), value: phraseOfCode(language, 'loads.modes', load.quote_type) ?? load.quote_type },
    { label: say('units'), value: String(load.handling_units), cell: figureCell(load.handling_units) },
    { label: say('weight'), value: say('pounds', { weight: load.weight_lb.toLocaleString('en-US') }) },
    ...(load.is_before_tax ? [{ label: say('taxes'), value: say('before_tax') }] : []),
  ];
};

/** The stops between the first and the last, in one line. */
const stopsOf = (language: Language, { stops }: LoadDetails): string[] => {
  const between = stops.slice(1, -1);
  const places = between.map(({ city, state }) => `${city}, ${state}`).join('; ');
  return between.length > 0 ? [sayer(language)('stops', { count: between.length, places })] : [];
};

/**
 * What the paper of a load's quotes says, for the caller. Made of what an account may see of a quote, whoever asks: a
 * paper is passed on, so that it never knows a cost. 404 `loads.not_found`.
 */
export const readQuotePaper = async (ctx: Ctx, question: PaperQuestion): Promise<QuotePaper> => {
  const language = question.language ?? ctx.actor.language;
  const [load, quotes] = await Promise.all([getLoadDetails(ctx, question.load_id), listQuotes(ctx, question.load_id)]);
  const [from, to] = [load.stops.at(0), load.stops.at(-1)];
  if (!from || !to) throw new Error('a load has two stops at least');
  const excluded = new Set(question.exclude_carriers);
  return {
    language,
    load_id: load.id,
    account: load.account.name,
    date: dayText(operatorDay(ctx)),
    from: stopOf(from, sayer(language)('pickup')),
    to: stopOf(to, sayer(language)('delivery')),
    miles: load.distance_miles,
    facts: factsOf(language, load),
    items: load.line_items.map((item) => itemOf(language, item)),
    accessorials: [...stopsOf(language, load), ...load.accessorials.map(({ label }) => label[language])],
    rows: rowsOf(
      language,
      quotes.items.filter(({ carrier }) => !excluded.has(carrier.id)),
    ),
  };
};
