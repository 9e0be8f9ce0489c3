import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Suggestion, SuggestField } from '../../../ui/fields/suggest-field.tsx';
import { CopyIcon } from '../../../ui/icons/action-icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { loadList } from '../../loads/loads.api.ts';
import { coverPrices } from '../insurance.api.ts';
import classes from '../insurance.module.css';
import { isInsurable } from '../may-insure.ts';
import { filledFrom } from './cargo-form.ts';
import type { CargoFormState } from './use-cargo-form.ts';

const shown = 8;

const suggestionOf = (load: LoadSummary): Suggestion<number> => ({
  key: String(load.id),
  label: `${load.id} · ${load.origin_city || load.origin_zip} → ${load.destination_city || load.destination_zip}`,
  detail: [date(load.pickup_date), load.po_number].filter(Boolean).join(' · '),
  value: load.id,
});

/** Fills the form from a booked load, whose cover the policy then is; or takes the load away again. */
export const LoadPicker = ({ form }: { form: CargoFormState }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { load_id } = form.values;
  if (load_id !== null) {
    return (
      <div className={classes.picked}>
        <b>{t('insurance.screens.form.of_load', { load: load_id })}</b>
        <Button kind="link" size="small" onClick={() => form.change({ load_id: null })}>
          {t('insurance.screens.form.without_load')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button icon={<CopyIcon size={16} />} onClick={() => setOpen(true)}>
        {t('insurance.screens.form.fill_from_load')}
      </Button>
      {isOpen && <LoadDialog form={form} onClose={() => setOpen(false)} />}
    </>
  );
};

const LoadDialog = ({ form, onClose }: { form: CargoFormState; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data } = useQuery(loadList({ limit: 50, ...(search && { search }) }));
  const insurable = (data?.items ?? []).filter(({ status }) => isInsurable(status));
  const pick = async (loadId: number) => {
    try {
      const { goods } = await client.fetchQuery(coverPrices(loadId));
      form.change({ ...filledFrom(goods), load_id: loadId });
      onClose();
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Dialog title={t('insurance.screens.form.fill_from_load')} onClose={onClose}>
      <SuggestField
        label={t('insurance.screens.form.load')}
        hint={t('insurance.screens.form.fill_hint')}
        text={text}
        onText={setText}
        suggestions={insurable.slice(0, shown).map(suggestionOf)}
        onPick={(loadId) => void pick(loadId)}
      />
      {data && insurable.length === 0 && (
        <p role="status" className={classes.note}>
          {t('insurance.screens.form.no_load')}
        </p>
      )}
    </Dialog>
  );
};
