import type { RatedLine } from '../../accessorials/rated-line.ts';
import type { FreightClass } from '../../commodities/freight-class.ts';
import { percentOf, sum, times, type Cents } from '../../values/money.ts';

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
  /** Freight of all kinds: the class agreed on instead of the true one. */
  fak?: Partial<Record<FreightClass, FreightClass>>;
  /** What each accessorial costs; a service that is not here is not offered. */
  accessorials: Record<string, Cents>;
};

export type RatedItem = { freight_class: FreightClass; pounds: number };

export type Rating = { lines: RatedLine[]; total: Cents; weight_break: WeightBreak; deficit_pounds: number };

/** Why a tariff has no price: a class it does not rate, or a service it does not offer. */
export type NoRate = { reason: 'class_not_rated' | 'accessorial_not_offered'; code: string };

type Item = { pounds: number; rates: ClassRates };

const poundsPerHundredweight = 100;

const charge = (rate: Cents, pounds: number): Cents => times(rate, pounds / poundsPerHundredweight);

type Gross = { freight: Cents; deficit: Cents; deficit_pounds: number; weight_break: WeightBreak };

const asIs = (items: readonly Item[], weight_break: WeightBreak): Gross => ({
  freight: sum(items.map((item) => charge(item.rates[weight_break], item.pounds))),
  deficit: 0 as Cents,
  deficit_pounds: 0,
  weight_break,
});

const amount = (gross: Gross): number => gross.freight + gross.deficit;

/**
 * Gross freight, rated at the shipment's break or, where that is cheaper, at the next one
 * with the missing pounds paid at the lowest rate in the shipment.
 */
const grossFreight = (items: readonly Item[]): Gross => {
  const weight = items.reduce((total, item) => total + item.pounds, 0);
  const next = weightBreaks.findIndex((one) => one.from > weight);
  const own = weightBreaks.at(next === -1 ? -1 : next - 1);
  if (!own) throw new RangeError(`no weight break for ${weight} lb`);
  const plain = asIs(items, own.name);
  const above = next === -1 ? undefined : weightBreaks[next];
  if (!above) return plain;
  const deficit_pounds = above.from - weight;
  const lowest = Math.min(...items.map((item) => item.rates[above.name])) as Cents;
  const raised = { ...asIs(items, above.name), deficit: charge(lowest, deficit_pounds), deficit_pounds };
  return amount(raised) < amount(plain) ? raised : plain;
};

const freightLines = (tariff: LtlTariff, gross: Gross, pounds: number): RatedLine[] => {
  const lines: RatedLine[] = [{ code: 'BASE', amount: gross.freight, quantity: pounds }];
  if (gross.deficit_pounds > 0) lines.push({ code: 'DEF', amount: gross.deficit, quantity: gross.deficit_pounds });
  const discount = percentOf(sum([gross.freight, gross.deficit]), tariff.discount_percent);
  if (discount > 0) lines.push({ code: 'DISC', amount: -discount as Cents, percent: tariff.discount_percent });
  const shortOfMinimum = tariff.amc - (amount(gross) - discount);
  if (shortOfMinimum > 0) lines.push({ code: 'AMC', amount: shortOfMinimum as Cents });
  return lines;
};

const total = (lines: readonly RatedLine[]): Cents => sum(lines.map((line) => line.amount));

/**
 * What a tariff charges for a shipment, as carriers rate it: gross at the shipment's weight break or the deficit
 * weight, discount, absolute minimum, fuel on the net, then accessorials undiscounted.
 * At least one item, each heavier than nothing; amounts in cents, the lines add up to `total`.
 */
export const rateLtl = (
  tariff: LtlTariff,
  items: readonly RatedItem[],
  accessorials: readonly string[] = [],
): Rating | NoRate => {
  const rated: Item[] = [];
  for (const item of items) {
    const freightClass = tariff.fak?.[item.freight_class] ?? item.freight_class;
    const rates = tariff.rates[freightClass];
    if (!rates) return { reason: 'class_not_rated', code: freightClass };
    rated.push({ pounds: item.pounds, rates });
  }
  const services: RatedLine[] = [];
  for (const code of accessorials) {
    const price = tariff.accessorials[code];
    if (price === undefined) return { reason: 'accessorial_not_offered', code };
    services.push({ code, amount: price });
  }
  const gross = grossFreight(rated);
  const pounds = rated.reduce((all, item) => all + item.pounds, 0);
  const freight = freightLines(tariff, gross, pounds);
  const fuel = { code: 'FUEL', amount: percentOf(total(freight), tariff.fuel_percent), percent: tariff.fuel_percent };
  const lines = [...freight, fuel, ...services];
  return { lines, total: total(lines), weight_break: gross.weight_break, deficit_pounds: gross.deficit_pounds };
};
