import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { type DraftOwner, readDraft, saveDraft } from '../../../platform/drafts.ts';
import type { LoadForm } from './load-form.ts';

/** A request that may have arrived although no answer came back: the same body goes out under the same key. */
export type Attempt = { body: string; key: string };

export type LoadDraft = {
  /** How it was asked for. */
  quote_type: QuoteType;
  form: LoadForm;
  /** The version of the load the typing began on; null for a load that has no number yet. */
  version: number | null;
  attempt: Attempt | null;
};

/** Keeps what was typed on this device; answers the moment, as ISO text. */
export const keepLoadDraft = async (
  owner: DraftOwner,
  { form: { line_items, ...form }, ...rest }: LoadDraft,
): Promise<string> => {
  await saveDraft('lineItems', owner, line_items);
  return saveDraft('formData', owner, { form, ...rest });
};

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
