import { type MoveNeeds, needsOf } from '@portal/contract/claims/claim-needs.ts';
import type { ClaimChange } from '@portal/contract/claims/claim.ts';
import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';
import { cents } from '@portal/contract/values/money.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { ClaimRow } from '../claims.queries.ts';

type Outcome = Partial<Pick<ClaimRow, 'offer_amount' | 'recovered_amount' | 'decline_reason'>>;

const required = (field: string) => problem('http.required', 400, { field });

const noNeeds: MoveNeeds = {};

/** What of an outcome belongs to another move is refused, lest it be written without that move. */
const refuseStray = ({ type }: ClaimRow, event: ClaimEvent | null, input: ClaimChange): void => {
  const needs = event ? needsOf(event, { type, amount: null }) : noNeeds;
  const stray = (['offer_amount', 'recovered_amount', 'decline_reason'] as const).find(
    (field) => input[field] !== undefined && !needs[field],
  );
  if (stray) throw problem('http.invalid', 400, { field: stray });
};

const offered = ({ amount }: ClaimRow, { offer_amount }: ClaimChange): Outcome => {
  if (offer_amount === undefined) throw required('offer_amount');
  if (amount !== null && cents(offer_amount) >= cents(amount)) {
    throw problem('claims.offer_too_high', 400, { field: 'offer_amount' });
  }
  return { offer_amount };
};

/** All that was claimed; where the amount was to be determined, what it was found to be. */
const approved = ({ amount, type }: ClaimRow, { offer_amount }: ClaimChange): Outcome => {
  if (amount !== null) {
    if (offer_amount !== undefined && cents(offer_amount) !== cents(amount)) {
      throw problem('http.invalid', 400, { field: 'offer_amount' });
    }
    return { offer_amount: amount };
  }
  if (offer_amount === undefined && type === 'cargo_claim') throw required('offer_amount');
  return offer_amount === undefined ? {} : { offer_amount };
};

const declined = ({ decline_reason, note }: ClaimChange): Outcome => {
  if (decline_reason === undefined) throw required('decline_reason');
  if (decline_reason === 'other' && note === '') throw required('note');
  return { decline_reason };
};

const paid = ({ recovered_amount }: ClaimChange): Outcome => {
  if (recovered_amount === undefined) throw required('recovered_amount');
  return { recovered_amount };
};

/**
 * The outcome a move brings along, from what was sent with it; `row` has the other changes in it already.
 * 400 at the field that is missing or belongs to another move.
 */
export const moveNeeds = (row: ClaimRow, event: ClaimEvent | null, input: ClaimChange): Outcome => {
  refuseStray(row, event, input);
  if (event === null) return {};
  const needs = needsOf(event, row);
  if (needs.note === 'required' && input.note === '') throw required('note');
  if (needs.carrier_claim_number === 'required' && row.carrier_claim_number === '') {
    throw required('carrier_claim_number');
  }
  if (event === 'offer') return offered(row, input);
  if (event === 'approve') return approved(row, input);
  if (event === 'decline') return declined(input);
  return event === 'pay' ? paid(input) : {};
};
