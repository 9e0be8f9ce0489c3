import type { DraftPage } from '@portal/contract/rates/rate-table.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { phraseOf } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { date } from '../../../platform/words/format.ts';
import { today } from '../../../platform/words/today.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { publishDraft } from '../rates.api.ts';
import { ratesKeys } from '../rates.keys.ts';

const required = { phrase: phraseOf('http.required') };

type PublishDialogProps = { page: DraftPage; day: string; onDay: (day: string) => void; onClose: () => void };

/** Names the first day a draft counts from, and puts it in use. A day that was named stays, published or not. */
export const PublishDialog = ({ page, day, onDay, onClose }: PublishDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, version, kind, carrier, series } = page;
  const form = useCheckedForm({
    initial: { effective_from: day < today() ? today() : day },
    check: ({ effective_from }) => ({
      ...(effective_from === '' && { effective_from: required }),
    }),
    send: (body) => publishDraft(id, { version, ...body }),
    onSent: async () => {
      const from = form.values.effective_from;
      notify.success(t('rates.editor.published', { day: date(from) }));
      await navigate({
        to: '/settings/rates/version',
        search: { kind, scac: carrier.scac, series: series.join('|'), from },
      });
      client.removeQueries({ queryKey: ratesKeys.draft(id) });
      await client.invalidateQueries({ queryKey: ratesKeys.all });
    },
  });
  const close = () => {
    if (form.values.effective_from !== '') onDay(form.values.effective_from);
    onClose();
  };
  return (
    <Dialog
      title={t('rates.editor.publish_title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('settings.form.cancel')}</Button>
          <Button kind="primary" pending={form.pending} onClick={form.submit}>
            {t('rates.editor.publish')}
          </Button>
        </>
      }
    >
      <CheckedForm form={form} className={frameClasses.form}>
        <p>{t('rates.editor.publish_text')}</p>
        <DateField label={t('rates.editor.first_day')} min={today()} {...form.field('effective_from')} />
      </CheckedForm>
    </Dialog>
  );
};
