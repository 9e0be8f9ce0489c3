import { keysOf } from '@portal/contract/values/records.ts';
import type { ClaimChange, NewClaim } from '@portal/contract/claims/claim.ts';
import type { Told } from './check-claim.ts';

/** What of a case the shipper tells; each is a column of its own. Documents are kept apart. */
export const toldFields = [
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
] as const satisfies readonly (keyof Told)[];

const picked = (from: Partial<Told>): Partial<Told> =>
  Object.fromEntries(toldFields.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]])));

export const toldOf = (input: NewClaim): Told => picked(input) as Told;

/** The columns a change names, those of the same value left out. */
export const toldChanges = (before: Told, input: ClaimChange): Partial<Told> => {
  const named = picked(input);
  return Object.fromEntries(
    keysOf(named)
      .filter((field) => before[field] !== named[field])
      .map((field) => [field, named[field]]),
  );
};
