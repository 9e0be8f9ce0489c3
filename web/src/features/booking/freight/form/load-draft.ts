import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { loadChunk } from '../../../../platform/load-chunk.ts';
import { type DraftOwner, readDraft, saveDraft } from '../../../../platform/forms/drafts.ts';
import type { LoadForm } from './load-form.ts';
import type { DraftFrame } from '../../frame/use-booking-draft.ts';

export type LoadDraft = DraftFrame & {
  /** The way to quote it was typed for. */
  quote_type: QuoteType;
  form: LoadForm;
};

/** Saves a draft on this device and returns the time, as ISO text. */
export const saveLoadDraft = async (
  owner: DraftOwner,
  { form: { line_items, ...form }, ...rest }: LoadDraft,
): Promise<string> => {
  // Both begin at once: a page that is being left does not come back for the second.
  const [, saved_at] = await Promise.all([
    saveDraft('lineItems', owner, line_items),
    saveDraft('formData', owner, { form, ...rest }),
  ]);
  return saved_at;
};

/** The draft and when it was saved; null where there is none, or none this version understands. */
export const findLoadDraft = async (owner: DraftOwner): Promise<(LoadDraft & { saved_at: string }) | null> => {
  // The form works without a draft where the device stores nothing.
  const [stored, items] = await Promise.all([readDraft('formData', owner), readDraft('lineItems', owner)]).catch(
    () => [],
  );
  if (!stored || !items) return null;
  const { parseLoadDraft } = await loadChunk(() => import('./load-form-schema.ts'));
  const draft = parseLoadDraft(stored.value, items.value);
  return draft && { ...draft, saved_at: stored.saved_at };
};
