import { ConnectionChange, ConnectionInput } from '@portal/contract/carriers/connection-input.ts';
import type { Connection } from '@portal/contract/carriers/connections.contract.ts';
import { emptyFaults, type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { addConnection, changeConnection } from './connections.api.ts';

const amounts = ['tender_hours', 'liability_new_per_lb', 'liability_used_per_lb', 'liability_max'] as const;
type Amount = (typeof amounts)[number];

export type ConnectionFields = Omit<Required<ConnectionInput>, Amount | 'calendar' | 'api_address'> &
  Record<Amount, number | null> & {
    /** A calendar's code; empty: the federal holidays. */
    calendar: string;
    api_address: string;
  };

const empty: ConnectionFields = {
  scac: '',
  name: '',
  short_name: '',
  modes: ['ltl'],
  countries: ['US'],
  calendar: '',
  rating: 'tariff',
  api_address: '',
  api_key: '',
  parcels_only: false,
  tender_hours: 2,
  liability_new_per_lb: 5,
  liability_used_per_lb: 0.5,
  liability_max: 100_000,
  mc_number: '',
  dot_number: '',
  pro_check: 'none',
};

/** What the form begins with; a kept secret is never there. */
export const fieldsOf = (carrier: Connection | null): ConnectionFields =>
  carrier
    ? {
        scac: carrier.scac,
        name: carrier.name,
        short_name: carrier.short_name,
        modes: carrier.modes,
        countries: carrier.countries,
        calendar: carrier.calendar ?? '',
        rating: carrier.rating,
        api_address: carrier.api_address ?? '',
        api_key: '',
        parcels_only: carrier.parcels_only,
        tender_hours: carrier.tender_hours,
        liability_new_per_lb: carrier.liability_new_per_lb,
        liability_used_per_lb: carrier.liability_used_per_lb,
        liability_max: carrier.liability_max,
        mc_number: carrier.mc_number,
        dot_number: carrier.dot_number,
        pro_check: carrier.pro_check,
      }
    : empty;

const inputOf = ({ api_key, api_address, calendar, ...typed }: ConnectionFields): ConnectionInput => ({
  ...typed,
  scac: typed.scac.trim().toUpperCase(),
  calendar: calendar || null,
  api_address: api_address.trim() || null,
  ...(api_key && { api_key }),
  tender_hours: typed.tender_hours ?? Number.NaN,
  liability_new_per_lb: typed.liability_new_per_lb ?? Number.NaN,
  liability_used_per_lb: typed.liability_used_per_lb ?? Number.NaN,
  liability_max: typed.liability_max ?? Number.NaN,
});

const changeOf = (typed: ConnectionFields, version: number): ConnectionChange => {
  const { scac: _scac, ...change } = inputOf(typed);
  return { ...change, version };
};

/** What is wrong with the form before it is sent. */
export const connectionFaults = (carrier: Connection | null, typed: ConnectionFields): Faults => ({
  ...(carrier
    ? schemaFaults(ConnectionChange, changeOf(typed, carrier.version))
    : { ...schemaFaults(ConnectionInput, inputOf(typed)), ...emptyFaults({ scac: typed.scac }) }),
  ...Object.fromEntries(
    amounts.filter((name) => typed[name] === null).map((name) => [name, { phrase: 'http.errors.required' } as const]),
  ),
  ...(typed.rating === 'api' &&
    typed.api_address.trim() === '' && {
      api_address: { phrase: 'carriers.errors.address_missing' } as const,
    }),
});

/** Adds the carrier, or changes the one that stands at this version. */
export const saveConnection = (
  carrier: Connection | null,
  typed: ConnectionFields,
  version: number | undefined,
): Promise<Connection> =>
  carrier ? changeConnection(carrier.id, changeOf(typed, version ?? carrier.version)) : addConnection(inputOf(typed));
