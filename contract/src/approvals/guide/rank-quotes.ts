import type { LoadMode } from '../../modes/modes.ts';
import { daysBetween } from '../../values/calendar-days.ts';
import { cents, dollars, less } from '../../values/money.ts';
import type { PlaceReason } from './guide-kinds.ts';
import type { GuideRule } from './guide-rules.ts';

/** A load as rules look at it. */
export type GuidedLoad = { origin_state: string; destination_state: string; distance_miles: number | null };

export type GuidedQuote = {
  id: number;
  carrier_id: number;
  mode: LoadMode;
  price: number;
  estimated_delivery: string;
};

/** Where a quote stands, and why: `value` is a place among the preferred, days, or dollars, as the reason says. */
type RankedQuote<Q extends GuidedQuote = GuidedQuote> = {
  quote: Q;
  reason: PlaceReason;
  rule_key: string | null;
  value: number;
};

type Ranking<Q extends GuidedQuote = GuidedQuote> = {
  /** What the guide chooses; null where no rule fits. */
  first: Q | null;
  rule_key: string | null;
  ranked: RankedQuote<Q>[];
};

type Choosing = Exclude<GuideRule, { kind: 'never' }>;
type Judged<Q extends GuidedQuote> = { quote: Q; group: number; by: number; reason: PlaceReason; value: number };

const covers = (states: readonly string[], state: string): boolean => states.length === 0 || states.includes(state);
const isOfMode = (modes: readonly string[], mode: string): boolean => modes.length === 0 || modes.includes(mode);
const more = (price: number, than: number): number => dollars(less(cents(price), cents(than)));

/** The rule that bars a quote; undefined where none does. */
export const barredBy = (rules: readonly GuideRule[], load: GuidedLoad, quote: GuidedQuote): GuideRule | undefined =>
  rules.find(
    (rule) =>
      rule.kind === 'never' &&
      rule.is_on &&
      rule.carrier_ids.includes(quote.carrier_id) &&
      covers(rule.to_states, load.destination_state),
  );

const lasting = (quotes: readonly GuidedQuote[]) => {
  const fastest = quotes.map(({ estimated_delivery }) => estimated_delivery).toSorted()[0] ?? '';
  return ({ estimated_delivery }: GuidedQuote): number => daysBetween(fastest, estimated_delivery);
};

const preferred = <Q extends GuidedQuote>(
  { carrier_ids }: Extract<Choosing, { kind: 'prefer' }>,
  quotes: readonly Q[],
): Judged<Q>[] =>
  quotes.map((quote) => {
    const place = carrier_ids.indexOf(quote.carrier_id);
    return place < 0
      ? { quote, group: 1, by: quote.price, reason: 'beside', value: 0 }
      : { quote, group: 0, by: place, reason: 'preferred', value: place + 1 };
  });

const cheapest = <Q extends GuidedQuote>(
  { modes, within_days }: Extract<Choosing, { kind: 'cheapest' }>,
  quotes: readonly Q[],
): Judged<Q>[] => {
  const daysOf = lasting(quotes.filter(({ mode }) => isOfMode(modes, mode)));
  return quotes.map((quote) => {
    const by = quote.price;
    if (!isOfMode(modes, quote.mode)) return { quote, group: 2, by, reason: 'beside', value: 0 };
    const days = daysOf(quote);
    return days > within_days
      ? { quote, group: 1, by, reason: 'late', value: days }
      : { quote, group: 0, by, reason: 'cheapest', value: within_days };
  });
};

const fastest = <Q extends GuidedQuote>(
  { modes, below_per_mile }: Extract<Choosing, { kind: 'fastest' }>,
  quotes: readonly Q[],
  miles: number,
): Judged<Q>[] => {
  const daysOf = lasting(quotes);
  return quotes.map((quote) => {
    const by = quote.price;
    if (!isOfMode(modes, quote.mode)) return { quote, group: 2, by, reason: 'beside', value: 0 };
    // The limit times the miles in whole cents, so that nothing hangs on how a quotient is rounded.
    return cents(quote.price) < cents(below_per_mile * miles)
      ? { quote, group: 0, by: daysOf(quote), reason: 'fastest', value: below_per_mile }
      : { quote, group: 1, by, reason: 'dear_a_mile', value: dollars(cents(quote.price / miles)) };
  });
};

/** How a choosing rule judges the quotes; null where it does not fit the load. */
const judge = <Q extends GuidedQuote>(rule: Choosing, load: GuidedLoad, quotes: readonly Q[]): Judged<Q>[] | null => {
  if (rule.kind === 'cheapest') return cheapest(rule, quotes);
  if (rule.kind === 'fastest') return load.distance_miles ? fastest(rule, quotes, load.distance_miles) : null;
  const isOnLane = covers(rule.from_states, load.origin_state) && covers(rule.to_states, load.destination_state);
  return isOnLane ? preferred(rule, quotes) : null;
};

const byOrder = (a: Judged<GuidedQuote>, b: Judged<GuidedQuote>): number =>
  a.group - b.group || a.by - b.by || a.quote.price - b.quote.price || a.quote.id - b.quote.id;

/** Of those the rule would take, only the first is what it chooses; the others are dearer or slower than that. */
const beside = <Q extends GuidedQuote>(one: Judged<Q>, first: Judged<Q>): Pick<Judged<Q>, 'reason' | 'value'> => {
  if (one === first || one.group > 0 || one.reason === 'preferred') return one;
  const days = daysBetween(first.quote.estimated_delivery, one.quote.estimated_delivery);
  return one.reason === 'fastest' && days > 0
    ? { reason: 'slower', value: days }
    : { reason: 'dearer', value: more(one.quote.price, first.quote.price) };
};

const byPrice = (a: GuidedQuote, b: GuidedQuote): number => a.price - b.price || a.id - b.id;

/**
 * The quotes of a load in the order of a guide, each with its reason. Rules that bar a carrier always count; of the
 * choosing rules, read from the top, the first decides that would take any quote.
 */
export const rankQuotes = <Q extends GuidedQuote>(
  rules: readonly GuideRule[],
  load: GuidedLoad,
  quotes: readonly Q[],
): Ranking<Q> => {
  const barred = new Map(quotes.map((quote) => [quote, barredBy(rules, load, quote)]));
  const allowed = quotes.filter((quote) => !barred.get(quote));
  const last = quotes
    .filter((quote) => barred.get(quote))
    .toSorted(byPrice)
    .map((quote) => ({ quote, reason: 'never' as const, rule_key: barred.get(quote)?.key ?? null, value: 0 }));
  for (const rule of rules) {
    if (rule.kind === 'never' || !rule.is_on) continue;
    const judged = judge(rule, load, allowed)?.toSorted(byOrder);
    const first = judged?.[0];
    if (!judged || !first || first.group > 0) continue;
    const ranked = judged.map((one) => ({ quote: one.quote, rule_key: rule.key, ...reasonOf(beside(one, first)) }));
    return { first: first.quote, rule_key: rule.key, ranked: [...ranked, ...last] };
  }
  const rest = allowed
    .toSorted(byPrice)
    .map((quote) => ({ quote, reason: 'beside' as const, rule_key: null, value: 0 }));
  return { first: null, rule_key: null, ranked: [...rest, ...last] };
};

const reasonOf = ({ reason, value }: Pick<Judged<GuidedQuote>, 'reason' | 'value'>) => ({ reason, value });
