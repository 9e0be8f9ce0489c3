import type { PackingGroup } from './hazmat.ts';
import { printedExplosiveNumber } from './explosive-numbers.ts';

export type HazmatDescription = {
  un_number: string;
  proper_shipping_name: string;
  class_division: string;
  packing_group?: PackingGroup | null;
  technical_name?: string | null;
  /** Labels beyond the first, such as 6.1 for methanol. */
  subsidiary?: readonly string[] | null | undefined;
  inhalation_zone?: string | null | undefined;
  reportable_quantity?: boolean | null | undefined;
  marine_pollutant?: boolean | null | undefined;
  limited_quantity?: boolean | null | undefined;
  residue?: boolean | null | undefined;
  elevated_temperature?: boolean | null | undefined;
  special_permit?: string | null | undefined;
  explosive_numbers?: readonly string[] | null | undefined;
};

/** Ammonia, within the country a gas of 2.2: its papers say "Inhalation Hazard" without a zone (172.102, provision 13). */
const domesticAmmonia = new Set(['UN1005', 'UN3318']);

const inhalationWords = ({ un_number, class_division, inhalation_zone: zone }: HazmatDescription): string[] => {
  if (zone) return [`Poison-Inhalation Hazard, Zone ${zone}`];
  return domesticAmmonia.has(un_number) && class_division === '2.2' ? ['Inhalation Hazard'] : [];
};

/** Names that say themselves that the material is hot, so that "HOT" is not due (172.203(n)). */
const saysHot = (name: string): boolean => /molten|elevated temperature/i.test(name);

/**
 * The basic description in the order 49 CFR 172.202 demands: number, name, class (subsidiary), packing group; with the
 * words of 172.203 where they are due. "RQ, UN1230, Methanol, 3 (6.1), PG II, Ltd Qty". Primes become apostrophes,
 * which every printer has.
 */
export const basicDescription = (hazmat: HazmatDescription): string => {
  const { proper_shipping_name: shippingName, technical_name: technical } = hazmat;
  const name = technical ? `${shippingName} (${technical})` : shippingName;
  const division = hazmat.class_division === 'Comb liq' ? 'Combustible liquid' : hazmat.class_division;
  const hazard = hazmat.subsidiary?.length ? `${division} (${hazmat.subsidiary.join(', ')})` : division;
  const isHot = hazmat.elevated_temperature && !saysHot(shippingName);
  return [
    // RQ may stand anywhere before the description, the residue right before it: 172.203(c)(2) and (e)(1).
    ...(hazmat.reportable_quantity ? ['RQ'] : []),
    ...(hazmat.residue ? ['RESIDUE: LAST CONTAINED'] : []),
    hazmat.un_number,
    isHot ? `HOT ${name}` : name,
    hazard,
    ...(hazmat.packing_group ? [`PG ${hazmat.packing_group}`] : []),
    ...inhalationWords(hazmat),
    ...(hazmat.marine_pollutant ? ['Marine Pollutant'] : []),
    ...(hazmat.limited_quantity ? ['Ltd Qty'] : []),
    ...(hazmat.explosive_numbers ?? []).map(printedExplosiveNumber),
    ...(hazmat.special_permit ? [`DOT-SP ${hazmat.special_permit}`] : []),
  ]
    .join(', ')
    .replaceAll('\u2032', "'");
};
