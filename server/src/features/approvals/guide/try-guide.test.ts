import type { GuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { type GuidedLoad, type GuidedQuote, rankQuotes } from '@portal/contract/approvals/guide/rank-quotes.ts';
import { type PastLoad, tryGuide } from '@portal/contract/approvals/guide/try-guide.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../seed/random.ts';

const { share: random, pick: oneOf } = seededRandom(20_261_130);
const below = (count: number): number => Math.floor(random() * count);
const some = <T>(values: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: below(most + 1) }, () => oneOf(values))),
];

const states = ['TX', 'OH', 'NC', 'CA'];
const modes = ['ltl', 'ftl', 'flatbed'] as const;
const carriers = [1, 2, 3, 4, 5, 6];
let made = 0;

const randomRule = (): GuideRule => {
  const common = { key: `rule-${(made += 1)}`, is_on: random() < 0.85 };
  const carrier_ids = [oneOf(carriers), ...some(carriers, 2)].filter((id, i, all) => all.indexOf(id) === i);
  switch (oneOf(['never', 'prefer', 'cheapest', 'fastest'] as const)) {
    case 'never':
      return { kind: 'never', ...common, carrier_ids, to_states: some(states, 2) };
    case 'prefer':
      return { kind: 'prefer', ...common, carrier_ids, from_states: some(states, 2), to_states: some(states, 2) };
    case 'cheapest':
      return { kind: 'cheapest', ...common, modes: some(modes, 2), within_days: below(4) };
    case 'fastest':
      return { kind: 'fastest', ...common, modes: some(modes, 2), below_per_mile: 0.5 + below(8) / 4 };
  }
};

/** Few prices and days, so that many quotes are equal in one of them. */
const randomPast = (load_id: number): PastLoad => {
  const quotes = Array.from({ length: 1 + below(9) }, (_, i) => ({
    id: load_id * 10 + i,
    carrier_id: oneOf(carriers),
    mode: oneOf(modes),
    price: 300 + below(12) * 75.25,
    estimated_delivery: addDays('2026-09-01', below(6)),
  }));
  return {
    load_id,
    origin_state: oneOf(states),
    destination_state: oneOf(states),
    distance_miles: oneOf([null, 0, 210, 480, 900.5]),
    quotes,
    // Of some loads the quote that was taken is gone.
    chosen_id: random() < 0.03 ? -1 : oneOf(quotes).id,
  };
};

// The same in another way: nothing is sorted or ranked, a quote is the winner if none of those eligible beats it.
const on = (codes: readonly string[], state: string): boolean =>
  codes.length === 0 || codes.some((one) => one === state);

const isBarred = (rules: readonly GuideRule[], load: GuidedLoad, quote: GuidedQuote): boolean =>
  rules.some(
    (rule) =>
      rule.is_on &&
      rule.kind === 'never' &&
      rule.carrier_ids.some((id) => id === quote.carrier_id) &&
      on(rule.to_states, load.destination_state),
  );

const dayNumber = ({ estimated_delivery }: GuidedQuote): number => Number(estimated_delivery.slice(-2));
const ofMode = (rule: { modes: readonly string[] }, { mode }: GuidedQuote): boolean => on(rule.modes, mode);

const eligible = (rule: GuideRule, load: GuidedLoad, allowed: readonly GuidedQuote[]): GuidedQuote[] => {
  switch (rule.kind) {
    case 'never':
      return [];
    case 'prefer': {
      const isOn = on(rule.from_states, load.origin_state) && on(rule.to_states, load.destination_state);
      return isOn ? allowed.filter(({ carrier_id }) => rule.carrier_ids.includes(carrier_id)) : [];
    }
    case 'cheapest': {
      const own = allowed.filter((quote) => ofMode(rule, quote));
      return own.filter((quote) => own.every((other) => dayNumber(quote) - dayNumber(other) <= rule.within_days));
    }
    case 'fastest': {
      const miles = load.distance_miles;
      if (!miles) return [];
      return allowed.filter(
        (quote) => ofMode(rule, quote) && Math.round(quote.price * 100) < Math.round(rule.below_per_mile * miles * 100),
      );
    }
  }
};

/** What counts first, second and third for a rule; the number of the quote ends every tie. */
const marks = (rule: GuideRule | null, quote: GuidedQuote): number[] => {
  if (rule?.kind === 'prefer') return [rule.carrier_ids.indexOf(quote.carrier_id), quote.price, quote.id];
  if (rule?.kind === 'fastest') return [dayNumber(quote), quote.price, quote.id];
  return [quote.price, quote.id];
};

const beats = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((mark, i) => mark !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

const winnerOf = (rule: GuideRule | null, quotes: readonly GuidedQuote[]): GuidedQuote | undefined =>
  quotes.find((one) => quotes.every((other) => !beats(marks(rule, other), marks(rule, one))));

const expectedChoice = (rules: readonly GuideRule[], load: PastLoad): GuidedQuote | null => {
  const was = load.quotes.find(({ id }) => id === load.chosen_id);
  if (!was) return null;
  const allowed = load.quotes.filter((quote) => !isBarred(rules, load, quote));
  for (const rule of rules.filter(({ is_on }) => is_on)) {
    const winner = winnerOf(rule, eligible(rule, load, allowed));
    if (winner) return winner;
  }
  return isBarred(rules, load, was) ? (winnerOf(null, allowed) ?? was) : was;
};

test('a trial comes to what an independent calculation does, over 5,000 random pasts', () => {
  let [pasts, changed] = [0, 0];
  while (pasts < 5000) {
    const rules = Array.from({ length: 1 + below(5) }, randomRule);
    const loads = Array.from({ length: 50 }, (_, i) => randomPast(pasts + i + 1));
    pasts += loads.length;
    const trial = tryGuide(rules, loads);
    let [paid, more, days, others, counted] = [0, 0, 0, 0, 0];
    for (const load of loads) {
      const was = load.quotes.find(({ id }) => id === load.chosen_id);
      const choice = expectedChoice(rules, load);
      if (!was || !choice) continue;
      counted += 1;
      paid += Math.round(was.price * 100);
      if (choice.id === was.id) continue;
      others += 1;
      more += Math.round(choice.price * 100) - Math.round(was.price * 100);
      days += dayNumber(choice) - dayNumber(was);
      expect(trial.changes.find((change) => change.load.load_id === load.load_id)?.would_be.id).toBe(choice.id);
    }
    changed += others;
    const { loads: tried, paid: paidInAll, saved, changed: changedLoads } = trial;
    expect([tried, Math.round(paidInAll * 100), Math.round(saved * 100), changedLoads]).toEqual([
      counted,
      paid,
      -more === 0 ? 0 : -more,
      others,
    ]);
    expect(Math.abs(trial.days_later - (others === 0 ? 0 : days / others))).toBeLessThan(0.0501);
    const ofRules = trial.by_rule.reduce((total, rule) => total + Math.round(rule.saved * 100), 0);
    expect(ofRules).toBe(Math.round(saved * 100));
    expect(trial.by_rule.reduce((total, rule) => total + rule.loads, 0)).toBe(others);
  }
  // Rules that never chose otherwise would show nothing.
  expect(changed).toBeGreaterThan(1000);
});

test('each quote is placed once, what is barred comes last, and the first is what the guide chooses', () => {
  for (let i = 0; i < 500; i += 1) {
    const rules = Array.from({ length: 1 + below(5) }, randomRule);
    const load = randomPast(i + 1);
    const { first, ranked } = rankQuotes(rules, load, load.quotes);
    expect(new Set(ranked.map(({ quote }) => quote.id))).toEqual(new Set(load.quotes.map(({ id }) => id)));
    expect(ranked).toHaveLength(load.quotes.length);
    const isBar = ranked.map(({ reason }) => reason === 'never');
    expect(isBar).toEqual(isBar.toSorted((a, b) => Number(a) - Number(b)));
    if (first) expect(ranked[0]?.quote.id).toBe(first.id);
  }
});
