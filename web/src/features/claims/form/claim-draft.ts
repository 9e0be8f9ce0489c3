import { claimTypes } from '@portal/contract/claims/data/claim-choices.ts';
import { type DraftOwner, readDraft, saveDraft } from '../../../platform/forms/drafts.ts';
import type { DraftStorage } from '../../../platform/forms/use-kept-draft.ts';
import { type ClaimForm, emptyClaim } from './claim-form.ts';

/** A draft of a new case (without claim_id) or of an existing one. */
type StoredClaim = { claim_id: number | null; form: ClaimForm };

export const claimDraftStorage: DraftStorage<StoredClaim> = {
  store: (owner: DraftOwner, draft) => saveDraft('claimForm', owner, draft),
  parts: ['claimForm'],
};

const isStoredClaim = (value: unknown): value is StoredClaim =>
  typeof value === 'object' && value !== null && 'claim_id' in value && 'form' in value && isForm(value.form);

/** Drafts of an older version of the portal with another structure are ignored. */
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

/** The stored draft of this form and its time; null if there is none. */
export const findClaimDraft = async (
  owner: DraftOwner,
  claimId: number | null,
): Promise<{ form: ClaimForm; saved_at: string } | null> => {
  // Without device storage there is no draft, which is no error.
  const stored = await readDraft('claimForm', owner).catch(() => null);
  return stored && isStoredClaim(stored.value) && stored.value.claim_id === claimId
    ? { form: stored.value.form, saved_at: stored.saved_at }
    : null;
};
