import type { PackingGroup } from './hazmat.ts';

export type HazmatDescription = {
  un_number: string;
  proper_shipping_name: string;
  class_division: string;
  packing_group?: PackingGroup | null;
  technical_name?: string | null;
  /** Labels beyond the first, such as 6.1 for methanol. */
  subsidiary?: readonly string[] | null | undefined;
  reportable_quantity?: boolean | null | undefined;
  marine_pollutant?: boolean | null | undefined;
  limited_quantity?: boolean | null | undefined;
};

/**
 * The basic description in the order 49 CFR 172.202 demands: number, name, class (subsidiary), packing group; with the
 * words of 172.203 where they are due. "RQ, UN1230, Methanol, 3 (6.1), PG II, Ltd Qty".
 */
export const basicDescription = (hazmat: HazmatDescription): string => {
  const name = hazmat.technical_name
    ? `${hazmat.proper_shipping_name} (${hazmat.technical_name})`
    : hazmat.proper_shipping_name;
  const hazard = hazmat.subsidiary?.length
    ? `${hazmat.class_division} (${hazmat.subsidiary.join(', ')})`
    : hazmat.class_division;
  const parts = [hazmat.un_number, name, hazard];
  if (hazmat.packing_group) parts.push(`PG ${hazmat.packing_group}`);
  if (hazmat.marine_pollutant) parts.push('Marine Pollutant');
  if (hazmat.limited_quantity) parts.push('Ltd Qty');
  return [...(hazmat.reportable_quantity ? ['RQ'] : []), ...parts].join(', ');
};
