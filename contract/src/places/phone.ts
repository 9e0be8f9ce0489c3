/**
 * How many digits a country's numbers have. The one country with eleven is the United States, the leading 1 counted;
 * everybody else's have ten.
 */
export const phoneDigits = (country: string): 10 | 11 => (country === 'US' ? 11 : 10);

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

// Spaces, dots, hyphens, brackets and a leading plus are how people write numbers.
const written = /^\+?[\d\s().-]+$/;

/**
 * The digits of a number as it is stored; null where it is not a number of that country.
 * Ten digits of an American number are taken with their 1 added.
 */
export const normalPhone = (phone: string, country: string): string | null => {
  if (!written.test(phone.trim())) return null;
  const digits = digitsOf(phone);
  const complete = country === 'US' && digits.length === 10 ? `1${digits}` : digits;
  const begins = country === 'US' ? '1' : '';
  return complete.length === phoneDigits(country) && complete.startsWith(begins) ? complete : null;
};

/** The ten digits carriers want on a bill of lading. */
export const tenDigits = (phone: string): string => digitsOf(phone).slice(-10);

/** A stored number as people read it: (312) 555-0142; anything else as it is. */
export const readablePhone = (phone: string): string => {
  const digits = digitsOf(phone);
  if (digits.length !== 10 && !(digits.length === 11 && digits.startsWith('1'))) return phone;
  const ten = tenDigits(digits);
  return `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}`;
};
