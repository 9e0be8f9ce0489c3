import { daysBetween } from '../../values/calendar-days.ts';
import { cents, dollars, less, sum } from '../../values/money.ts';
import type { GuideRule } from './guide-rules.ts';
import { barredBy, type GuidedLoad, type GuidedQuote, rankQuotes } from './rank-quotes.ts';

/** A load that was booked, with the quotes of that day and the one that was taken. */
export type PastLoad<Q extends GuidedQuote = GuidedQuote> = GuidedLoad & {
  load_id: number;
  quotes: readonly Q[];
  chosen_id: number;
};

type TriedChange<Q extends GuidedQuote = GuidedQuote> = {
  load: PastLoad<Q>;
  was: Q;
  would_be: Q;
  rule_key: string;
  /** What it would have cost more, in US dollars, and how many days later it would have arrived. */
  more: number;
  days: number;
};

const cheapestOf = <Q extends GuidedQuote>(quotes: readonly Q[]): Q | undefined =>
  quotes.toSorted((a, b) => a.price - b.price || a.id - b.id)[0];

/** What rules would have chosen for a past load, and by which rule; null where that is what was taken. */
const wouldBe = <Q extends GuidedQuote>(rules: readonly GuideRule[], load: PastLoad<Q>): TriedChange<Q> | null => {
  const was = load.quotes.find(({ id }) => id === load.chosen_id);
  if (!was) return null;
  const { first, rule_key } = rankQuotes(rules, load, load.quotes);
  const bar = barredBy(rules, load, was);
  // A carrier that is barred where no rule chooses gives way to the cheapest of the others.
  const would_be = first ?? (bar && cheapestOf(load.quotes.filter((quote) => !barredBy(rules, load, quote))));
  const key = bar?.key ?? rule_key;
  if (!would_be || would_be.id === was.id || key === null) return null;
  return {
    load,
    was,
    would_be,
    rule_key: key,
    more: dollars(less(cents(would_be.price), cents(was.price))),
    days: daysBetween(was.estimated_delivery, would_be.estimated_delivery),
  };
};

/** What rules would have come to over past loads. */
export const tryGuide = <Q extends GuidedQuote>(rules: readonly GuideRule[], pasts: readonly PastLoad<Q>[]) => {
  const tried = pasts.filter(({ quotes, chosen_id }) => quotes.some(({ id }) => id === chosen_id));
  const changes = tried.flatMap((load) => wouldBe(rules, load) ?? []);
  const paid = sum(tried.map(({ quotes, chosen_id }) => cents(quotes.find(({ id }) => id === chosen_id)?.price ?? 0)));
  const more = sum(changes.map((change) => cents(change.more)));
  const days = changes.reduce((total, change) => total + change.days, 0);
  const keys = [...new Set(changes.map(({ rule_key }) => rule_key))];
  return {
    loads: tried.length,
    paid: dollars(paid),
    saved: dollars(less(cents(0), more)),
    changed: changes.length,
    /** Of the loads with another carrier, to one decimal. */
    days_later: changes.length === 0 ? 0 : Math.round((days * 10) / changes.length) / 10,
    by_rule: keys.map((rule_key) => {
      const own = changes.filter((change) => change.rule_key === rule_key);
      return {
        rule_key,
        loads: own.length,
        saved: dollars(less(cents(0), sum(own.map((change) => cents(change.more))))),
      };
    }),
    changes,
  };
};
