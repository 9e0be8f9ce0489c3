import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { type DraftOwner, saveDraft } from '../../../../platform/forms/drafts.ts';
import type { LoadForm } from './load-form.ts';
import type { DraftFrame } from '../../frame/use-booking-draft.ts';

export type LoadDraft = DraftFrame & {
  /** How it was asked for. */
  quote_type: QuoteType;
  form: LoadForm;
};

/** Keeps what was typed on this device; answers the moment, as ISO text. */
export const keepLoadDraft = async (
  owner: DraftOwner,
  { form: { line_items, ...form }, ...rest }: LoadDraft,
): Promise<string> => {
  await saveDraft('lineItems', owner, line_items);
  return saveDraft('formData', owner, { form, ...rest });
};
