import type { DraftOwner } from '../../../platform/drafts.ts';
import { type DraftShelf, useKeptDraft } from '../../../platform/use-kept-draft.ts';
import { keepLoadDraft, type LoadDraft } from './load-draft.ts';

// A new container's draft has a form of its own and stays.
const shelf: DraftShelf<LoadDraft> = { store: keepLoadDraft, parts: ['formData', 'lineItems'] };

/** Keeps what is typed into Book a Load on this device. */
export const useDraftKeeping = (owner: DraftOwner, restoredAt: string | null) => useKeptDraft(shelf, owner, restoredAt);
