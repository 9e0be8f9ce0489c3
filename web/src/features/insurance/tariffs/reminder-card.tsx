import { insuranceReminderDays } from '@portal/contract/insurance/insurance.settings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { changeSetting, settingQuery } from '../../settings/settings.api.ts';
import { TheirChanges } from '../../settings/versions/their-changes.tsx';
import { useVersionedForm } from '../../settings/versions/use-versioned-form.ts';
import classes from './tariffs.module.css';

/** How long before its end the buyer of a cover is reminded. */
export const ReminderCard = () => {
  const { data } = useQuery(settingQuery(insuranceReminderDays));
  return data ? <ReminderForm read={data} /> : null;
};

type Read = { value: number; version: number };
type Fields = { days: number | null };

const stored = ({ value, version }: Read) => ({ values: { days: value }, version });

const useReminderForm = (read: Read) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = settingQuery(insuranceReminderDays);
  return useVersionedForm<Fields, Read>({
    initial: { days: read.value },
    version: read.version,
    fields: ['days'],
    check: (typed) => schemaFaults(z.object({ days: insuranceReminderDays.schema }), typed),
    read: async () => stored(await client.fetchQuery({ ...query, staleTime: 0 })),
    send: async ({ days }, version = read.version) => {
      const value = insuranceReminderDays.schema.parse(days);
      const saved = await changeSetting(insuranceReminderDays, { value, version });
      client.setQueryData(query.queryKey, saved);
      return saved;
    },
    stays: stored,
    onSent: () => notify.success(t('settings.form.saved')),
  });
};

const ReminderForm = ({ read }: { read: Read }) => {
  const { t } = useTranslation();
  const form = useReminderForm(read);
  return (
    <Card title={t('insurance.tariffs.cards.reminder')}>
      <TheirChanges form={form} fields={{ days: { label: t('insurance.settings.reminder_days') } }} />
      <CheckedForm form={form} className={classes.reminder}>
        <NumberField
          label={t('insurance.settings.reminder_days')}
          hint={t('insurance.tariffs.hints.reminder_days')}
          digits={0}
          {...form.field('days')}
        />
        <Button type="submit" pending={form.pending}>
          {t('insurance.tariffs.save_reminder')}
        </Button>
      </CheckedForm>
    </Card>
  );
};
