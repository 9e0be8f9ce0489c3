import { useCallback, useRef } from 'react';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import { type DraftStorage, useKeptDraft } from '../../../platform/forms/use-kept-draft.ts';
import type { PendingRequest } from './pending-request.ts';

/** What a draft holds beside its form; the version of the load the typing began on is null for a new load. */
export type DraftFrame = { version: number | null; pendingRequest: PendingRequest | null };

type Initial = {
  load: { version: number } | null;
  draft: (DraftFrame & { saved_at: string }) | null;
  copiedFrom: number | null;
};

/** Stores the form on this device with the load's version and its pending request. `asDraft` must be stable. */
export const useBookingDraft = <F, D>(
  storage: DraftStorage<D>,
  owner: DraftOwner,
  { load, draft, copiedFrom }: Initial,
  asDraft: (form: F, frame: DraftFrame) => D,
) => {
  // A copy does not continue an earlier draft.
  const earlierDraft = copiedFrom === null ? draft : null;
  const version = useRef<number | null>(load?.version ?? null);
  const pendingRequest = useRef<PendingRequest | null>(earlierDraft?.pendingRequest ?? null);
  const { status, keep, flush, forget } = useKeptDraft(storage, owner, earlierDraft?.saved_at ?? null);
  const keepForm = useCallback(
    (form: F) => keep(asDraft(form, { version: version.current, pendingRequest: pendingRequest.current })),
    [keep, asDraft],
  );
  const saveNow = async (form: F) => {
    keepForm(form);
    await flush();
  };
  return { status, version, pendingRequest, keepForm, saveNow, forget };
};
