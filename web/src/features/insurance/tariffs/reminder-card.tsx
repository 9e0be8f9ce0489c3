import { insuranceReminderDays } from '@portal/contract/insurance/insurance.settings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { changeSetting, settingQuery } from '../../settings/settings.api.ts';
import classes from './tariffs.module.css';

/** How long before its end the buyer of a cover is reminded. */
export const ReminderCard = () => {
  const { data } = useQuery(settingQuery(insuranceReminderDays));
  return data ? <ReminderForm key={data.version} stored={data} /> : null;
};

const ReminderForm = ({ stored: { value, version } }: { stored: { value: number; version: number } }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = settingQuery(insuranceReminderDays);
  const form = useCheckedForm<{ days: number | null }, unknown>({
    initial: { days: value },
    check: (typed) => schemaFaults(z.object({ days: insuranceReminderDays.schema }), typed),
    send: async ({ days }) => {
      const next = insuranceReminderDays.schema.parse(days);
      client.setQueryData(queryKey, await changeSetting(insuranceReminderDays, { value: next, version }));
    },
    onSent: () => notify.success(t('settings.form.saved')),
  });
  return (
    <Card title={t('insurance.tariffs.cards.reminder')}>
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
