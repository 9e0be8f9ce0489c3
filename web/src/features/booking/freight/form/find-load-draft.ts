import { type DraftOwner, readDraft } from '../../../../platform/forms/drafts.ts';
import type { LoadDraft } from './load-draft.ts';

/** What was typed last and when; null where there is nothing, or nothing this version understands. */
export const findLoadDraft = async (owner: DraftOwner): Promise<(LoadDraft & { saved_at: string }) | null> => {
  // A device that refuses to store is no reason not to work.
  const [kept, items] = await Promise.all([readDraft('formData', owner), readDraft('lineItems', owner)]).catch(
    () => [],
  );
  if (!kept || !items) return null;
  const { parseLoadDraft } = await import('./parse-load-draft.ts');
  const draft = parseLoadDraft(kept.value, items.value);
  return draft && { ...draft, saved_at: kept.saved_at };
};
