import { keysOf } from '@portal/contract/values/records.ts';
import type { ClaimChange, NewClaim } from '@portal/contract/claims/claim.ts';
import type { ShipperFields } from './check-claim.ts';

/** The fields of a case that the shipper fills in, each a column. Documents are kept in a table of their own. */
export const shipperFieldNames = [
  'type',
  'category',
  'reason',
  'supporting_text',
  'amount',
  'amount_basis',
  'currency',
  'discovered_on',
  'delivered_on',
  'invoice_number',
  'invoice_received_on',
] as const satisfies readonly (keyof ShipperFields)[];

const picked = (from: Partial<ShipperFields>): Partial<ShipperFields> =>
  Object.fromEntries(shipperFieldNames.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]])));

export const shipperFieldsOf = (input: NewClaim): ShipperFields => picked(input) as ShipperFields;

/** The columns that a change sets to another value. */
export const changedShipperFields = (before: ShipperFields, input: ClaimChange): Partial<ShipperFields> => {
  const named = picked(input);
  return Object.fromEntries(
    keysOf(named)
      .filter((field) => before[field] !== named[field])
      .map((field) => [field, named[field]]),
  );
};
