import { missingForMove, type MoveNeeds, needsOf } from '@portal/contract/claims/claim-needs.ts';
import type { ClaimChange } from '@portal/contract/claims/claim.ts';
import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';
import { cents } from '@portal/contract/values/money.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { ClaimRow } from '../claims.queries.ts';

type Outcome = Partial<Pick<ClaimRow, 'offer_amount' | 'recovered_amount' | 'decline_reason'>>;

const noNeeds: MoveNeeds = {};
const outcomeFields = ['offer_amount', 'recovered_amount', 'decline_reason'] as const;

/** Refuses with 400 an outcome that belongs to another move, so that it is never written without that move. */
const refuseForeignOutcome = ({ type }: ClaimRow, event: ClaimEvent | null, input: ClaimChange): void => {
  const needs = event ? needsOf(event, { type, amount: null }) : noNeeds;
  const foreign = outcomeFields.find((field) => input[field] !== undefined && !needs[field]);
  if (foreign) throw problem('http.invalid', 400, { field: foreign });
};

const refuseMissing = (row: ClaimRow, event: ClaimEvent, input: ClaimChange): void => {
  const given = { ...input, carrier_claim_number: row.carrier_claim_number };
  const [missing] = missingForMove(needsOf(event, row), given);
  if (missing) throw problem('http.required', 400, { field: missing });
};

/** An offer is less than what was claimed; an approval is for all of it. */
const refuseWrongAmount = ({ amount }: ClaimRow, event: ClaimEvent, { offer_amount }: ClaimChange): void => {
  if (amount === null || offer_amount === undefined) return;
  if (event === 'offer' && cents(offer_amount) >= cents(amount)) {
    throw problem('claims.offer_too_high', 400, { field: 'offer_amount' });
  }
  if (event === 'approve' && cents(offer_amount) !== cents(amount)) {
    throw problem('http.invalid', 400, { field: 'offer_amount' });
  }
};

/**
 * The outcome to write with a move; `row` has the other changes in it already. 400 at the field that is missing or
 * belongs to another move.
 */
export const outcomeOfMove = (row: ClaimRow, event: ClaimEvent | null, input: ClaimChange): Outcome => {
  refuseForeignOutcome(row, event, input);
  if (event === null) return {};
  refuseMissing(row, event, input);
  refuseWrongAmount(row, event, input);
  if (event === 'approve' && row.amount !== null) return { offer_amount: row.amount };
  const { offer_amount, recovered_amount, decline_reason } = input;
  return {
    ...(offer_amount !== undefined && { offer_amount }),
    ...(recovered_amount !== undefined && { recovered_amount }),
    ...(decline_reason !== undefined && { decline_reason }),
  };
};
