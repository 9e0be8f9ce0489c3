import type { DraftPage } from '@portal/contract/rates/rate-table.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { phraseOf } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { isOutdated } from '../../settings/versions/use-versioned-form.ts';
import { sheetsByName } from '../grid/sheet-rows.ts';
import { changeDraft, publishDraft } from '../rates.api.ts';
import { ratesKeys } from '../rates.keys.ts';
import type { DraftEditor } from './use-draft-editor.ts';

const required = { phrase: phraseOf('http.required') };

type PublishDialogProps = { draft: DraftEditor; day: string; onClose: () => void };

/** The form of a draft's first day: saved with the draft, or put in use. A draft that somebody else saved is read again. */
const useFirstDay = ({ draft, day, onClose }: PublishDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, version, kind, carrier, series } = draft.page;
  const isPlan = useRef(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const published = async (from: string) => {
    notify.success(t('rates.editor.published', { day: date(from) }));
    await navigate({
      to: '/settings/rates/version',
      search: { kind, scac: carrier.scac, series: series.join('|'), from },
    });
    client.removeQueries({ queryKey: ratesKeys.draft(id) });
    await client.invalidateQueries({ queryKey: ratesKeys.all });
  };
  const planned = (next: DraftPage) => {
    draft.take(next, sheetsByName(next.sheets));
    void client.invalidateQueries({ queryKey: ratesKeys.list });
    notify.success(t('rates.editor.planned'));
    onClose();
  };
  const form = useCheckedForm({
    initial: { effective_from: day },
    check: ({ effective_from }) => ({
      ...(effective_from === '' && { effective_from: required }),
    }),
    send: async ({ effective_from }) => {
      setOvertaken(false);
      try {
        if (isPlan.current) return await changeDraft(id, { version, sheets: [], effective_from });
        await publishDraft(id, { version, effective_from });
        return effective_from;
      } catch (error) {
        if (isOutdated(error)) {
          await draft.takeTheirs();
          setOvertaken(true);
        }
        throw error;
      }
    },
    onSent: (saved) => (typeof saved === 'string' ? published(saved) : planned(saved)),
  });
  const submit = (plans: boolean) => () => {
    isPlan.current = plans;
    form.submit();
  };
  return { form, isOvertaken, plan: submit(true), publish: submit(false) };
};

/** Names the first day a draft counts from, which is saved with the draft, and puts it in use. */
export const PublishDialog = (props: PublishDialogProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const { draft, onClose } = props;
  const { form, isOvertaken, plan, publish } = useFirstDay(props);
  const { changed_by, draft_from } = draft.page;
  const name = changed_by ?? '–';
  return (
    <Dialog
      title={t('rates.editor.publish_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.form.cancel')}</Button>
          <Button onClick={plan}>{t('rates.editor.plan')}</Button>
          <Button kind="primary" pending={form.pending} onClick={publish}>
            {t('rates.editor.publish')}
          </Button>
        </>
      }
    >
      <CheckedForm
        form={{ ...form, submit: publish, error: isOvertaken ? null : form.error }}
        className={frameClasses.form}
      >
        {isOvertaken && (
          <Callout kind="danger">
            {draft_from !== null && draft_from !== form.values.effective_from
              ? t('rates.editor.planned_by', { name, day: date(draft_from) })
              : t('rates.editor.saved_by', { name })}
          </Callout>
        )}
        <p>{t('rates.editor.publish_text')}</p>
        <DateField label={t('rates.editor.first_day')} min={operatorDay(me)} {...form.field('effective_from')} />
      </CheckedForm>
    </Dialog>
  );
};
