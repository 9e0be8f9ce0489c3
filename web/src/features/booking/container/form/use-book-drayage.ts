import type { DraftOwner } from '../../../../platform/forms/drafts.ts';
import { useFormChoices } from '../../freight/form/use-form-choices.ts';
import { type DraftFrame, useOpenDraft } from '../../freight/form/use-open-draft.ts';
import { useSending } from '../../frame/use-sending.ts';
import { type DrayageDraft, drayageShelf } from './drayage-draft.ts';
import type { DrayageForm } from '../../../drayage/form/drayage-form.ts';
import type { Opening } from './opening.ts';
import { drayageCalls } from './send-drayage.ts';
import { useCopyAsDraft } from './use-copy-as-draft.ts';
import { useDrayageForm } from './use-drayage-form.ts';

const asDraft = (form: DrayageForm, frame: DraftFrame): DrayageDraft => ({ form, ...frame });

/** Form, draft, sending and conflict of one open container. */
export const useBookDrayageState = (owner: DraftOwner, opening: Opening) => {
  const { status: draft, keepForm, ...kept } = useOpenDraft(drayageShelf, owner, opening, asDraft);
  const { book, faultCount, check, refuse } = useDrayageForm(opening.start, keepForm);
  useCopyAsDraft(opening, book.change);
  const { onConflict, ...choices } = useFormChoices(opening, kept.version, book);
  const sending = useSending({ calls: drayageCalls, load: opening.load, ...kept, refuse, onConflict });
  return { book, faultCount, check, draft, sending, ...choices };
};
