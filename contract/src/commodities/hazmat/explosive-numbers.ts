import { z } from 'zod';
import { type ClassDivision, hazardClassOf } from '../hazmat.ts';
import { advice, type HazmatFinding, refusal } from './hazmat-finding.ts';

/** The approval of an explosive: "EX1999010203", also "EX-8706134". */
const exNumber = /^EX-?\d{6,10}[A-Z]?$/;
/** The certificate of consumer fireworks, numbered by the agency that gave it (49 CFR 173.65). */
const fireworksNumber = /^FC-?[A-Z\d-]{3,16}$/;
/** A national stock number of the Department of Defense: "1305-01-155-5462". */
const stockNumber = /^\d{4}-\d{2}-\d{3}-\d{4}$/;
/** A maker's own code, which leads to the EX number: letters and digits, and never the beginning of one of the others. */
const productCode = /^(?!EX|FC)(?=.*\d)(?=.*[A-Z])[A-Z\d][A-Z\d./-]{2,24}$/;

/** Shows what an explosive was approved by (49 CFR 172.320): EX or FC number, stock number or product code. */
export const ExplosiveNumber = z
  .string()
  .trim()
  .toUpperCase()
  .refine((value) => [exNumber, fireworksNumber, stockNumber, productCode].some((pattern) => pattern.test(value)), {
    params: { code: 'commodities.explosive_number_invalid' },
  });

/** As many as a package or a description shows of materials packed together (49 CFR 172.320(c)). */
export const mostExplosiveNumbers = 5;

/** A number as it stands behind the description: EX and FC numbers speak for themselves. */
export const printedExplosiveNumber = (value: string): string => {
  if (stockNumber.test(value)) return `NSN ${value}`;
  return productCode.test(value) ? `Product code ${value}` : value;
};

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
