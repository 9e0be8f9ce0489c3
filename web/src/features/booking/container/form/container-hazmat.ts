import {
  checkHazmatItems,
  type CheckedItem,
  poundsEach,
} from '@portal/contract/commodities/hazmat/check-hazmat-items.ts';
import { isReportable } from '@portal/contract/commodities/hazmat/complete-hazmat.ts';
import type { HazmatFinding } from '@portal/contract/commodities/hazmat/hazmat-finding.ts';
import { matchEntries } from '@portal/contract/commodities/hazmat/match-entry.ts';
import type { Hazmat } from '@portal/contract/commodities/line-item.ts';
import { type Fault, type Faults, phraseOf } from '../../../../platform/forms/form-faults.ts';
import { hazmatInput } from '../../../commodities/hazmat/hazmat-form.ts';
import { describedHazmat, type DrayageForm } from '../../../drayage/form/drayage-form.ts';

/** What all containers hold, as one item; its packages are counted of all of them too. */
const checkedItem = (form: DrayageForm): CheckedItem => {
  const hazmat = describedHazmat(form);
  return {
    weight: (form.weight ?? 0) * (form.container_count ?? 1),
    weight_unit: 'lb',
    packaging_unit_count: form.packaging_unit_count,
    // What is still empty is refused by the schema, in its own words.
    hazmat: hazmat?.class_division ? (hazmatInput(hazmat) as Hazmat) : null,
    temperature: form.temperature,
  };
};

/** What the rules for hazardous materials find in the description; nothing about a number not looked up yet. */
const findings = (form: DrayageForm): HazmatFinding[] =>
  checkHazmatItems([checkedItem(form)], (number) =>
    form.hazmat?.listed?.number === number ? form.hazmat.listed.entries : undefined,
  ).map((finding) => ({ ...finding, field: finding.field.replace('line_items.0.', '') }));

export const containerHazmatAdvice = (form: DrayageForm): HazmatFinding[] =>
  findings(form).filter(({ level }) => level === 'advice');

/** Whether a package holds its reportable quantity, so that RQ is due unless somebody denies it. */
export const isReportableContainer = (form: DrayageForm): boolean => {
  const checked = checkedItem(form);
  if (!checked.hazmat) return false;
  const { ofGroup } = matchEntries(checked.hazmat, form.hazmat?.listed?.entries ?? []);
  return isReportable(ofGroup, poundsEach(checked));
};

const missing: Fault = { phrase: phraseOf('commodities.hazmat_packaging_missing') };

/** Papers count the packages within, not containers (49 CFR 172.202(a)(7)). */
const packageFaults = (form: DrayageForm): Faults => {
  if (!describedHazmat(form)) return {};
  return {
    ...((!form.packaging_unit || form.packaging_unit === 'CNT') && { packaging_unit: missing }),
    ...(!form.packaging_unit_count && { packaging_unit_count: missing }),
  };
};

/** What of the description the server would refuse. */
export const containerHazmatFaults = (form: DrayageForm): Faults => ({
  ...packageFaults(form),
  ...Object.fromEntries(
    findings(form)
      .filter(({ level }) => level === 'refusal')
      .toReversed()
      .map(({ code, field, params }): [string, Fault] => [
        field,
        { phrase: phraseOf(code), ...(params && { params }) },
      ]),
  ),
});
