import { z } from 'zod';

const StoredRequest = z.object({ body: z.string(), key: z.string() }).nullable();

/** What every stored booking draft holds beside its form. */
export const storedDraftFields = {
  /** The version of the load the typing began on; null for a load that has no number yet. */
  version: z.number().nullable(),
  pendingRequest: StoredRequest.default(null),
  /** The pending request, in drafts that earlier versions of the portal stored. */
  attempt: StoredRequest.default(null),
};

type StoredDraft = Record<'pendingRequest' | 'attempt', z.infer<typeof StoredRequest>>;

/** A stored draft with its pending request under one name, whichever version of the portal stored it. */
export const withPendingRequest = <D extends StoredDraft>({ attempt, ...draft }: D) => ({
  ...draft,
  pendingRequest: draft.pendingRequest ?? attempt,
});
