import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { notify } from '../../../../platform/notify.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import type { DraftOwner } from '../../../../platform/forms/drafts.ts';
import { useMe } from '../../../../platform/session/current-user.ts';
import type { DraftFrame } from '../../frame/use-booking-draft.ts';
import { useBookingForm } from '../../frame/use-booking-form.ts';
import type { DrayageForm } from '../../../drayage/form/drayage-form.ts';
import { checkDrayage } from './check-drayage.ts';
import type { BookDrayage } from './drayage-context.ts';
import { type DrayageDraft, drayageDraftStorage } from './drayage-draft.ts';
import type { InitialDrayageForm } from './initial-form.ts';
import { drayageSending } from './send-drayage.ts';

const asDraft = (form: DrayageForm, frame: DraftFrame): DrayageDraft => ({ form, ...frame });
const calls = () => drayageSending;

/** State of the container's booking form: values, draft, sending and conflict. */
export const useBookDrayageState = (owner: DraftOwner, initial: InitialDrayageForm) => {
  const email = useMe().settings.operations_email;
  const { control, change, ...state } = useBookingForm<DrayageForm, DrayageLoad, DrayageDraft>({
    owner,
    initial,
    storage: drayageDraftStorage,
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

/** Saves a copied container as a draft at once, so that a reload restores the draft and does not copy again. */
const useCopyAsDraft = (
  { copiedFrom, start, draft, fresh }: InitialDrayageForm,
  change: BookDrayage['change'],
): void => {
  const { t } = useTranslation();
  const router = useRouter();
  useEffect(() => {
    if (copiedFrom === null) return;
    router.history.replace(router.state.location.pathname);
    change(() => ({ ...start }));
    notify.success(t('loads.book.copy.copied', { id: copiedFrom }), {
      label: t('loads.book.draft.undo'),
      run: () => change(() => draft?.form ?? fresh),
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens with a load to copy
  }, [copiedFrom]);
};
