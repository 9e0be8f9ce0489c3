import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { Button } from '../../primitives/button.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { ErrorState } from '../../status/error-state.tsx';
import { IconButton } from '../../primitives/icon-button.tsx';
import { PencilIcon, StarIcon, TrashIcon } from '../../icons/action-icons.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { TextField } from '../../fields/text-field.tsx';
import type { ListViews, SavedListView, ViewName } from './list-views.ts';
import classes from './views.module.css';

/** A person's views: which comes first, what they are called, and which are not needed any more. */
export const ManageViewsDialog = ({ views, onClose }: { views: ListViews; onClose: () => void }) => {
  const { t } = useTranslation();
  const { data: saved, error, refetch } = views.useSaved();
  return (
    <Dialog
      title={t('lists.views.manage_title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('frame.kit.close')}</Button>}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!saved && !error && <Skeleton width={220} />}
      {saved?.length === 0 && <p className={classes.none}>{t('lists.views.none')}</p>}
      <ul className={classes.views}>
        {saved?.map((view) => (
          <ViewLine key={view.id} view={view} views={views} />
        ))}
      </ul>
    </Dialog>
  );
};

/** Changes the views and reads them again, whatever came of it. */
const useViewChange = <T,>(views: ListViews, change: (changed: T) => Promise<unknown>, onDone?: () => void) =>
  useMutation({
    mutationFn: change,
    onSuccess: () => onDone?.(),
    onError: notifyFailure,
    onSettled: views.reread,
  });

type ViewLineProps = { view: SavedListView; views: ListViews };

const ViewLine = ({ view, views }: ViewLineProps) => {
  const { t } = useTranslation();
  const [renaming, setRenaming] = useState(false);
  const change = useViewChange(views, (changed: Partial<ViewName>) => views.change(view.id, changed));
  const restore = useViewChange(views, () => views.restore(view));
  const remove = useViewChange(
    views,
    () => views.remove(view.id),
    () =>
      notify.success(t('lists.views.removed', { name: view.name }), {
        label: t('lists.views.undo'),
        run: () => restore.mutate(undefined),
      }),
  );
  if (renaming) return <RenameLine view={view} views={views} onDone={() => setRenaming(false)} />;
  return (
    <li className={classes.line}>
      {views.opensFirstOf && (
        <IconButton
          icon={StarIcon}
          label={views.opensFirstOf(view.name)}
          aria-pressed={view.is_default}
          className={classes.star ?? ''}
          onClick={() => change.mutate({ is_default: !view.is_default })}
        />
      )}
      <span className={classes.name}>{view.name}</span>
      <IconButton
        icon={PencilIcon}
        label={t('lists.views.rename', { name: view.name })}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon={TrashIcon}
        label={t('lists.views.remove', { name: view.name })}
        onClick={() => remove.mutate(undefined)}
      />
    </li>
  );
};

const RenameLine = ({ view, views, onDone }: ViewLineProps & { onDone: () => void }) => {
  const { t } = useTranslation();
  const [name, setName] = useState(view.name);
  const change = useViewChange(views, (changed: string) => views.change(view.id, { name: changed }), onDone);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === view.name) onDone();
    else if (name.trim() && !change.isPending) change.mutate(name.trim());
  };
  return (
    <li>
      <form
        className={classes.rename}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
      >
        <TextField
          label={t('lists.views.name')}
          hideLabel
          value={name}
          onChange={setName}
          maxLength={60}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
          autoFocus
          error={change.isError ? errorText(change.error) : undefined}
        />
        <Button type="submit" pending={change.isPending}>
          {t('lists.views.save_go')}
        </Button>
      </form>
    </li>
  );
};
