import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../platform/api/api-error.ts';
import { notify } from '../../../../platform/notify.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { ErrorState } from '../../../../ui/status/error-state.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { PencilIcon, StarIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { addView, changeView, type NewView, removeView, savedViewList } from './saved-views.api.ts';
import classes from './views.module.css';

/** A person's views: which comes first, what they are called, and which are not needed any more. */
export const ManageViewsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const { data: views, error, refetch } = useQuery(savedViewList);
  return (
    <Dialog
      title={t('lists.views.manage_title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('frame.kit.close')}</Button>}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!views && !error && <Skeleton width={220} />}
      {views?.length === 0 && <p className={classes.none}>{t('lists.views.none')}</p>}
      <ul className={classes.views}>
        {views?.map((view) => (
          <ViewLine key={view.id} view={view} />
        ))}
      </ul>
    </Dialog>
  );
};

/** Changes the views and reads them again, whatever came of it. */
const useViewChange = <T,>(change: (asked: T) => Promise<unknown>, onDone?: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => onDone?.(),
    onError: (error) => notify.failure(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: savedViewList.queryKey }),
  });
};

const ViewLine = ({ view }: { view: SavedView }) => {
  const { t } = useTranslation();
  const [renaming, setRenaming] = useState(false);
  const change = useViewChange((asked: Partial<NewView>) => changeView(view.id, asked));
  const restore = useViewChange(() => addView(view));
  const remove = useViewChange(
    () => removeView(view.id),
    () =>
      notify.success(t('lists.views.removed', { name: view.name }), {
        label: t('lists.views.undo'),
        run: () => restore.mutate(undefined),
      }),
  );
  if (renaming) return <RenameLine view={view} onDone={() => setRenaming(false)} />;
  return (
    <li className={classes.line}>
      <IconButton
        icon={StarIcon}
        label={t('loads.my_loads.views.open_first_of', { name: view.name })}
        aria-pressed={view.is_default}
        className={classes.star ?? ''}
        onClick={() => change.mutate({ is_default: !view.is_default })}
      />
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

const RenameLine = ({ view, onDone }: { view: SavedView; onDone: () => void }) => {
  const { t } = useTranslation();
  const [name, setName] = useState(view.name);
  const change = useViewChange((asked: string) => changeView(view.id, { name: asked }), onDone);
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
          error={change.error && errorText(change.error)}
        />
        <Button type="submit" pending={change.isPending}>
          {t('lists.views.save_go')}
        </Button>
      </form>
    </li>
  );
};
