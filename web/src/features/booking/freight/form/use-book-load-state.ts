import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { useCallback } from 'react';
import type { DraftOwner } from '../../../../platform/forms/drafts.ts';
import type { DraftShelf } from '../../../../platform/forms/use-kept-draft.ts';
import { keepLoadDraft, type LoadDraft } from './load-draft.ts';
import type { LoadForm } from './load-form.ts';
import type { Opening } from './opening.ts';
import { loadCalls } from './send-load.ts';
import { useFormChoices } from './use-form-choices.ts';
import { useLoadForm } from './use-load-form.ts';
import { type DraftFrame, useOpenDraft } from './use-open-draft.ts';
import { useSending } from '../../frame/use-sending.ts';

// A new container's draft has a form of its own and stays.
const shelf: DraftShelf<LoadDraft> = { store: keepLoadDraft, parts: ['formData', 'lineItems'] };

/** Form, draft, sending and conflict of one open Book a Load. */
export const useBookLoadState = (
  owner: DraftOwner,
  opening: Opening,
  quoteType: QuoteType,
  trucks: readonly TruckType[],
) => {
  const asDraft = useCallback(
    (form: LoadForm, frame: DraftFrame): LoadDraft => ({ quote_type: quoteType, form, ...frame }),
    [quoteType],
  );
  const { status: draft, keepForm, ...kept } = useOpenDraft(shelf, owner, opening, asDraft);
  const { bookLoad, faultCount, check, refuse } = useLoadForm(quoteType, trucks, opening, keepForm);
  const { onConflict, ...choices } = useFormChoices(opening, kept.version, bookLoad);
  const sending = useSending({ calls: loadCalls(bookLoad.asking), load: opening.load, ...kept, refuse, onConflict });
  return { bookLoad, faultCount, check, draft, sending, ...choices };
};
