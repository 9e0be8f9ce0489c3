import type { Period } from './read-zone-source.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

type Change = { at: number; from: Period; to: Period };

/** A yearly change: in a month, on the first such weekday on or after a day, at a minute of the clock that ends. */
type Rule = { month: number; weekday: number; first: number; last: number; minute: number };

const ruleOf = ({ at, from }: Change): Rule => {
  const wall = new Date(at + from.offset * minuteMs);
  const day = wall.getUTCDate();
  return {
    month: wall.getUTCMonth() + 1,
    weekday: wall.getUTCDay(),
    first: day - 6,
    last: day,
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
};

/** The rule that both follow; undefined where there is none. */
const common = (a: Rule, b: Rule): Rule | undefined => {
  const [first, last] = [Math.max(a.first, b.first), Math.min(a.last, b.last)];
  const isAlike = a.month === b.month && a.weekday === b.weekday && a.minute === b.minute;
  return isAlike && first <= last ? { ...a, first, last } : undefined;
};

/** Of the days a rule may count from, the one laws name: the first of a week of the month, else the last week's. */
const firstDay = ({ first, last }: Rule): number =>
  [1, 8, 15, 22, 25, 24].find((day) => day >= first && day <= last) ?? first;

const ruleText = (rule: Rule): string => [rule.month, rule.weekday, firstDay(rule), rule.minute].join('-');

const isSame = (one: Period, other: Period): boolean => one.offset === other.offset && one.letters === other.letters;

/** Two changes a year that follow one pair of rules: how many in a row, and the rules. */
const yearlyChanges = (
  changes: readonly Change[],
  start: number,
): { count: number; rules: [Rule, Rule] } | undefined => {
  const [one, other] = [changes[start], changes[start + 1]];
  if (!one || !other || !isSame(one.from, other.to) || !isSame(one.to, other.from)) return undefined;
  const rules: [Rule, Rule] = [ruleOf(one), ruleOf(other)];
  let count = 2;
  for (const change of changes.slice(start + 2)) {
    const [model, side] = count % 2 === 0 ? [one, 0 as const] : [other, 1 as const];
    const isNextYear = change.at - (changes[start + count - 2]?.at ?? 0) < 380 * dayMs;
    const isAlike = isSame(change.from, model.from) && isSame(change.to, model.to);
    const rule = isNextYear && isAlike && common(rules[side], ruleOf(change));
    if (!rule) break;
    rules[side] = rule;
    count += 1;
  }
  return count >= 4 ? { count, rules } : undefined;
};

/** The last year of the source; a rule that holds until then has no end. */
const sourceEnds = Date.UTC(2400, 0, 1);

const untilText = (until: number): string => ` until ${new Date(until).toISOString().slice(0, 16)}Z`;

/** The part of a zone's line that two yearly changes make. */
const yearlyText = (change: Change, [one, other]: [Rule, Rule], until: string): string => {
  const isSpring = change.to.offset > change.from.offset;
  const [standard, summer] = isSpring ? [change.from, change.to] : [change.to, change.from];
  const [spring, autumn] = isSpring ? [one, other] : [other, one];
  const letters = `${standard.letters}/${summer.letters}`;
  const rules = `${ruleText(spring)}/${ruleText(autumn)}`;
  return `${standard.offset} ${letters} ${summer.offset - standard.offset} ${rules}${until}`;
};

/**
 * A zone's clocks in a line: "-420 MST/MDT 60 3-0-8-120/11-0-1-120 until 2026-03-08T09:00Z, -360 MDT until ...". Where
 * two changes a year follow one pair of rules, the standard distance from UTC, the letters of both clocks, the minutes
 * of summer time and both rules; elsewhere the one distance and its letters.
 */
export const foldZone = (periods: readonly Period[]): string => {
  const changes = periods.slice(1).flatMap((to, index): Change[] => {
    const from = periods[index];
    return from ? [{ at: from.until, from, to }] : [];
  });
  const parts: string[] = [];
  for (let at = 0; at < changes.length;) {
    const change = changes[at];
    if (!change) break;
    const yearly = yearlyChanges(changes, at);
    const fixed = `${change.from.offset} ${change.from.letters}${untilText(change.at)}`;
    // Rules say the whole year: what came before their first change stands by itself, but for the table's first spring.
    const isFirstSpring = parts.length === 0 && change.to.offset > change.from.offset;
    if (!yearly || !isFirstSpring) parts.push(fixed);
    const last = yearly && changes[at + yearly.count - 1];
    if (yearly && last && last.at > sourceEnds) return [...parts, yearlyText(change, yearly.rules, '')].join(', ');
    if (yearly && last) parts.push(yearlyText(change, yearly.rules, untilText(last.at)));
    at += yearly?.count ?? 1;
  }
  const end = periods.at(-1);
  return [...parts, `${end?.offset ?? 0} ${end?.letters ?? ''}`].join(', ');
};
