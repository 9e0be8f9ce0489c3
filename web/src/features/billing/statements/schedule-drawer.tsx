import { lastScheduleDay, ScheduleInput, type StatementSchedule } from '@portal/contract/billing/statement-mails.ts';
import { splitAddresses } from '@portal/contract/sharing/split-addresses.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { SettingDrawer } from '../../settings/setting-drawer.tsx';
import { billingKeys } from '../billing.keys.ts';
import { LanguageChoice } from '../language-choice.tsx';
import { addressFaults } from './address-faults.ts';
import { changeSchedule } from './statement-mails.api.ts';
import classes from './statement-page.module.css';

type Fields = { day_of_month: string; recipients: string; language: Language };

const days = Array.from({ length: lastScheduleDay }, (_, index) => String(index + 1));

/** On which day the statement of the month before is mailed, to whom, and in which language. */
export const ScheduleDrawer = ({ schedule, onClose }: { schedule: StatementSchedule; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const bodyOf = ({ day_of_month, recipients, language }: Fields): ScheduleInput => ({
    day_of_month: Number(day_of_month),
    recipients: splitAddresses(recipients),
    language,
    version: schedule.version,
  });
  const form = useCheckedForm<Fields, unknown>({
    initial: {
      day_of_month: String(schedule.day_of_month),
      recipients: schedule.recipients.join(', '),
      language: schedule.language,
    },
    check: (typed) => addressFaults('recipients', schemaFaults(ScheduleInput, bodyOf(typed))),
    send: (typed) => changeSchedule(schedule.account_id, bodyOf(typed)),
    onSent: () => {
      void client.invalidateQueries({ queryKey: billingKeys.schedules });
      notify.success(t('billing.screens.statement.mail.saved'));
      onClose();
    },
  });
  return (
    <SettingDrawer title={t('billing.screens.statement.mail.title')} form={form} onClose={onClose}>
      <TextAreaField
        label={t('billing.screens.statement.mail.recipients')}
        hint={t('billing.screens.statement.mail.recipients_hint')}
        inputMode="email"
        autoComplete="off"
        {...form.field('recipients')}
      />
      <SelectField
        label={t('billing.screens.statement.mail.day')}
        hint={t('billing.screens.statement.mail.day_hint')}
        options={days.map((day) => ({ value: day, label: day }))}
        {...form.field('day_of_month')}
      />
      <LanguageChoice value={form.values.language} onChange={(language) => form.change({ language })} />
      <p className={classes.quiet}>{t('billing.screens.statement.mail.language_hint')}</p>
    </SettingDrawer>
  );
};
