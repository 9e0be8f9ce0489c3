import type { Country } from './zip-code.ts';

/**
 * How many digits a country's numbers have. The one country with eleven is the United States, the leading 1 counted;
 * everybody else's have ten.
 */
export const phoneDigits = (country: string): 10 | 11 => (country === 'US' ? 11 : 10);

const extension = /\s*(?:ext\.?|x)\s*\d{1,6}$/i;

const digitsOf = (phone: string): string => phone.replace(extension, '').replace(/\D/g, '');

// Spaces, dots, hyphens, brackets and a leading plus are how people write numbers.
const written = /^\+?[\d\s().-]+$/;

/** What stands before a number of the country when it is dialled from abroad; 521 was Mexico's for mobile phones until 2019. */
const prefixes: Readonly<Record<string, RegExp>> = { US: /^1(?=\d{10}$)/, CA: /^1(?=\d{10}$)/, MX: /^521?(?=\d{10}$)/ };

/** Area codes and exchanges of North America begin with 2 to 9, and end in 11 only where they are services: 911. */
const northAmerican = /^(?!.11)[2-9]\d{2}(?!.11)[2-9]\d{6}$/;

/** Ten digits; no area code of Mexico begins with 0 or 1 (national numbering plan of 2019). */
const nationalNumbers: Readonly<Record<string, RegExp>> = { US: northAmerican, CA: northAmerican, MX: /^[2-9]\d{9}$/ };

/**
 * The digits of a number as it is stored: ten, an American one with its 1 in front; null where it is not a number of
 * that country. The country's own prefix and an extension may be written with it.
 */
export const normalPhone = (phone: string, country: string): string | null => {
  const text = phone.trim().replace(extension, '');
  if (!written.test(text)) return null;
  const national = digitsOf(text).replace(prefixes[country] ?? /^$/, '');
  if (!(nationalNumbers[country] ?? /^\d{10}$/).test(national)) return null;
  return country === 'US' ? `1${national}` : national;
};

const neighbours = ['US', 'CA', 'MX'] as const satisfies readonly Country[];

/** Whether a number can be called: one of the stop's country, or one of its neighbours with a plus and its prefix. */
export const isPhone = (phone: string, country: Country): boolean =>
  normalPhone(phone, country) !== null ||
  (phone.trim().startsWith('+') && neighbours.some((other) => normalPhone(phone, other) !== null));

/** What is dialled before a number of the country from abroad. */
export const dialCodes = { US: '+1', CA: '+1', MX: '+52' } as const satisfies Record<Country, string>;

/** Whose number it is, and how it is written there: a plus and a prefix say the country, else it is the one given. */
export const nationalPhone = (phone: string, home: Country): { country: Country; national: string } => {
  const text = phone.trimStart();
  const country = [home, ...neighbours].find((one) => text.startsWith(dialCodes[one]));
  return country
    ? { country, national: text.slice(dialCodes[country].length).trimStart() }
    : { country: home, national: phone };
};

/** A number as it is kept for somebody at home in a country: with the prefix where it is another country's. */
export const phoneFrom = (national: string, country: Country, home: Country): string =>
  country === home || national.trim() === '' ? national : `${dialCodes[country]} ${national.trimStart()}`;

/** The ten digits carriers want on a bill of lading. */
export const tenDigits = (phone: string): string => digitsOf(phone).slice(-10);

const isMexican = (phone: string, digits: string, country: string | undefined): boolean =>
  (country === 'MX' && digits.length === 10) || (phone.trim().startsWith('+52') && /^521?\d{10}$/.test(digits));

/** Mexico City, Guadalajara and Monterrey have area codes of two digits, everybody else of three. */
const mexicanPhone = (ten: string): string =>
  /^(55|56|33|81)/.test(ten)
    ? `${ten.slice(0, 2)} ${ten.slice(2, 6)} ${ten.slice(6)}`
    : `${ten.slice(0, 3)} ${ten.slice(3, 6)} ${ten.slice(6)}`;

/** A stored number as people read it: (312) 555-0142, in Mexico 81 8358 1234; anything else as it is. */
export const readablePhone = (phone: string, country?: string): string => {
  const digits = digitsOf(phone);
  const ten = digits.slice(-10);
  const more = extension.exec(phone)?.[0] ?? '';
  if (isMexican(phone, digits, country)) {
    return `${phone.trim().startsWith('+') || country !== 'MX' ? '+52 ' : ''}${mexicanPhone(ten)}${more}`;
  }
  if (digits.length !== 10 && !(digits.length === 11 && digits.startsWith('1'))) return phone;
  return `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}${more}`;
};
