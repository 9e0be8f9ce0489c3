import { type ClassDivision, hazardClassOf } from '../hazmat.ts';
import { advice, type HazmatFinding, refusal } from './hazmat-finding.ts';

/** Cartridges for small arms need no approval and so have no EX number (49 CFR 173.56(h), 172.320(e)(3)). */
const withoutApproval = /^UN00(12|14)$/;

/** Explosives show their number on the paper, or each package does; nothing else has one. */
type Numbered = {
  un_number: string;
  class_division: ClassDivision;
  explosive_numbers?: readonly string[] | null | undefined;
};

export const explosiveNumberFindings = (hazmat: Numbered): HazmatFinding[] => {
  const { un_number: number, class_division, explosive_numbers } = hazmat;
  const isExplosive = hazardClassOf(class_division).startsWith('1.');
  const field = 'hazmat.explosive_numbers';
  if (!isExplosive) {
    return explosive_numbers?.length ? [refusal('commodities.hazmat_explosive_number_none', field, { number })] : [];
  }
  return explosive_numbers?.length || withoutApproval.test(number)
    ? []
    : [advice('commodities.hazmat_explosive_number_advised', field, { number })];
};
