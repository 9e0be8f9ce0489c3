import type { Country } from './terminal.ts';

/** How one simulated carrier prices and behaves; shares are parts of 1, money is dollars. */
export type CarrierProfile = {
  scac: string;
  name: string;
  rated_by: 'api' | 'tariff';
  /** Bearer key that its callers must show. */
  key: string;
  /** Signs the events it pushes; null for a carrier whose feed is read. */
  push_secret: string | null;
  countries: readonly Country[];
  discount: number;
  fuel: number;
  minimum_charge: number;
  /** Its transit time as a multiple of the usual one. */
  pace: number;
  /** How long it thinks about a price. */
  latency_ms: number;
  late_share: number;
  decline_share: number;
  valid_business_days: number;
  /** Offers a guaranteed-by-noon service beside the standard one. */
  guaranteed: boolean;
};

type Ends = { country: Country };

/** Whether a carrier drives in all countries of a shipment. */
export const servesCountries = (
  { countries }: CarrierProfile,
  { origin, destination, stops }: { origin: Ends; destination: Ends; stops: readonly Ends[] },
): boolean => [origin, ...stops, destination].every(({ country }) => countries.includes(country));
