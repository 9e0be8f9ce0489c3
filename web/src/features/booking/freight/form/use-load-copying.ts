import { isEnabled } from '@portal/contract/modes/quote-types.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { errorText } from '../../../../platform/api/api-error.ts';
import { useMe } from '../../../../platform/session/current-user.ts';
import { notify } from '../../../../platform/notify.ts';
import type { Edit } from '../../../../platform/forms/use-validated-form.ts';
import { bookingAddress } from '../../../loads/addresses.ts';
import type { LoadForm } from './load-form.ts';
import { copyOf, type InitialLoadForm } from './initial-form.ts';

type Copying = { getValues: () => LoadForm; change: (edit: Edit<LoadForm>) => void };

/** Copies an earlier load into the form; that can be undone. */
export const useLoadCopying = (initial: InitialLoadForm, { getValues, change }: Copying) => {
  const { t } = useTranslation();
  const router = useRouter();
  const flags = useMe().settings.can_dispatch_modes;
  const [copying, setCopying] = useState<number | null>(null);

  const notifyCopied = (id: number, before: LoadForm) =>
    notify.success(t('loads.book.copy.copied', { id }), {
      label: t('loads.book.draft.undo'),
      run: () => change(() => before),
    });

  const { copiedFrom, draft, fresh, start } = initial;
  useEffect(() => {
    if (copiedFrom === null) return;
    // The copy is stored as a draft, so that a reload restores the draft and does not copy again.
    router.history.replace(router.state.location.pathname);
    change(() => ({ ...start }));
    notifyCopied(copiedFrom, draft?.form ?? fresh);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens with a load to copy
  }, [copiedFrom]);

  const copy = async (id: number): Promise<boolean> => {
    setCopying(id);
    try {
      const { form: copied, quote_type } = await copyOf(id);
      const before = getValues();
      change(() => copied);
      if (quote_type !== 'drayage' && isEnabled(quote_type, flags)) {
        void router.navigate({ ...bookingAddress(quote_type), state: { chosen_by_tab: true } });
      }
      notifyCopied(id, before);
      return true;
    } catch (error) {
      notify.failure(`${t('loads.book.errors.copy_failed')} ${errorText(error)}`);
      return false;
    } finally {
      setCopying(null);
    }
  };
  return { copying, copy };
};
