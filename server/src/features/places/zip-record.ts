/** One postal area: a US ZIP code, a Mexican código postal, or the first three characters of a Canadian postal code. */
export type ZipRecord = {
  code: string;
  city: string;
  state: string;
  country: 'US' | 'CA' | 'MX';
  lat: number | null;
  lng: number | null;
};
