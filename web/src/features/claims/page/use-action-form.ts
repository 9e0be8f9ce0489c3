import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import { missingForMove, needsOf } from '@portal/contract/claims/claim-needs.ts';
import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';
import type { DeclineReason } from '@portal/contract/claims/data/claim-choices.ts';
import type { Fault, Faults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { useChangeClaim } from '../claims.api.ts';
import { claimMoney } from '../claim-money.ts';
import { changeOfAction } from './available-actions.ts';

export type ActionValues = {
  note: string;
  offer_amount: number | null;
  recovered_amount: number | null;
  decline_reason: DeclineReason | '';
  carrier_claim_number: string;
};

const fault = (phrase: PhraseKey, params?: Record<string, string>): Fault => ({
  phrase,
  ...(params && { params }),
});

const moneyFault = (amount: number | null): Faults[string] | undefined =>
  amount === null || amount <= 0 ? fault('claims.screens.acts.amount_missing') : undefined;

/** An offer must be less than the claim: an offer of the full amount is an approval. */
const offerFault = (offer: number | null, { amount, currency }: Claim): Faults[string] | undefined =>
  offer !== null && amount !== null && offer >= amount
    ? fault('claims.screens.acts.offer_too_high', { amount: claimMoney(amount, currency) })
    : moneyFault(offer);

const check = (form: ActionValues, event: ClaimEvent, claim: Claim): Faults => {
  const needs = needsOf(event, claim);
  const missing = new Set(missingForMove(needs, form));
  const faults = {
    carrier_claim_number: missing.has('carrier_claim_number')
      ? fault('claims.screens.acts.carrier_claim_missing')
      : undefined,
    decline_reason: missing.has('decline_reason') ? fault('claims.screens.acts.decline_reason_missing') : undefined,
    offer_amount: needs.offer_amount === 'required' ? offerFault(form.offer_amount, claim) : undefined,
    recovered_amount: needs.recovered_amount && moneyFault(form.recovered_amount),
    note: missing.has('note') ? fault('claims.screens.acts.note_missing') : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as Faults;
};

const bodyOf = (form: ActionValues, event: ClaimEvent, claim: Claim) => {
  const needs = needsOf(event, claim);
  return {
    ...changeOfAction(event),
    ...(form.note.trim() && { note: form.note.trim() }),
    ...(needs.offer_amount && form.offer_amount !== null && { offer_amount: form.offer_amount }),
    ...(needs.recovered_amount && form.recovered_amount !== null && { recovered_amount: form.recovered_amount }),
    ...(needs.decline_reason && form.decline_reason && { decline_reason: form.decline_reason }),
    ...(needs.carrier_claim_number &&
      form.carrier_claim_number.trim() && { carrier_claim_number: form.carrier_claim_number.trim() }),
  };
};

/** The form of an action. */
export const useActionForm = (event: ClaimEvent, claim: Claim, onSent: () => void) => {
  const change = useChangeClaim(claim);
  return useCheckedForm<ActionValues, Claim>({
    initial: {
      note: '',
      offer_amount: null,
      recovered_amount: event === 'pay' ? (claim.offer_amount ?? claim.amount) : null,
      decline_reason: '',
      carrier_claim_number: claim.carrier_claim_number,
    },
    check: (form) => check(form, event, claim),
    send: (form) => change.mutateAsync(bodyOf(form, event, claim)),
    onSent,
  });
};
export type ActionFormState = ReturnType<typeof useActionForm>;
