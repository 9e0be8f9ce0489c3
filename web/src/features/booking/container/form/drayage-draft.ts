import { z } from 'zod';
import { type DraftOwner, readDraft, saveDraft } from '../../../../platform/forms/drafts.ts';
import type { DraftStorage } from '../../../../platform/forms/use-kept-draft.ts';
import { storedDraftFields, withPendingRequest } from '../../frame/stored-draft.ts';
import type { DraftFrame } from '../../frame/use-booking-draft.ts';
import { DrayageForm } from '../../../drayage/form/drayage-form.ts';

const StoredDraft = z.object({ ...storedDraftFields, form: DrayageForm });
export type DrayageDraft = DraftFrame & { form: DrayageForm };

/** Where the drafts of container forms are stored on this device. */
export const drayageDraftStorage: DraftStorage<DrayageDraft> = {
  store: (owner, draft) => saveDraft('formDataDrayage', owner, draft),
  parts: ['formDataDrayage'],
};

/** The draft and when it was saved; null where there is none, or none this version understands. */
export const findDrayageDraft = async (owner: DraftOwner): Promise<(DrayageDraft & { saved_at: string }) | null> => {
  // The form works without a draft where the device stores nothing.
  const found = await readDraft('formDataDrayage', owner).catch(() => null);
  const stored = StoredDraft.safeParse(found?.value);
  return found && stored.success ? { ...withPendingRequest(stored.data), saved_at: found.saved_at } : null;
};
