import { z } from 'zod';
import { type DraftOwner, readDraft, saveDraft } from '../../../../platform/forms/drafts.ts';
import type { DraftShelf } from '../../../../platform/forms/use-kept-draft.ts';
import { DrayageForm } from '../../../drayage/form/drayage-form.ts';

const Kept = z.object({
  form: DrayageForm,
  /** The version of the load the typing began on; null for a load that has no number yet. */
  version: z.number().nullable(),
  /** A request that may have arrived although no answer came back: the same body goes out under the same key. */
  attempt: z.object({ body: z.string(), key: z.string() }).nullable(),
});
export type DrayageDraft = z.infer<typeof Kept>;

/** Where the form of a container is kept on this device. */
export const drayageShelf: DraftShelf<DrayageDraft> = {
  store: (owner, draft) => saveDraft('formDataDrayage', owner, draft),
  parts: ['formDataDrayage'],
};

/** What was typed last and when; null where there is nothing, or nothing this version understands. */
export const findDrayageDraft = async (owner: DraftOwner): Promise<(DrayageDraft & { saved_at: string }) | null> => {
  // A device that refuses to store is no reason not to work.
  const found = await readDraft('formDataDrayage', owner).catch(() => null);
  const kept = Kept.safeParse(found?.value);
  return found && kept.success ? { ...kept.data, saved_at: found.saved_at } : null;
};
