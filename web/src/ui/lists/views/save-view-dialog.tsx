import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { Button } from '../../primitives/button.tsx';
import { Checkbox } from '../../fields/checkbox.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { TextField } from '../../fields/text-field.tsx';
import type { ListViews, ViewName } from './list-views.ts';
import classes from './views.module.css';

const form = 'save-view';
const longestName = 60;

/** Keeps the list as it is now under a name. */
export const SaveViewDialog = ({ views, onClose }: { views: ListViews; onClose: () => void }) => {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [missing, setMissing] = useState(false);
  const saving = useSaving(views, onClose);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() && !saving.isPending) saving.mutate({ name: name.trim(), is_default: isDefault });
  };
  const refusal = missing ? t('http.errors.required') : saving.error && errorText(saving.error);
  return (
    <Dialog
      title={t('lists.views.save_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('frame.confirm.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} pending={saving.isPending}>
            {t('lists.views.save_go')}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} noValidate onSubmit={submit}>
        <TextField
          label={t('lists.views.name')}
          value={name}
          onChange={setName}
          maxLength={longestName}
          required
          data-autofocus
          hint={t('lists.views.save_hint')}
          error={refusal}
        />
        {views.opensFirst && <Checkbox label={views.opensFirst} checked={isDefault} onChange={setDefault} />}
      </form>
    </Dialog>
  );
};

const useSaving = (views: ListViews, onDone: () => void) => {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (named: ViewName) => views.add(named),
    onSuccess: (view) => {
      notify.success(t('lists.views.saved', { name: view.name }));
      onDone();
    },
    // The dialog says it at the name.
    throwOnError: (error) => !(error instanceof ApiError),
  });
};
