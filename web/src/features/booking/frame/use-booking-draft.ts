import { useCallback, useRef } from 'react';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import { type DraftStorage, useKeptDraft } from '../../../platform/forms/use-kept-draft.ts';
import type { PendingRequest } from './pending-request.ts';

/** What a draft says beside its form: the version the typing began on, null for a load without a number yet. */
export type DraftFrame = { version: number | null; pendingRequest: PendingRequest | null };

type Initial = {
  load: { version: number } | null;
  draft: (DraftFrame & { saved_at: string }) | null;
  copiedFrom: number | null;
};

/** Keeps what is typed into a form on this device, with the load's version and the request it was sent by. `asDraft` is stable. */
export const useBookingDraft = <F, D>(
  storage: DraftStorage<D>,
  owner: DraftOwner,
  { load, draft, copiedFrom }: Initial,
  asDraft: (form: F, frame: DraftFrame) => D,
) => {
  // A copy is a new beginning: an earlier draft is none of its.
  const found = copiedFrom === null ? draft : null;
  const version = useRef<number | null>(load?.version ?? null);
  const pendingRequest = useRef<PendingRequest | null>(found?.pendingRequest ?? null);
  const { status, keep, flush, forget } = useKeptDraft(storage, owner, found?.saved_at ?? null);
  const keepForm = useCallback(
    (form: F) => keep(asDraft(form, { version: version.current, pendingRequest: pendingRequest.current })),
    [keep, asDraft],
  );
  const secure = async (form: F) => {
    keepForm(form);
    await flush();
  };
  return { status, version, pendingRequest, keepForm, secure, forget };
};
