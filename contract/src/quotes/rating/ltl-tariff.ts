import type { RatedLine } from '../../accessorials/rated-line.ts';
import type { FreightClass } from '../../commodities/freight-class.ts';
import { collectsAmount } from '../../accessorials/accessorials-of.ts';
import type { LineNote } from '../../accessorials/line-note.ts';
import type { Sized } from '../../commodities/linear-feet.ts';
import { cents, less, percentOf, sum, times, type Cents } from '../../values/money.ts';
import { applyLtlRules, type LtlRule, type RatedAs } from './ltl-rules.ts';

/** Weight breaks of an LTL tariff and the pounds each begins at: L less, M more, C hundred, M thousand. */
export const weightBreaks = [
  { name: 'l5c', from: 0 },
  { name: 'm5c', from: 500 },
  { name: 'm1m', from: 1_000 },
  { name: 'm2m', from: 2_000 },
  { name: 'm5m', from: 5_000 },
  { name: 'm10m', from: 10_000 },
  { name: 'm20m', from: 20_000 },
] as const;

export type WeightBreak = (typeof weightBreaks)[number]['name'];

export const weightBreakNames: readonly WeightBreak[] = weightBreaks.map(({ name }) => name);

/** Cents a hundredweight in each weight break. */
export type ClassRates = Record<WeightBreak, Cents>;

/** What a carrier charges on one lane. Percents are in percent; `amc` is the absolute minimum charge. */
export type LtlTariff = {
  rates: Partial<Record<FreightClass, ClassRates>>;
  discount_percent: number;
  amc: Cents;
  fuel_percent: number;
  /** The week and price of diesel that the percentage was read by. */
  fuel_note?: LineNote;
  /** What freight costs that takes more room than its weight pays for. */
  rules?: readonly LtlRule[];
  /** Freight that nothing can stand on takes the room up to this height, in inches; null: its own height. */
  non_stackable_height_in?: number | null;
  /** Freight of all kinds: the class agreed on instead of the true one. */
  fak?: Partial<Record<FreightClass, FreightClass>>;
  /** What each accessorial costs; a service that is not here is not offered. */
  accessorials: Record<string, Cents>;
  /** Percent of the COD amount that an accessorial costs instead, where that is more than its price. */
  percents_of_cod?: Readonly<Record<string, number>>;
};

/** What the carrier collects for the shipper, and whether the consignee pays its fee at the door. */
export type Cod = { amount: Cents; isFeeOfConsignee: boolean };

type Services = { accessorials: readonly string[]; cod: Cod | null };

export type RatedItem = { freight_class: FreightClass; pounds: number };

/** Gross freight at a weight break, with the pounds that are paid up to it. */
export type BreakGross = { weight_break: WeightBreak; deficit_pounds: number; gross: Cents };

/** An item as it was rated, at the break that cost least. */
export type RatedAtBreak = {
  freight_class: FreightClass;
  rated_class: FreightClass;
  pounds: number;
  rate: Cents;
  amount: Cents;
};

/** `breaks`: every one that was compared. */
export type Rating = {
  lines: RatedLine[];
  total: Cents;
  weight_break: WeightBreak;
  deficit_pounds: number;
  breaks: BreakGross[];
  items: RatedAtBreak[];
};

/** Why a tariff has no price: a class it does not rate, a service it does not offer, or freight beyond its rules. */
export type NoRate = {
  reason: 'class_not_rated' | 'accessorial_not_offered' | `${LtlRule['kind']}_exceeded`;
  code: string;
};

type Item = { pounds: number; rates: ClassRates };
type ClassItem = Item & { freight_class: FreightClass; rated_class: FreightClass };

const poundsPerHundredweight = 100;

const charge = (rate: Cents, pounds: number): Cents => times(rate, pounds / poundsPerHundredweight);

type Gross = { freight: Cents; deficit: Cents; deficit_pounds: number; weight_break: WeightBreak };

const amount = ({ freight, deficit }: Gross): Cents => sum([freight, deficit]);

/**
 * The items at a weight break. Missing pounds are paid at the lowest rate in the shipment, in one sum with the item that
 * has it: 450 lb rated as 500 cost what 500 lb cost.
 */
const grossAt = (items: readonly Item[], weight_break: WeightBreak, deficit_pounds: number): Gross => {
  const charges = (extra: number) => {
    const lowest = Math.min(...items.map(({ rates }) => rates[weight_break]));
    const first = items.findIndex(({ rates }) => rates[weight_break] === lowest);
    return sum(items.map(({ rates, pounds }, i) => charge(rates[weight_break], pounds + (i === first ? extra : 0))));
  };
  const freight = charges(0);
  return { freight, deficit: less(charges(deficit_pounds), freight), deficit_pounds, weight_break };
};

const weightOf = (items: readonly Item[]): number => items.reduce((total, item) => total + item.pounds, 0);

/** Gross freight at the shipment's weight break and at every higher one with its deficit weight. */
const grossAtBreaks = (items: readonly Item[]): [Gross, ...Gross[]] => {
  const weight = weightOf(items);
  const own = weightBreaks.findLast(({ from }) => from <= weight);
  if (!own) throw new RangeError(`no weight break for ${weight} lb`);
  const raised = weightBreaks
    .filter(({ from }) => from > weight)
    .map(({ name, from }) => grossAt(items, name, from - weight));
  return [grossAt(items, own.name, 0), ...raised];
};

/** The cheapest; of equals the one with fewer pounds. */
const grossFreight = (breaks: readonly [Gross, ...Gross[]]): Gross =>
  breaks.reduce((least, raised) => (amount(raised) < amount(least) ? raised : least));

const freightLines = (tariff: LtlTariff, gross: Gross, pounds: number): RatedLine[] => {
  const lines: RatedLine[] = [{ code: 'BASE', amount: gross.freight, quantity: pounds }];
  if (gross.deficit_pounds > 0) lines.push({ code: 'DEF', amount: gross.deficit, quantity: gross.deficit_pounds });
  const discount = percentOf(sum([gross.freight, gross.deficit]), tariff.discount_percent);
  if (discount > 0) lines.push({ code: 'DISC', amount: times(discount, -1), percent: tariff.discount_percent });
  const shortOfMinimum = less(tariff.amc, less(amount(gross), discount));
  if (shortOfMinimum > 0) lines.push({ code: 'AMC', amount: shortOfMinimum });
  return lines;
};

const total = (lines: readonly RatedLine[]): Cents => sum(lines.map((line) => line.amount));

type LinesByWeight = { gross: Gross; breaks: readonly Gross[]; lines: RatedLine[] };

const byWeight = (tariff: LtlTariff, items: readonly Item[]): LinesByWeight => {
  const breaks = grossAtBreaks(items);
  const gross = grossFreight(breaks);
  return { gross, breaks, lines: freightLines(tariff, gross, weightOf(items)) };
};

/** The items at the weight and class a rule rates them at; undefined where the tariff has no rates for that class. */
const ratedByRule = (tariff: LtlTariff, items: readonly Item[], rule: RatedAs): Item[] | undefined => {
  if (rule.freight_class === null) {
    const share = rule.pounds / weightOf(items);
    return items.map(({ pounds, rates }) => ({ pounds: pounds * share, rates }));
  }
  const rates = tariff.rates[rule.freight_class];
  return rates && [{ pounds: rule.pounds, rates }];
};

/** What the rule that costs most adds to the freight by weight; only one of them is charged. */
const roomLines = (tariff: LtlTariff, items: readonly Item[], rules: readonly RatedAs[], net: Cents): RatedLine[] =>
  rules
    .flatMap((rule): RatedLine[] => {
      const raised = ratedByRule(tariff, items, rule);
      const added = raised ? less(total(byWeight(tariff, raised).lines), net) : cents(0);
      return added > 0 ? [{ code: rule.code, amount: added, quantity: rule.pounds, note: rule.note }] : [];
    })
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, 1);

/** The items with the rates of their class, or of the class agreed on instead. */
const itemsOf = (tariff: LtlTariff, items: readonly RatedItem[]): ClassItem[] | NoRate => {
  const rated: ClassItem[] = [];
  for (const item of items) {
    const rated_class = tariff.fak?.[item.freight_class] ?? item.freight_class;
    const rates = tariff.rates[rated_class];
    if (!rates) return { reason: 'class_not_rated', code: rated_class };
    rated.push({ ...item, rated_class, rates });
  }
  return rated;
};

/** The fee for collecting an amount: its price, or a percentage of the amount where that is more. */
const codFee = (code: string, price: Cents, percent: number, { amount, isFeeOfConsignee }: Cod): RatedLine => {
  if (isFeeOfConsignee) return { code, amount: cents(0), note: { code: 'cod_fee_of_consignee', values: {} } };
  const share = percentOf(amount, percent);
  return share > price ? { code, amount: share, percent } : { code, amount: price };
};

/** Accessorials at the tariff's prices; `priced` are those that one of its rules prices instead. */
const serviceLines = (
  tariff: LtlTariff,
  { accessorials, cod }: Services,
  priced: ReadonlySet<string>,
): RatedLine[] | NoRate => {
  const services: RatedLine[] = [];
  for (const code of accessorials) {
    if (priced.has(code)) continue;
    const price = tariff.accessorials[code];
    if (price === undefined) return { reason: 'accessorial_not_offered', code };
    services.push(
      cod && collectsAmount(code)
        ? codFee(code, price, tariff.percents_of_cod?.[code] ?? 0, cod)
        : { code, amount: price },
    );
  }
  return services;
};

const fuelLine = ({ fuel_percent, fuel_note }: LtlTariff, freight: readonly RatedLine[]): RatedLine => ({
  code: 'FUEL',
  amount: percentOf(total(freight), fuel_percent),
  percent: fuel_percent,
  ...(fuel_note && { note: fuel_note }),
});

/**
 * What a tariff charges for a shipment, as carriers rate it: gross at the shipment's weight break or the deficit
 * weight, discount, absolute minimum, its rules for room, fuel on the net, then accessorials undiscounted.
 * At least one item, each heavier than nothing; `sizes` of those whose size is known. Amounts in cents, the lines add up
 * to `total`.
 */
export const rateLtl = (
  tariff: LtlTariff,
  items: readonly RatedItem[],
  accessorials: readonly string[] = [],
  sizes: readonly Sized[] = [],
  cod: Cod | null = null,
): Rating | NoRate => {
  const rated = itemsOf(tariff, items);
  if ('reason' in rated) return rated;
  const applied = applyLtlRules(tariff.rules ?? [], tariff.non_stackable_height_in ?? null, sizes, weightOf(rated));
  if (applied.refused) {
    return { reason: `${applied.refused.kind}_exceeded`, code: String(applied.refused.threshold) };
  }
  const services = serviceLines(tariff, { accessorials, cod }, new Set(applied.lines.map(({ code }) => code)));
  if ('reason' in services) return services;
  const { gross, breaks, lines: byClass } = byWeight(tariff, rated);
  const freight = [...byClass, ...roomLines(tariff, rated, applied.ratedAs, total(byClass))];
  const charged = applied.lines.flatMap(({ notWith, ...line }) =>
    freight.some(({ code }) => code === notWith) ? [] : [line],
  );
  const lines = [...freight, fuelLine(tariff, freight), ...charged, ...services];
  const { weight_break, deficit_pounds } = gross;
  return {
    lines,
    total: total(lines),
    weight_break,
    deficit_pounds,
    breaks: breaks.map((one) => ({
      weight_break: one.weight_break,
      deficit_pounds: one.deficit_pounds,
      gross: amount(one),
    })),
    items: rated.map(({ rates, ...item }) => ({
      ...item,
      rate: rates[weight_break],
      amount: charge(rates[weight_break], item.pounds),
    })),
  };
};
