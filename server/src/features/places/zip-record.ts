import type { Country } from '@portal/contract/places/zip-code.ts';

/** One postal area: a US ZIP code, a Mexican código postal, or the first three characters of a Canadian postal code. */
export type ZipRecord = {
  code: string;
  city: string;
  /** The municipio of a Mexican city, which people write as often as the city. */
  municipality?: string;
  state: string;
  country: Country;
  lat: number | null;
  lng: number | null;
};
