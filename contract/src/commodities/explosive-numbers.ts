/** The approval of an explosive: "EX1999010203", also "EX-8706134". */
const exNumber = /^EX-?\d{6,10}[A-Z]?$/;
/** The certificate of consumer fireworks, numbered by the agency that gave it (49 CFR 173.65). */
const fireworksNumber = /^FC-?[A-Z\d-]{3,16}$/;
/** A national stock number of the Department of Defense: "1305-01-155-5462". */
const stockNumber = /^\d{4}-\d{2}-\d{3}-\d{4}$/;
/** A maker's own code, which leads to the EX number: letters and digits, and never the beginning of one of the others. */
const productCode = /^(?!EX|FC)(?=.*\d)(?=.*[A-Z])[A-Z\d][A-Z\d./-]{2,24}$/;

/** Whether this is how an explosive's approval is shown (49 CFR 172.320). */
export const isExplosiveNumber = (value: string): boolean =>
  [exNumber, fireworksNumber, stockNumber, productCode].some((pattern) => pattern.test(value));

/** As many as a package or a description shows of materials packed together (49 CFR 172.320(c)). */
export const mostExplosiveNumbers = 5;

/** A number as it stands behind the description: EX and FC numbers speak for themselves. */
export const printedExplosiveNumber = (value: string): string => {
  if (stockNumber.test(value)) return `NSN ${value}`;
  return productCode.test(value) ? `Product code ${value}` : value;
};
