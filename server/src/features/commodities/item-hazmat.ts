import {
  checkHazmatItems,
  type CheckedItem,
  completedHazmat,
  placardsOfItems,
} from '@portal/contract/commodities/hazmat/check-hazmat-items.ts';
import { basicDescription } from '@portal/contract/commodities/hazmat-description.ts';
import type { HazmatFinding } from '@portal/contract/commodities/hazmat/hazmat-finding.ts';
import { isExcludedFromLtl } from '@portal/contract/commodities/hazmat/ltl-exclusions.ts';
import { matchEntries } from '@portal/contract/commodities/hazmat/match-entry.ts';
import type { HazmatNotes } from '@portal/contract/commodities/hazmat/hazmat-notes.ts';
import type { Hazmat } from '@portal/contract/commodities/line-item.ts';
import { bothPhrases } from '../../platform/mail/phrases.ts';
import { errorKey } from '@portal/contract/phrases/error-code.ts';
import { problems } from '../../platform/http/errors.ts';
import { hazmatEntriesOf } from './hazmat-table.ts';

/** A material with what the Hazardous Materials Table says of it: the English name, hazards, zone, reportable quantity. */
export const withTableFacts = (item: CheckedItem): Hazmat | null => completedHazmat(item, hazmatEntriesOf);

/** The description of a hazardous item as papers and carriers read it (49 CFR 172.202); null for all others. */
export const describeHazmat = (item: CheckedItem): string | null => {
  const hazmat = withTableFacts(item);
  return hazmat && basicDescription(hazmat);
};

/** The Spanish name of a material; null where no translation is known. */
export const spanishShippingName = (hazmat: Hazmat): string | null => {
  const [entry] = matchEntries(hazmat, hazmatEntriesOf(hazmat.un_number)).named;
  return entry?.is_translated ? entry.proper_shipping_name.es : null;
};

/** All that the rules find in the items of a load, refusals and advice. */
export const findHazmatFaults = (items: readonly CheckedItem[]): HazmatFinding[] =>
  checkHazmatItems(items, hazmatEntriesOf);

/** What the rules say of the items of a load, in words of both languages. */
export const hazmatNotes = (items: readonly CheckedItem[]): HazmatNotes => ({
  findings: findHazmatFaults(items).map(({ level, code, field, params }) => ({
    level,
    code,
    field,
    msg: bothPhrases(errorKey(code), params),
  })),
  placards: findPlacards(items),
});

/** The placards to offer for the items of a load, as they are lettered. */
export const findPlacards = (items: readonly CheckedItem[]): string[] =>
  placardsOfItems(items.map((item) => ({ ...item, hazmat: withTableFacts(item) })));

/** Refuses with 400 `commodities.hazmat_no_ltl` what no LTL carrier takes. */
export const assertLtlTakes = (items: readonly CheckedItem[]): void => {
  const refused = items.flatMap((item, index) => {
    const hazmat = withTableFacts(item);
    if (!hazmat || !isExcludedFromLtl(hazmat)) return [];
    const params = { material: `${hazmat.un_number}, ${hazmat.proper_shipping_name}` };
    return [{ code: 'commodities.hazmat_no_ltl' as const, field: `line_items.${index}.hazmat.class_division`, params }];
  });
  if (refused.length > 0) throw problems(refused);
};

/**
 * Refuses with 400 items that break the rules for hazardous materials, each reason at its field. `place`: where the
 * material of the only item stands in the body of the call, for containers.
 */
export const assertHazmat = (items: readonly CheckedItem[], place: 'line_items' | 'hazmat' = 'line_items'): void => {
  const refusals = findHazmatFaults(items).filter(({ level }) => level === 'refusal');
  if (refusals.length === 0) return;
  const fieldOf = (field: string) => (place === 'hazmat' ? field.replace('line_items.0.', '') : field);
  throw problems(refusals.map(({ code, field, params }) => ({ code, field: fieldOf(field), params })));
};
