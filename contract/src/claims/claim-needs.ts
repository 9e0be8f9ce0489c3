import type { ClaimEvent } from './claim-status.ts';
import type { ClaimType } from './data/claim-choices.ts';

// No schemas here: screens read these tables, and must not load the validation library for them.

type Need = 'required' | 'optional';
/** What a move of a case asks for. */
export type MoveNeeds = {
  note?: Need;
  offer_amount?: Need;
  recovered_amount?: Need;
  decline_reason?: Need;
  carrier_claim_number?: Need;
  /** It cannot be taken back. */
  final?: true;
};

const needs: Readonly<Record<ClaimEvent, MoveNeeds>> = {
  submit: {},
  answer_info: { note: 'required' },
  accept_offer: { final: true },
  appeal: { note: 'required' },
  withdraw: { final: true },
  acknowledge: { carrier_claim_number: 'optional', note: 'optional' },
  investigate: { note: 'optional' },
  request_info: { note: 'required' },
  offer: { offer_amount: 'required', note: 'optional' },
  approve: { note: 'optional' },
  decline: { decline_reason: 'required', note: 'optional' },
  pay: { recovered_amount: 'required', note: 'optional' },
  close: { note: 'optional' },
};

/** What this move asks for in this case. */
export const needsOf = (event: ClaimEvent, { type, amount }: { type: ClaimType; amount: number | null }): MoveNeeds => {
  const isCargo = type === 'cargo_claim';
  if (event === 'acknowledge' && isCargo) return { ...needs.acknowledge, carrier_claim_number: 'required' };
  // Where the amount was still to be found, approving says what it came to.
  if (event === 'approve' && amount === null) {
    return { ...needs.approve, offer_amount: isCargo ? 'required' : 'optional' };
  }
  return needs[event];
};
