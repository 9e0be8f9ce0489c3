import {
  checkHazmatItems,
  type CheckedItem,
  poundsEach,
} from '@portal/contract/commodities/hazmat/check-hazmat-items.ts';
import type { HazmatFinding } from '@portal/contract/commodities/hazmat/hazmat-finding.ts';
import type { HazmatEntry } from '@portal/contract/commodities/hazmat/hazmat-entry.ts';
import { isReportable } from '@portal/contract/commodities/hazmat/complete-hazmat.ts';
import { matchEntries } from '@portal/contract/commodities/hazmat/match-entry.ts';
import type { Hazmat } from '@portal/contract/commodities/line-item.ts';
import { hazmatInput } from '../../../commodities/hazmat/hazmat-form.ts';
import { type ItemForm, type LoadForm, unitsOf } from './load-form.ts';

type Form = Pick<LoadForm, 'line_items' | 'units'>;

const checkedItem = ({ temperature, weight, ...item }: ItemForm, { units }: Form): CheckedItem => ({
  weight: weight ?? 0,
  weight_unit: unitsOf[units].weight,
  packaging_unit_count: item.packaging_unit_count,
  // What is still empty is refused by the schema, in its own words.
  hazmat: item.hazmat?.class_division ? (hazmatInput(item.hazmat) as Hazmat) : null,
  temperature: temperature.min === null && temperature.max === null ? null : temperature,
});

/** What was looked up of a number, by any of the items. */
const entriesIn = ({ line_items }: Form, number: string): readonly HazmatEntry[] | undefined =>
  line_items.find(({ hazmat }) => hazmat?.listed?.number === number)?.hazmat?.listed?.entries;

/** What the rules for hazardous materials find in the items of the form; nothing about numbers not looked up yet. */
export const findHazmatFaults = (form: Form): HazmatFinding[] =>
  checkHazmatItems(
    form.line_items.map((item) => checkedItem(item, form)),
    (number) => entriesIn(form, number),
  );

/** Whether a package of an item holds its reportable quantity, so that RQ is due unless somebody denies it. */
export const isReportableItem = (item: ItemForm, units: LoadForm['units']): boolean => {
  const checked = checkedItem(item, { line_items: [item], units });
  if (!checked.hazmat) return false;
  const { ofGroup } = matchEntries(checked.hazmat, item.hazmat?.listed?.entries ?? []);
  return isReportable(ofGroup, poundsEach(checked));
};

/** The advice about one item of the form. */
export const hazmatAdvice = (form: Form, index: number): HazmatFinding[] =>
  findHazmatFaults(form).filter(({ level, field }) => level === 'advice' && field.startsWith(`line_items.${index}.`));
