import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useMemo } from 'react';
import type { DraftOwner } from '../../../../platform/forms/drafts.ts';
import { useMe } from '../../../../platform/session/current-user.ts';
import type { DraftFrame } from '../../frame/use-booking-draft.ts';
import { useBookingForm } from '../../frame/use-booking-form.ts';
import type { DrayageForm } from '../../../drayage/form/drayage-form.ts';
import { checkDrayage } from './check-drayage.ts';
import type { BookDrayage } from './drayage-context.ts';
import { type DrayageDraft, drayageShelf } from './drayage-draft.ts';
import type { InitialDrayageForm } from './initial-form.ts';
import { drayageCalls } from './send-drayage.ts';
import { useCopyAsDraft } from './use-copy-as-draft.ts';

const asDraft = (form: DrayageForm, frame: DraftFrame): DrayageDraft => ({ form, ...frame });
const calls = () => drayageCalls;

/** Form, draft, sending and conflict of one open container. */
export const useBookDrayageState = (owner: DraftOwner, initial: InitialDrayageForm) => {
  const email = useMe().settings.operations_email;
  const { control, change, ...state } = useBookingForm<DrayageForm, DrayageLoad, DrayageDraft>({
    owner,
    initial,
    shelf: drayageShelf,
    asDraft,
    check: (form) => checkDrayage(form, email),
    calls,
  });
  useCopyAsDraft(initial, change);
  const book = useMemo<BookDrayage>(
    () => ({
      control,
      change,
      set: (fields) => change((current) => ({ ...current, ...fields }), ...Object.keys(fields)),
    }),
    [control, change],
  );
  return { ...state, book };
};
