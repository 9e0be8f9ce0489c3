import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ListViews, SavedListView } from './list-views.ts';

/** Has a saved view keep the list as it is on screen, and says so. */
export const useReplacedView = (views: ListViews, onDone?: () => void) => {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (view: SavedListView) => views.replace(view),
    onSuccess: (_done, { name }) => {
      notify.success(t('lists.views.replaced', { name }));
      onDone?.();
    },
    onError: notifyFailure,
    onSettled: views.reread,
  });
};
