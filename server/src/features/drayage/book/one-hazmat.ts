import { hazardClassOf } from '@portal/contract/commodities/hazmat.ts';
import type { DrayageInput } from '@portal/contract/drayage/drayage-input.ts';

/** A new haul says its hazard class once: what the papers need to know decides, where it is given. */
export const withOneHazmat = (input: DrayageInput): DrayageInput =>
  input.hazmat ? { ...input, hazmat_type: hazardClassOf(input.hazmat.class_division) } : input;

type Change = Partial<Pick<DrayageInput, 'hazmat' | 'hazmat_type'>>;

/** A haul after a change of one of the two: papers about another class no longer hold. */
export const afterHazmatChange = (input: DrayageInput, change: Change): DrayageInput => {
  if (change.hazmat || change.hazmat_type === undefined) return withOneHazmat(input);
  const described = input.hazmat && hazardClassOf(input.hazmat.class_division);
  return described === input.hazmat_type ? input : { ...input, hazmat: null };
};
