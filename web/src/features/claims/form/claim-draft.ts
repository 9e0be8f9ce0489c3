import { claimTypes } from '@portal/contract/claims/data/claim-choices.ts';
import { type DraftOwner, readDraft, saveDraft } from '../../../platform/forms/drafts.ts';
import type { DraftStorage } from '../../../platform/forms/use-kept-draft.ts';
import { type ClaimForm, emptyClaim } from './claim-form.ts';

/** What was typed: into a new case, or into one that exists. */
type KeptClaim = { claim_id: number | null; form: ClaimForm };

export const claimDraftStorage: DraftStorage<KeptClaim> = {
  store: (owner: DraftOwner, draft) => saveDraft('claimForm', owner, draft),
  parts: ['claimForm'],
};

const isKept = (value: unknown): value is KeptClaim =>
  typeof value === 'object' && value !== null && 'claim_id' in value && 'form' in value && isForm(value.form);

/** An older version may have written it: what is not as this version writes it is no draft. */
const isForm = (value: unknown): value is ClaimForm => {
  if (typeof value !== 'object' || value === null) return false;
  const form = value as Record<string, unknown>;
  const sameKind = (field: keyof ClaimForm) =>
    field === 'amount'
      ? ['number', 'object'].includes(typeof form[field])
      : typeof form[field] === typeof emptyClaim[field];
  const type = form['type'] as ClaimForm['type'];
  return (
    (Object.keys(emptyClaim) as (keyof ClaimForm)[]).every(sameKind) &&
    Array.isArray(form['documents']) &&
    (type === '' || claimTypes.includes(type))
  );
};

/** What was typed last into this form and when; null where there is nothing. */
export const findClaimDraft = async (
  owner: DraftOwner,
  claimId: number | null,
): Promise<{ form: ClaimForm; saved_at: string } | null> => {
  // A device that refuses to store is no reason not to work.
  const kept = await readDraft('claimForm', owner).catch(() => null);
  return kept && isKept(kept.value) && kept.value.claim_id === claimId
    ? { form: kept.value.form, saved_at: kept.saved_at }
    : null;
};
