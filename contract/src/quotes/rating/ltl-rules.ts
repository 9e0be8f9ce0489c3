import { z } from 'zod';
import type { LineNote } from '../../accessorials/line-note.ts';
import { cubicFeet, inches } from '../../commodities/density.ts';
import { FreightClass } from '../../commodities/freight-class.ts';
import { linearFeet, type Sized } from '../../commodities/linear-feet.ts';
import { Dollars } from '../../values/dollars.ts';
import { sum, times, type Cents } from '../../values/money.ts';

export const TariffRuleKind = z.enum(['cubic_capacity', 'minimum_density', 'linear_feet', 'overlength']);
export type TariffRuleKind = z.infer<typeof TariffRuleKind>;

export const TariffRulePer = z.enum(['shipment', 'piece']);
export type TariffRulePer = z.infer<typeof TariffRulePer>;

const ruleFields = {
  kind: TariffRuleKind,
  threshold: z.number().min(0).max(99_999),
  below_density: z.number().positive().max(999).nullable().default(null),
  rated_pounds: z.number().positive().max(99_999).nullable().default(null),
  rated_class: FreightClass.nullable().default(null),
  price: Dollars.min(0).max(100_000).nullable().default(null),
  per: TariffRulePer.nullable().default(null),
  not_with: TariffRuleKind.nullable().default(null),
};

/**
 * A row of `tariff_rules`. `threshold`: where it begins, in cubic feet, feet of trailer, or feet of the longest piece for
 * overlength. It counts each cubic foot or foot of trailer as `rated_pounds`, or takes `price` in dollars: a shipment, for
 * linear feet a foot beyond the threshold, for overlength `per` piece each piece by its own band. With neither the tariff
 * does not take such freight. A price is not charged beside the added weight of the kind it is `not_with`.
 */
export const TariffRuleRow = z
  .strictObject({ tariff_id: z.int().positive(), ...ruleFields })
  .refine(({ rated_pounds, price }) => rated_pounds === null || price === null, { path: ['price'] })
  .refine(({ rated_class, rated_pounds }) => rated_class === null || rated_pounds !== null, { path: ['rated_class'] })
  .refine(({ kind, rated_pounds }) => kind !== 'minimum_density' || rated_pounds !== null, { path: ['rated_pounds'] })
  .refine(({ kind, price }) => price === null || kind === 'overlength' || kind === 'linear_feet', { path: ['price'] })
  .refine(
    ({ kind, below_density, rated_pounds }) =>
      kind !== 'overlength' || (below_density === null && rated_pounds === null),
    { path: ['rated_pounds'] },
  )
  .refine(({ kind, price, per }) => per !== 'piece' || (kind === 'overlength' && price !== null), { path: ['per'] })
  .refine(({ kind, price, not_with }) => not_with === null || (not_with !== kind && price !== null), {
    path: ['not_with'],
  });
export type TariffRuleRow = z.infer<typeof TariffRuleRow>;

/** A rule as it is rated by: its price in cents. */
export type LtlRule = Omit<TariffRuleRow, 'tariff_id' | 'price'> & { price: Cents | null };

/** What a shipment takes of a trailer; `longest_ft` is 0 where no piece has a known size. */
type Space = { cubic_feet: number; linear_feet: number; longest_ft: number };

/** Pounds and class that a rule rates a shipment at instead of its own. */
export type RatedAs = { code: string; pounds: number; freight_class: FreightClass | null; note: LineNote };

/** A line that a rule adds to a price, unless one of `notWith` is charged. */
type RuleLine = { code: string; amount: Cents; note: LineNote; notWith: string | null };

/** What the rules of a tariff make of a shipment; `refused` is the first rule by which it is not taken. */
export type AppliedRules = { ratedAs: RatedAs[]; lines: RuleLine[]; refused: LtlRule | null };

const inchesPerFoot = 12;

/** As sizes are shown and counted; what a rule begins at is compared exactly. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

// 243.84 cm are 96 in, but for digits that no tape measure has.
const reaches = (size: number, threshold: number): boolean => size > threshold - 1e-6;

const tallestOf = (item: Sized, nonStackableInches: number | null): Sized => {
  if (item.stackable || nonStackableInches === null || item.height === null) return item;
  const height = inches(item.height, item.dimension_unit);
  return height >= nonStackableInches ? item : { ...item, height: (item.height * nonStackableInches) / height };
};

const spaceOf = (items: readonly Sized[], nonStackableInches: number | null): Space => {
  const volume = (item: Sized): number => {
    const { length, width, height, dimension_unit } = tallestOf(item, nonStackableInches);
    if (!length || !width || !height) return 0;
    return cubicFeet({ length, width, height, dimension_unit }, item.handling_unit_count);
  };
  const edges = items.flatMap(({ length, width, dimension_unit }) => [
    inches(length ?? 0, dimension_unit),
    inches(width ?? 0, dimension_unit),
  ]);
  return {
    cubic_feet: items.reduce((total, item) => total + volume(item), 0),
    linear_feet: linearFeet(items.filter(({ length, width, height }) => length && width && height)),
    longest_ft: Math.max(0, ...edges) / inchesPerFoot,
  };
};

/** The line each kind of rule adds, and the measure it goes by. */
const kinds: Readonly<Record<TariffRuleKind, { code: string; measure: keyof Space }>> = {
  cubic_capacity: { code: 'CBC', measure: 'cubic_feet' },
  minimum_density: { code: 'DMIN', measure: 'cubic_feet' },
  linear_feet: { code: 'LINEAR', measure: 'linear_feet' },
  overlength: { code: 'OVR', measure: 'longest_ft' },
};

const notWith = ({ not_with }: LtlRule): string | null => not_with && kinds[not_with].code;

const noteOf = (rule: LtlRule, space: Space, pounds: number): LineNote => ({
  code: rule.kind,
  values: {
    size: tenth(space[kinds[rule.kind].measure]),
    threshold: rule.threshold,
    density: space.cubic_feet > 0 ? tenth(pounds / space.cubic_feet) : 0,
    ...(rule.rated_pounds === null ? {} : { rated_pounds: rule.rated_pounds }),
  },
});

/** The rule of a kind with the highest threshold that the shipment reaches. */
const ruleOf = (rules: readonly LtlRule[], kind: TariffRuleKind, space: Space, pounds: number): LtlRule | undefined => {
  const density = space.cubic_feet > 0 ? pounds / space.cubic_feet : Infinity;
  const size = space[kinds[kind].measure];
  return rules
    .filter((rule) => rule.kind === kind && size > 0 && reaches(size, rule.threshold))
    .filter(({ below_density }) => below_density === null || density < below_density)
    .toSorted((a, b) => b.threshold - a.threshold)[0];
};

const priceOf = (rule: LtlRule, price: Cents, space: Space): Cents =>
  rule.kind === 'linear_feet' ? times(price, Math.max(0, tenth(space.linear_feet) - rule.threshold)) : price;

/** What the pieces of items cost that are charged one by one, and how many they are. */
const piecesOf = (rules: readonly LtlRule[], items: readonly Sized[], pounds: number) => {
  const bands = rules.filter(({ per }) => per === 'piece');
  const charged = items.flatMap((item) => {
    const band = ruleOf(bands, 'overlength', spaceOf([item], null), pounds);
    return band?.price
      ? [{ count: item.handling_unit_count, amount: times(band.price, item.handling_unit_count) }]
      : [];
  });
  return {
    amount: sum(charged.map(({ amount }) => amount)),
    pieces: charged.reduce((total, { count }) => total + count, 0),
  };
};

/**
 * Applies a tariff's rules to freight of these sizes and pounds. Items of unknown size take no room, and rules begin at
 * their threshold: a piece of 96 in is one of the band from 8 feet on, one of 95.9 in is not.
 */
export const applyLtlRules = (
  rules: readonly LtlRule[],
  nonStackableInches: number | null,
  items: readonly Sized[],
  pounds: number,
): AppliedRules => {
  const applied: AppliedRules = { ratedAs: [], lines: [], refused: null };
  if (rules.length === 0 || items.length === 0) return applied;
  const space = spaceOf(items, nonStackableInches);
  for (const kind of TariffRuleKind.options) {
    const rule = ruleOf(rules, kind, space, pounds);
    if (!rule) continue;
    const { code, measure } = kinds[kind];
    const note = noteOf(rule, space, pounds);
    if (rule.rated_pounds !== null) {
      const rated = tenth(space[measure]) * rule.rated_pounds;
      if (rated > pounds) applied.ratedAs.push({ code, pounds: rated, freight_class: rule.rated_class, note });
    } else if (rule.per === 'piece') {
      const { amount, pieces } = piecesOf(rules, items, pounds);
      const values = { ...note.values, pieces };
      applied.lines.push({ code, amount, note: { code: 'overlength_piece', values }, notWith: notWith(rule) });
    } else if (rule.price !== null) {
      applied.lines.push({ code, amount: priceOf(rule, rule.price, space), note, notWith: notWith(rule) });
    } else applied.refused ??= rule;
  }
  return applied;
};
