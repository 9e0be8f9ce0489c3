import { cents, type Cents, dollars, sum, times } from '../values/money.ts';
import {
  type CommodityGroup,
  type Conveyance,
  type InsuranceCondition,
  insuranceConditions,
  type OfferCode,
} from './insurance-choices.ts';
import type { InsuranceTariff } from './insurance-tariff.ts';

/** What a price depends on. `condition` null compares all clauses; `insured_value` in US dollars, 0 for none given. */
export type InsuredGoods = {
  insured_value: number;
  condition: InsuranceCondition | null;
  commodity_group: CommodityGroup;
  is_used: boolean;
  conveyance: Conveyance;
  is_domestic: boolean;
  /** War and strikes on top, which no clause pays for. */
  war_and_strikes: boolean;
};

/** One price, in US dollars: `limit` is what is paid at most. `percent` is what was rated by, null where it was not. */
export type InsuranceOffer = {
  code: OfferCode;
  condition: InsuranceCondition;
  limit: number;
  deductible: number;
  premium: number;
  fee: number;
  total: number;
  percent: number | null;
  /** The premium holds war and strikes too. */
  covers_war: boolean;
  /** What war and strikes cost: in the premium or, until they are wanted, on top of it. Null where they are not insured. */
  war_premium: number | null;
};

export type InsuranceRating =
  | { kind: 'offers'; offers: InsuranceOffer[] }
  | { kind: 'referred'; why: 'above_limit' | 'on_request' }
  | { kind: 'excluded' };

/** Percents and factors have at most four decimals, so their product is exact in whole numbers of 10^-4. */
const tenThousandths = (factor: number): bigint => BigInt(Math.round(factor * 10_000));

/** `value` cents times a percent and two factors, half up to the cent, in whole numbers throughout. */
const rated = (value: Cents, percent: number, ...factors: readonly number[]): Cents => {
  const all = [percent, ...factors].map(tenThousandths);
  const product = all.reduce((sum, factor) => sum * factor, BigInt(value));
  // Percent: one more hundred in the divisor.
  const divisor = 10_000n ** BigInt(all.length) * 100n;
  return Number((product * 2n + divisor) / (divisor * 2n)) as Cents;
};

type War = { price: Cents | null; isWanted: boolean };

const offerOf = (
  code: OfferCode,
  condition: InsuranceCondition,
  terms: { limit: number; deductible: number; premium: Cents; fee: Cents; percent: number | null; war: War },
): InsuranceOffer => {
  const { price, isWanted } = terms.war;
  const added = isWanted && price !== null ? price : cents(0);
  return {
    code,
    condition,
    limit: terms.limit,
    deductible: terms.deductible,
    premium: dollars(sum([terms.premium, added])),
    fee: dollars(terms.fee),
    total: dollars(sum([terms.premium, added, terms.fee])),
    percent: terms.percent,
    covers_war: isWanted && price !== null,
    war_premium: price === null ? null : dollars(price),
  };
};

/** What war and strikes cost on top; no price where the tariff has none. */
const warOf = ({ war_and_strikes_percent: percent }: InsuranceTariff, goods: InsuredGoods, value: number): War => ({
  price: percent === null ? null : rated(cents(value), percent),
  isWanted: goods.war_and_strikes,
});

const setOffer = (tariff: InsuranceTariff, goods: InsuredGoods, limit: number): InsuranceOffer => {
  const { set_offer } = tariff;
  return offerOf('set', 'A', {
    limit,
    deductible: set_offer.deductible,
    premium: cents(set_offer.premium),
    fee: cents(0),
    percent: null,
    war: warOf(tariff, goods, limit),
  });
};

const clauseOffer = (tariff: InsuranceTariff, goods: InsuredGoods, value: number, condition: InsuranceCondition) => {
  const row = tariff.groups.find(({ group }) => group === goods.commodity_group);
  const percent = row?.percents[condition] ?? 0;
  const abroad = goods.is_domestic ? 1 : tariff.international_factor;
  const premium = rated(cents(value), percent, tariff.conveyance_factors[goods.conveyance] ?? 1, abroad);
  return offerOf(condition, condition, {
    limit: value,
    deductible: tariff.deductibles[condition] ?? 0,
    premium: Math.max(premium, cents(tariff.minimum_premium)) as Cents,
    fee: cents(tariff.policy_fee),
    percent,
    war: warOf(tariff, goods, value),
  });
};

/**
 * The house rater: what goods cost to insure by the operator's tariff, cheapest first. Without a value the set offer's
 * cover is meant. The premium is value x percent x conveyance x border, at least the minimum; war and strikes and the
 * fee come on top.
 */
export const rateInsurance = (tariff: InsuranceTariff, goods: InsuredGoods): InsuranceRating => {
  const terms = tariff.groups.find(({ group }) => group === goods.commodity_group)?.terms ?? 'on_request';
  if (terms === 'excluded') return { kind: 'excluded' };
  if (terms === 'on_request') return { kind: 'referred', why: 'on_request' };
  if (goods.insured_value > tariff.limit) return { kind: 'referred', why: 'above_limit' };
  const hasSetOffer =
    goods.insured_value <= tariff.set_offer.cover &&
    !goods.is_used &&
    tariff.set_offer.conveyances.includes(goods.conveyance);
  const value = goods.insured_value > 0 ? goods.insured_value : tariff.set_offer.cover;
  if (hasSetOffer) return { kind: 'offers', offers: [setOffer(tariff, goods, value)] };
  const offered = goods.is_used ? tariff.used_conditions : insuranceConditions;
  const wanted = offered.filter((condition) => goods.condition === null || goods.condition === condition);
  const offers = wanted.map((condition) => clauseOffer(tariff, goods, value, condition));
  if (offers.length === 0) return { kind: 'referred', why: 'on_request' };
  return { kind: 'offers', offers: offers.toSorted((a, b) => a.total - b.total) };
};

/** A policy of the reward programme for these goods: it costs nothing and pays up to its own cover. */
export const freeOffer = ({ free, set_offer }: InsuranceTariff, value: number): InsuranceOffer =>
  offerOf('free', 'A', {
    limit: Math.min(value > 0 ? value : set_offer.cover, free.cover),
    deductible: free.deductible,
    premium: cents(0),
    fee: cents(0),
    percent: null,
    war: { price: null, isWanted: false },
  });

/** Incoterms 2020, CIF and CIP: cover the value at the destination and a tenth more. */
const cifCover = 1.1;

/**
 * What to insure goods for that are sold CIF or CIP: 110 % of goods, freight and the premium itself, which is a percentage
 * of that sum. US dollars.
 */
export const insuredSum = (goods: number, freight: number, premiumPercent: number): number => {
  const landed: Cents = sum([cents(goods), cents(freight)]);
  return dollars(times(landed, cifCover / (1 - (cifCover * premiumPercent) / 100)));
};
