const numberPattern = /^[A-Z]{3}[UJZ]\d{7}$/;
/** Domestic containers bear a mark and six digits of the AAR without a check digit. */
const domesticPattern = /^[A-Z]{3}[UZ]\d{6}$/;
const firstLetterValue = 10;
const modulus = 11;

/** Letters count from 10 on; multiples of 11 are left out, since they would not change the check digit. */
const letterValues: Readonly<Record<string, number>> = Object.fromEntries(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].reduce<[string, number][]>((values, letter) => {
    const next = (values.at(-1)?.[1] ?? firstLetterValue - 1) + 1;
    return [...values, [letter, next % modulus === 0 ? next + 1 : next]];
  }, []),
);

const valueOf = (sign: string): number => letterValues[sign] ?? Number(sign);

/** A container number without blanks and hyphens, in capitals. */
export const plainContainerNumber = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** The check digit of ISO 6346 for the owner's code, the category and the six digits: "CSQU305438" has 3. */
export const containerCheckDigit = (tenSigns: string): number => {
  const weighted = [...tenSigns].reduce((sum, sign, position) => sum + valueOf(sign) * 2 ** position, 0);
  return (weighted % modulus) % 10;
};

/** A domestic container's number, such as EMHU 243210. */
export const isDomesticNumber = (number: string): boolean => domesticPattern.test(number);

/**
 * What is wrong with a container number: not three letters, U, J or Z and seven digits, or a wrong last digit.
 * Domestic equipment may also have a domestic number.
 */
export const containerNumberFault = (number: string, equipment?: 'domestic'): 'invalid' | 'check_digit' | null => {
  if (equipment === 'domestic' && isDomesticNumber(number)) return null;
  if (!numberPattern.test(number)) return 'invalid';
  return containerCheckDigit(number.slice(0, -1)) === Number(number.at(-1)) ? null : 'check_digit';
};

/** A container number as it stands on the doors: owner, number and check digit apart, "MSKU 601167 2". */
export const groupedContainerNumber = (number: string): string =>
  numberPattern.test(number) ? `${number.slice(0, 4)} ${number.slice(4, -1)} ${number.slice(-1)}` : number;
