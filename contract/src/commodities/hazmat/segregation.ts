import { compatibilityGroupOf, hazardClassOf, type SubsidiaryHazard } from '../hazmat.ts';
import type { Hazmat } from '../line-item.ts';
import {
  compatibleGroups,
  type SegregationColumn,
  segregationColumns,
  segregationTable,
} from './data/segregation-table.ts';
import { advice, type HazmatFinding, refusal } from './hazmat-finding.ts';

/** A hazardous item beside others: what it is, whether it is a liquid, and where it stands in its load. */
export type LoadedMaterial = { hazmat: Hazmat; isLiquid: boolean; place: string };

/** The column of the segregation table a hazard stands in; null for those the table leaves out. */
const columnOf = (hazard: SubsidiaryHazard, { hazmat, isLiquid }: LoadedMaterial): SegregationColumn | null => {
  if (hazard === '1' || hazard === '1.2') return '1.1';
  const { inhalation_zone: zone, packing_group } = hazmat;
  if (hazard === '2.3') return zone === 'A' ? '2.3A' : zone === 'B' ? '2.3B' : null;
  if (hazard === '6.1') return isLiquid && packing_group === 'I' && zone === 'A' ? '6.1A' : null;
  if (hazard === '8' && !isLiquid) return null;
  return segregationColumns.find((column) => column === hazard) ?? null;
};

const columnsOf = (material: LoadedMaterial): SegregationColumn[] =>
  [hazardClassOf(material.hazmat.class_division), ...(material.hazmat.subsidiary ?? [])].flatMap(
    (hazard) => columnOf(hazard, material) ?? [],
  );

const sign = (one: SegregationColumn, other: SegregationColumn): string =>
  segregationTable[one].charAt(segregationColumns.indexOf(other));

const isClassOne = ({ hazmat }: LoadedMaterial): boolean => hazmat.class_division.startsWith('1.');

const mayShareExplosives = (one: LoadedMaterial, other: LoadedMaterial): boolean => {
  const groups = [one, other].map(({ hazmat }) => compatibilityGroupOf(hazmat.class_division)).toSorted();
  // Group L goes with the same explosive alone.
  if (groups[0] === groups[1]) return groups[0] !== 'L' || one.hazmat.un_number === other.hazmat.un_number;
  return compatibleGroups.has(groups.join(''));
};

const isCyanide = ({ hazmat }: LoadedMaterial): boolean =>
  /cyanide/i.test(`${hazmat.proper_shipping_name} ${hazmat.technical_name ?? ''}`);

const isAcid = ({ hazmat }: LoadedMaterial): boolean =>
  hazardClassOf(hazmat.class_division) === '8' &&
  /\bacids?\b|acidic/i.test(`${hazmat.proper_shipping_name} ${hazmat.technical_name ?? ''}`);

type Verdict = 'cyanide_with_acid' | 'not_together' | 'keep_apart' | null;

const judge = (one: LoadedMaterial, other: LoadedMaterial): Verdict => {
  if ((isCyanide(one) && isAcid(other)) || (isAcid(one) && isCyanide(other))) return 'cyanide_with_acid';
  if (isClassOne(one) && isClassOne(other)) return mayShareExplosives(one, other) ? null : 'not_together';
  // Materials of one class go together whatever else they are, as long as they do not react (177.848(e)(6)).
  if (hazardClassOf(one.hazmat.class_division) === hazardClassOf(other.hazmat.class_division)) return null;
  const signs = columnsOf(one).flatMap((column) => columnsOf(other).map((against) => sign(column, against)));
  if (signs.includes('X')) return 'not_together';
  return signs.includes('O') ? 'keep_apart' : null;
};

const textOf = ({ hazmat }: LoadedMaterial): string => `${hazmat.un_number} ${hazmat.proper_shipping_name}`;

/**
 * Items that must not share a vehicle, or must be kept apart on it (49 CFR 177.848). Limited quantities need no labels,
 * so that the section does not apply to them (177.848(a)(1)).
 */
export const checkSegregation = (materials: readonly LoadedMaterial[]): HazmatFinding[] => {
  const labelled = materials.filter(({ hazmat }) => !hazmat.limited_quantity);
  return labelled.flatMap((one, index) =>
    labelled.slice(0, index).flatMap((other) => {
      const verdict = judge(one, other);
      if (!verdict) return [];
      const field = `${one.place}.hazmat.class_division`;
      const params = { one: textOf(one), other: textOf(other) };
      const found = verdict === 'keep_apart' ? advice : refusal;
      return [found(`commodities.hazmat_${verdict}`, field, params)];
    }),
  );
};
