import type { Location } from '@portal/contract/places/places.contract.ts';
import type { LocationRow } from './places.queries.ts';

type Row = Omit<LocationRow, 'account_id' | 'created_at' | 'archived_at'>;

/** A row as the wire has it; only the countries of the contract were ever written. */
export const savedLocation = (row: Row): Location => ({ ...row, country: row.country });
