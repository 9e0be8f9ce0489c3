import { QuoteType } from '@portal/contract/modes/quote-type-schema.ts';
import { z } from 'zod';
import { type DraftOwner, readDraft, saveDraft } from '../../../platform/drafts.ts';
import { ItemForm, LoadForm } from './load-form.ts';

const Attempt = z.object({ body: z.string(), key: z.string() });

const Kept = z.object({
  /** How it was asked for. */
  quote_type: QuoteType.default('ltl'),
  form: LoadForm.omit({ line_items: true }),
  /** The version of the load the typing began on; null for a load that has no number yet. */
  version: z.number().nullable(),
  attempt: Attempt.nullable(),
});
const KeptItems = z.array(ItemForm).min(1);

/** A request that may have arrived although no answer came back: the same body goes out under the same key. */
export type Attempt = z.infer<typeof Attempt>;

export type LoadDraft = {
  quote_type: z.infer<typeof QuoteType>;
  form: LoadForm;
  version: number | null;
  attempt: Attempt | null;
};

/** Keeps what was typed on this device; answers the moment, as ISO text. */
export const keepLoadDraft = async (
  owner: DraftOwner,
  { form: { line_items, ...form }, ...rest }: LoadDraft,
): Promise<string> => {
  await saveDraft('lineItems', owner, line_items);
  return saveDraft('formData', owner, { form, ...rest } satisfies z.infer<typeof Kept>);
};

/** What was typed last and when; null where there is nothing, or nothing this version understands. */
export const findLoadDraft = async (owner: DraftOwner): Promise<(LoadDraft & { saved_at: string }) | null> => {
  // A device that refuses to store is no reason not to work.
  const parts = await Promise.all([readDraft('formData', owner), readDraft('lineItems', owner)]).catch(() => null);
  const [kept, items] = [Kept.safeParse(parts?.[0]?.value), KeptItems.safeParse(parts?.[1]?.value)];
  if (!kept.success || !items.success || !parts?.[0]) return null;
  const { form, ...rest } = kept.data;
  return { ...rest, form: { ...form, line_items: items.data }, saved_at: parts[0].saved_at };
};
