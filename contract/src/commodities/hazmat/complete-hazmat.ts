import type { Hazmat } from '../line-item.ts';
import type { HazmatEntry } from './hazmat-entry.ts';
import { englishName, matchEntries } from './match-entry.ts';

/** The value that all entries agree on; undefined where they differ, or where there is none. */
const agreed = <Value>(entries: readonly HazmatEntry[], value: (entry: HazmatEntry) => Value): Value | undefined => {
  const [first, ...others] = entries.map(value);
  return others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : undefined;
};

/** Whether one package holds the reportable quantity of appendix A; the weight is pounds of one package. */
export const isReportable = (entries: readonly HazmatEntry[], poundsEach: number | null): boolean => {
  const quantity = agreed(entries, (entry) => entry.reportable_quantity_lb) ?? null;
  return quantity !== null && poundsEach !== null && poundsEach >= quantity;
};

/**
 * A material as it is stored: its name in the table's English, and what follows from the table where nobody said it:
 * subsidiary hazards, inhalation zone, reportable quantity. What does not agree with the table stays as it is.
 */
export const completeHazmat = (hazmat: Hazmat, entries: readonly HazmatEntry[], poundsEach: number | null): Hazmat => {
  const { named, ofGroup } = matchEntries(hazmat, entries);
  const best = ofGroup.length > 0 ? ofGroup : named;
  const [first] = best;
  if (!first) return hazmat;
  const name = englishName(first, hazmat.proper_shipping_name) ?? hazmat.proper_shipping_name;
  if (ofGroup.length === 0) return { ...hazmat, proper_shipping_name: name };
  const subsidiary = hazmat.subsidiary ?? agreed(ofGroup, (entry) => entry.subsidiary);
  const zone = hazmat.inhalation_zone ?? agreed(ofGroup, (entry) => entry.inhalation_zone);
  const isRq = hazmat.reportable_quantity ?? (isReportable(ofGroup, poundsEach) ? true : undefined);
  return {
    ...hazmat,
    proper_shipping_name: name,
    ...(subsidiary?.length && { subsidiary }),
    ...(zone && { inhalation_zone: zone }),
    ...(isRq !== undefined && { reportable_quantity: isRq }),
  };
};
