import { type DraftOwner, saveDraft } from '../../../platform/forms/drafts.ts';
import type { DraftShelf } from '../../../platform/forms/use-kept-draft.ts';

type KeptMessage = { claim_id: number; text: string };

export const messageShelf: DraftShelf<KeptMessage> = {
  store: (owner: DraftOwner, message) => saveDraft('claimMessage', owner, message),
  parts: ['claimMessage'],
};

/** The text that was kept for this case; nothing where it was another's. */
export const textOf = (value: unknown, claimId: number): string => {
  if (typeof value !== 'object' || value === null || !('claim_id' in value) || !('text' in value)) return '';
  return value.claim_id === claimId && typeof value.text === 'string' ? value.text : '';
};
