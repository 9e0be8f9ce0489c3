import { hazardClassOf } from '../hazmat.ts';
import type { Hazmat } from '../line-item.ts';
import { aggregatePounds, placardsFromAggregate, placardsOfAnyQuantity } from './data/placards.ts';

/** A hazardous item as placards see it; gross pounds of the whole line. */
export type PlacardedItem = { hazmat: Hazmat; pounds: number };

/** Excepted packages of radioactive material carry no label, and so no placard (49 CFR 172.504(e)). */
const isExcepted = ({ un_number }: Hazmat): boolean => /^UN29(08|09|10|11)$/.test(un_number);

const isInhaled = ({ inhalation_zone, class_division }: Hazmat): boolean =>
  Boolean(inhalation_zone) && class_division !== '2.3';

/** Organic peroxides type B under temperature control stand in table 1. */
const isUnstable = ({ un_number }: Hazmat): boolean => un_number === 'UN3111' || un_number === 'UN3112';

const ofAnyQuantity = (hazmat: Hazmat): string[] => {
  const own = placardsOfAnyQuantity[hazardClassOf(hazmat.class_division)];
  const wet = hazmat.subsidiary?.includes('4.3') ? ['DANGEROUS WHEN WET'] : [];
  const peroxide = isUnstable(hazmat) ? ['ORGANIC PEROXIDE'] : [];
  return [...(own ? [own] : []), ...(isInhaled(hazmat) ? ['POISON INHALATION HAZARD'] : []), ...peroxide, ...wet];
};

/** Combustible liquids in packages that are no tanks need no placard (49 CFR 172.504(f)(2), 173.150(f)(2)). */
const ofAggregate = (hazmat: Hazmat): string | undefined =>
  hazmat.class_division === 'Comb liq' ? undefined : placardsFromAggregate[hazardClassOf(hazmat.class_division)];

/**
 * The placards the shipper offers the driver (49 CFR 172.504, 172.505, 172.506), as they are lettered: those for any
 * quantity, and those of table 2 where its materials weigh 1,001 lb together. Limited quantities need none.
 */
export const placardsOf = (items: readonly PlacardedItem[]): string[] => {
  const placarded = items.filter(({ hazmat }) => !hazmat.limited_quantity && !isExcepted(hazmat));
  const aggregate = placarded.filter(({ hazmat }) => ofAggregate(hazmat));
  const pounds = aggregate.reduce((total, item) => total + item.pounds, 0);
  const fromAggregate = pounds >= aggregatePounds ? aggregate.flatMap(({ hazmat }) => ofAggregate(hazmat) ?? []) : [];
  const letters = new Set([...placarded.flatMap(({ hazmat }) => ofAnyQuantity(hazmat)), ...fromAggregate]);
  // 172.504(f): the same hazard is not placarded twice.
  if (letters.has('EXPLOSIVES 1.1')) letters.delete('EXPLOSIVES 1.2');
  if (letters.has('EXPLOSIVES 1.1') || letters.has('EXPLOSIVES 1.2')) letters.delete('EXPLOSIVES 1.3');
  if (letters.has('POISON INHALATION HAZARD') || letters.has('POISON GAS')) letters.delete('POISON');
  return [...letters].toSorted();
};
