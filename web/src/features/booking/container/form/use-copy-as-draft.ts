import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { notify } from '../../../../platform/notify.ts';
import type { BookDrayage } from './drayage-context.ts';
import type { InitialDrayageForm } from './initial-form.ts';

/** A copied container is a draft from the start: a reload brings back what is typed, and not the copy again. */
export const useCopyAsDraft = (
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
