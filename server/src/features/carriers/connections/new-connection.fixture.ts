import type { ConnectionInput } from '@portal/contract/carriers/connection-input.ts';

/** A carrier as a person adds it, rated by tables unless said otherwise. */
export const newConnection = (changes: Partial<ConnectionInput> & { scac: string }): ConnectionInput => ({
  name: `${changes.scac} Freight Lines`,
  short_name: changes.scac,
  modes: ['ltl'],
  countries: ['US'],
  calendar: null,
  rating: 'tariff',
  api_address: null,
  parcels_only: false,
  tender_hours: 2,
  liability_new_per_lb: 5,
  liability_used_per_lb: 0.5,
  liability_max: 100_000,
  mc_number: '123456',
  dot_number: '7654321',
  pro_check: 'none',
  ...changes,
});
