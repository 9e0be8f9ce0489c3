import { z } from 'zod';

/** A carrier's own number for a shipment: letters, digits and hyphens, 5 to 20 of them. */
export const ProNumber = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{3,18}[A-Za-z0-9]$/);

/** A customer's order number: whatever its system prints on paper, without line breaks. */
export const PoNumber = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 ./#_-]{0,39}$/);

const digitValue = (digits: string, i: number): number => digits.charCodeAt(i) - 48;

const onlyDigits = /^\d+$/;

/** The GS1 check digit of a run of digits: weights 3 and 1 from the right, up to the next ten. */
export const gs1CheckDigit = (digits: string): number => {
  if (!onlyDigits.test(digits)) throw new RangeError('a GS1 number is made of digits');
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const fromTheRight = digits.length - 1 - i;
    sum += digitValue(digits, i) * (fromTheRight % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
};

const withCheckDigit = (digits: string): string => `${digits}${gs1CheckDigit(digits)}`;

const isChecked = (number: string, length: number): boolean =>
  number.length === length &&
  onlyDigits.test(number) &&
  gs1CheckDigit(number.slice(0, -1)) === digitValue(number, length - 1);

const bolLength = 17;
const ssccLength = 18;

const filled = (prefix: string, serial: number, length: number): string => {
  const digits = String(serial).padStart(length - prefix.length, '0');
  if (prefix.length + digits.length !== length)
    throw new RangeError(`no room for serial ${serial} in ${length} digits`);
  return prefix + digits;
};

/** The highest serials a company prefix leaves room for, in bills of lading and in handling units. */
export const bolSerials = (companyPrefix: string): number => 10 ** (bolLength - 1 - companyPrefix.length) - 1;
export const ssccSerials = (companyPrefix: string): number => 10 ** (ssccLength - 1 - companyPrefix.length) - 1;

/** A VICS bill of lading number (GSIN): company prefix, serial, check digit; 17 digits. */
export const bolNumber = (companyPrefix: string, serial: number): string =>
  withCheckDigit(filled(companyPrefix, serial, bolLength - 1));

export const isBolNumber = (number: string): boolean => isChecked(number, bolLength);

/** The number of one handling unit (SSCC-18): extension digit, company prefix, serial, check digit. */
export const ssccNumber = (extension: number, companyPrefix: string, serial: number): string =>
  withCheckDigit(filled(`${extension}${companyPrefix}`, serial, ssccLength - 1));

/** The same of a serial that runs on through the extension digit once the serials of one digit are used up. */
export const ssccOfSerial = (companyPrefix: string, serial: number): string => {
  const aDigit = 10 ** (ssccLength - 2 - companyPrefix.length);
  return ssccNumber(Math.floor(serial / aDigit), companyPrefix, serial % aDigit);
};

export const isSsccNumber = (number: string): boolean => isChecked(number, ssccLength);
