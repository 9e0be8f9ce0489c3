import { pounds } from '../density.ts';
import type { Hazmat, LineItemInput } from '../line-item.ts';
import { checkHazmat } from './check-hazmat.ts';
import { completeHazmat } from './complete-hazmat.ts';
import type { HazmatEntry } from './hazmat-entry.ts';
import type { HazmatFinding } from './hazmat-finding.ts';
import { matchEntries } from './match-entry.ts';
import { placardsOf } from './placards.ts';
import { checkSegregation, type LoadedMaterial } from './segregation.ts';

/** What the rules need to know of an item. */
export type CheckedItem = Pick<LineItemInput, 'weight' | 'weight_unit' | 'packaging_unit_count'> & {
  hazmat: Hazmat | null;
  temperature: unknown;
};

/** The entries of a number; undefined where they are not known yet, so that nothing can be said. */
export type EntriesOf = (number: string) => readonly HazmatEntry[] | undefined;

/** Gross pounds of one package; null where nobody said how many there are. */
export const poundsEach = ({ weight, weight_unit, packaging_unit_count: count }: CheckedItem): number | null =>
  count ? pounds(weight, weight_unit) / count : null;

/** A material as it is stored; see `completeHazmat`. */
export const completedHazmat = (item: CheckedItem, entriesOf: EntriesOf): Hazmat | null =>
  item.hazmat && completeHazmat(item.hazmat, entriesOf(item.hazmat.un_number) ?? [], poundsEach(item));

type Found = { findings: HazmatFinding[]; material: LoadedMaterial | null };

const checkItem = (item: CheckedItem, index: number, entriesOf: EntriesOf): Found => {
  const place = `line_items.${index}`;
  const entries = item.hazmat && entriesOf(item.hazmat.un_number);
  const hazmat = completedHazmat(item, entriesOf);
  if (!item.hazmat || !hazmat || !entries) return { findings: [], material: null };
  const found = checkHazmat({ hazmat, poundsEach: poundsEach(item), temperature: item.temperature }, entries);
  const isLiquid = matchEntries(hazmat, entries).ofGroup.some((entry) => entry.is_liquid);
  return {
    findings: found.map((finding) => ({ ...finding, field: `${place}.${finding.field}` })),
    material: { hazmat, isLiquid, place },
  };
};

/** All that the rules for hazardous materials find in the items of one load, each beside the others too. */
export const checkHazmatItems = (items: readonly CheckedItem[], entriesOf: EntriesOf): HazmatFinding[] => {
  const checked = items.map((item, index) => checkItem(item, index, entriesOf));
  return [
    ...checked.flatMap(({ findings }) => findings),
    ...checkSegregation(checked.flatMap(({ material }) => material ?? [])),
  ];
};

/** The placards to offer for the items of a load. */
export const placardsOfItems = (items: readonly CheckedItem[]): string[] =>
  placardsOf(
    items.flatMap(({ hazmat, weight, weight_unit }) =>
      hazmat ? [{ hazmat, pounds: pounds(weight, weight_unit) }] : [],
    ),
  );
