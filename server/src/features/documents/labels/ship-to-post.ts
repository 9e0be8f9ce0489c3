import { type Country, isZipCode } from '@portal/contract/places/zip-code.ts';

/** ISO 3166-1 numbers, which GS1 writes before a foreign postal code. */
const countryNumbers: Readonly<Record<Country, string>> = { US: '840', CA: '124', MX: '484' };

type PostalPlace = { zip_code: string; country: Country };

/**
 * The postal code of a destination as GS1 writes it: application identifier 420 for the United States' own post, 421
 * with the country's number for freight that leaves it or never was in it. Spaces and hyphens are no part of it.
 */
export const shipToPost = (from: PostalPlace, to: PostalPlace): string => {
  if (!isZipCode(to.zip_code, to.country)) return '';
  const code = to.zip_code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const isAmerican = from.country === 'US' && to.country === 'US';
  return isAmerican ? `(420)${code}` : `(421)${countryNumbers[to.country]}${code}`;
};
