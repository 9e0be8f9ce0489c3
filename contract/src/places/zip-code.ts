// No schemas here: the frame of every screen reads it.

export const countries = ['US', 'CA', 'MX'] as const;
export type Country = (typeof countries)[number];

/** The country of an account as it is stored; American where the text names none of the three. */
export const knownCountry = (text: string): Country => countries.find((country) => country === text) ?? 'US';

const eitherCase = (letters: string): string => `[${letters}${letters.toLowerCase()}]`;
// Canada Post uses neither D F I O Q U anywhere nor W Z in front.
const first = eitherCase('ABCEGHJ-NPRSTVXY');
const later = eitherCase('ABCEGHJ-NPRSTV-Z');

const patterns: Record<Country, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: new RegExp(`^${first}\\d${later} ?\\d${later}\\d$`),
  MX: /^\d{5}$/,
};

/** A postal code of any country; Mexico's are written as American ones are. */
export const anyZipCode = new RegExp(`${patterns.US.source}|${patterns.CA.source}`);

/** Whether a text is a postal code as the country writes them: 60601, 60601-1234, M5V 2T6, 64000. */
export const isZipCode = (text: string, country: Country): boolean => patterns[country].test(text);

/** The country a postal code may be of by its shape alone; five digits count as American. Only a guess while nobody has said the country. */
export const countryOfZipCode = (text: string): Country | null =>
  countries.find((country) => isZipCode(text, country)) ?? null;

/** A postal code as it is stored and looked up: five digits, or "M5V 2T6". */
export const canonicalZipCode = (text: string): string => {
  const compact = text.trim().toUpperCase().replace(' ', '');
  return isZipCode(compact, 'CA') ? `${compact.slice(0, 3)} ${compact.slice(3)}` : compact;
};
