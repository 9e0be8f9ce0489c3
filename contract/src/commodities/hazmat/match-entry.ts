import type { ClassDivision } from '../hazmat.ts';
import type { Hazmat } from '../line-item.ts';
import type { HazmatEntry } from './hazmat-entry.ts';
import { comparableName, namesOf, tableNameOf } from './shipping-names.ts';

/** What a material says of itself that the table knows. */
export type Described = Pick<
  Hazmat,
  'proper_shipping_name' | 'class_division' | 'packing_group' | 'subsidiary' | 'un_number'
>;

/** The entries of a number that agree with a material, narrowed field by field in the order of the description. */
export type Match = {
  entries: readonly HazmatEntry[];
  named: readonly HazmatEntry[];
  ofClass: readonly HazmatEntry[];
  ofSubsidiary: readonly HazmatEntry[];
  ofGroup: readonly HazmatEntry[];
};

/** The table's own spelling of a name given in either language; null where the entry has another name. */
export const englishName = ({ proper_shipping_name, is_translated }: HazmatEntry, given: string): string | null => {
  const spelled = tableNameOf(proper_shipping_name.en, given);
  if (spelled) return spelled;
  const isSpanish = is_translated && comparableName(proper_shipping_name.es) === comparableName(given);
  return isSpanish ? (namesOf(proper_shipping_name.en)[0] ?? null) : null;
};

/** A flammable liquid of the least danger may be shipped as a combustible one (49 CFR 173.150(f)). */
const mayBeCombustible = ({ class_division, packing_groups, subsidiary }: HazmatEntry): boolean =>
  class_division === '3' && packing_groups.includes('III') && subsidiary.length === 0;

const isOfClass = (entry: HazmatEntry, division: ClassDivision): boolean => {
  if (entry.class_division === null) return /^1\.\d[A-Z]$/.test(division);
  return entry.class_division === division || (division === 'Comb liq' && mayBeCombustible(entry));
};

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

const hasGroup = ({ packing_groups }: HazmatEntry, group: Hazmat['packing_group']): boolean =>
  group ? packing_groups.includes(group) : packing_groups.length === 0;

/** Compares a material with the entries of its number. A subsidiary hazard that is not given agrees with any. */
export const matchEntries = (hazmat: Described, entries: readonly HazmatEntry[]): Match => {
  const named = entries.filter((entry) => englishName(entry, hazmat.proper_shipping_name) !== null);
  const ofClass = named.filter((entry) => isOfClass(entry, hazmat.class_division));
  const { subsidiary } = hazmat;
  const ofSubsidiary = subsidiary ? ofClass.filter((entry) => isSameSet(entry.subsidiary, subsidiary)) : ofClass;
  const ofGroup = ofSubsidiary.filter((entry) => hasGroup(entry, hazmat.packing_group));
  return { entries, named, ofClass, ofSubsidiary, ofGroup };
};
