import { QuoteType } from '@portal/contract/modes/quote-type-schema.ts';
import { z } from 'zod';
import type { LoadDraft } from './load-draft.ts';
import { ItemForm, LoadForm } from './load-form-schema.ts';

const Kept = z.object({
  quote_type: QuoteType.default('ltl'),
  form: LoadForm.omit({ line_items: true }),
  version: z.number().nullable(),
  attempt: z.object({ body: z.string(), key: z.string() }).nullable(),
});
const KeptItems = z.array(ItemForm).min(1);

/** The stored parts of a draft put together again; null where this version does not understand them. */
export const parseLoadDraft = (keptValue: unknown, itemsValue: unknown): LoadDraft | null => {
  const [kept, items] = [Kept.safeParse(keptValue), KeptItems.safeParse(itemsValue)];
  if (!kept.success || !items.success) return null;
  const { form, ...rest } = kept.data;
  return { ...rest, form: { ...form, line_items: items.data } };
};
