import { claimTypes } from '@portal/contract/claims/data/claim-choices.ts';
import { hasKey } from '@portal/contract/values/records.ts';
import { type DraftOwner, readDraft, saveDraft } from '../../../platform/forms/drafts.ts';
import type { DraftStorage } from '../../../platform/forms/use-kept-draft.ts';
import { type ClaimForm, emptyClaim } from './claim-form.ts';

/** A draft of a new case (without claim_id) or of an existing one. */
type StoredClaim = { claim_id: number | null; form: ClaimForm };

export const claimDraftStorage: DraftStorage<StoredClaim> = {
  store: (owner: DraftOwner, draft) => saveDraft('claimForm', owner, draft),
  parts: ['claimForm'],
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a stored value is one its field may have; an older version of the portal may have stored another. */
const isOfField = (field: keyof ClaimForm, value: unknown): boolean => {
  if (field === 'amount') return value === null || typeof value === 'number';
  if (field === 'documents') return Array.isArray(value);
  if (field === 'type') return value === '' || claimTypes.some((type) => type === value);
  return typeof value === typeof emptyClaim[field];
};

/** The fields of a stored form that are still fields; the others are empty. */
const readForm = (stored: Record<string, unknown>): ClaimForm => ({
  ...emptyClaim,
  ...Object.fromEntries(
    Object.entries(stored).filter(([field, value]) => hasKey(emptyClaim, field) && isOfField(field, value)),
  ),
});

/** The stored draft of this form and its time; null if there is none. */
export const findClaimDraft = async (
  owner: DraftOwner,
  claimId: number | null,
): Promise<{ form: ClaimForm; saved_at: string } | null> => {
  // Without device storage there is no draft, which is no error.
  const stored = await readDraft('claimForm', owner).catch(() => null);
  if (!stored || !isRecord(stored.value) || !isRecord(stored.value['form'])) return null;
  const { claim_id, form } = stored.value;
  return claim_id === claimId ? { form: readForm(form), saved_at: stored.saved_at } : null;
};
