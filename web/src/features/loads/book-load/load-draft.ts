import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { type DraftOwner, saveDraft } from '../../../platform/drafts.ts';
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
