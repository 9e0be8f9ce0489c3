import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../../../platform/api/api-error.ts';
import { notify } from '../../../../platform/notify.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { addView, savedViewList } from './saved-views.api.ts';
import { viewFiltersOf } from './saved-view-search.ts';
import { useListSearch } from '../list-search.ts';
import classes from './views.module.css';
import type { LoadList } from '../list-search.ts';

const form = 'save-view';
const longestName = 60;

/** Keeps the list as it is now under a name. */
export const SaveViewDialog = ({ list, onClose }: { list: LoadList; onClose: () => void }) => {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [missing, setMissing] = useState(false);
  const saving = useSaving(list, onClose);
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
        <Checkbox label={t('loads.my_loads.views.open_first')} checked={isDefault} onChange={setDefault} />
      </form>
    </Dialog>
  );
};

const useSaving = (list: LoadList, onDone: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [search, change] = useListSearch();
  return useMutation({
    mutationFn: (named: { name: string; is_default: boolean }) =>
      addView({ ...named, filters: viewFiltersOf(search), columns: list.table.columns }),
    onSuccess: async (view) => {
      await client.invalidateQueries({ queryKey: savedViewList.queryKey });
      change({ view: view.id, page: search.page }, { replace: true });
      notify.success(t('lists.views.saved', { name: view.name }));
      onDone();
    },
    // The dialog says it at the name.
    throwOnError: (error) => !(error instanceof ApiError),
  });
};
