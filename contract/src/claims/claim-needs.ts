import type { ClaimEvent } from './claim-status.ts';
import type { ClaimType } from './data/claim-choices.ts';

// No schemas here: screens read these tables, and must not load the validation library for them.

type Need = 'required' | 'optional';
const neededFields = ['carrier_claim_number', 'offer_amount', 'recovered_amount', 'decline_reason', 'note'] as const;
type NeededField = (typeof neededFields)[number];

/** What a move of a case requires or allows beside it. */
export type MoveNeeds = Partial<Record<NeededField, Need>> & {
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

/** What this move requires or allows in this case. */
export const needsOf = (event: ClaimEvent, { type, amount }: { type: ClaimType; amount: number | null }): MoveNeeds => {
  const isCargo = type === 'cargo_claim';
  if (event === 'acknowledge' && isCargo) return { ...needs.acknowledge, carrier_claim_number: 'required' };
  // Where the amount was still to be determined, approving sets it.
  if (event === 'approve' && amount === null) {
    return { ...needs.approve, offer_amount: isCargo ? 'required' : 'optional' };
  }
  return needs[event];
};

/** Whether a move must come with a note: some always, and declining for another reason than the listed ones. */
export const isNoteRequired = (needs: MoveNeeds, declineReason: string | undefined): boolean =>
  needs.note === 'required' || (needs.decline_reason !== undefined && declineReason === 'other');

type MoveFields = { [field in NeededField]?: string | number | null | undefined };

const isMissing = (value: MoveFields[NeededField]): boolean =>
  value === undefined || value === null || String(value).trim() === '';

/** The fields that a move requires and that came empty with it. */
export const missingForMove = (needs: MoveNeeds, given: MoveFields): NeededField[] => {
  const noteRequired = isNoteRequired(needs, String(given.decline_reason ?? ''));
  return neededFields.filter(
    (field) => (needs[field] === 'required' || (field === 'note' && noteRequired)) && isMissing(given[field]),
  );
};
