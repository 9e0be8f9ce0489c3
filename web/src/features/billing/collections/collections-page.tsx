import { dunning } from '@portal/contract/billing/billing.settings.ts';
import { dunningStages } from '@portal/contract/billing/collections/dunning-stages.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { MailPreview } from '../../settings/notifications/mail-preview.tsx';
import { settingQuery } from '../../settings/settings.api.ts';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import { type ShownFields, TheirChanges } from '../../settings/versions/their-changes.tsx';
import { useSettingForm } from '../../settings/versions/use-setting-form.ts';
import { WriteOffRulesCard } from './write-off-rules-card.tsx';
import classes from './collections.module.css';

type Dunning = z.output<(typeof dunning)['schema']>;

/** Each value by itself: two people may change two of them. */
type Fields = {
  is_on: boolean;
  friendly: number | null;
  firm: number | null;
  final: number | null;
  mails_a_day: number | null;
};

const toForm = ({ days, ...others }: Dunning): Fields => ({ ...others, ...days });
const toValue = ({ friendly, firm, final, ...others }: Fields) => ({ ...others, days: { friendly, firm, final } });

const samples = dunningStages.map((stage) => `reminder_${stage}` as const);

/** How overdue invoices are collected: whether and when accounts are reminded of them, and by which mails. */
export const CollectionsPage = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(dunning));
  return (
    <SettingsFrame name="collections" text={t('billing.collect.text')}>
      <Loaded query={query}>{(stored) => <DunningForm stored={stored} />}</Loaded>
      <WriteOffRulesCard />
      <MailPreview names={samples} />
    </SettingsFrame>
  );
};

const useShownFields = (): ShownFields<Fields> => {
  const { t } = useTranslation();
  const days = (label: string) => ({ label, text: (value: number | null) => String(value ?? '') });
  return {
    is_on: {
      label: t('billing.collect.reminders.send'),
      text: (isOn) => t(isOn ? 'billing.collect.reminders.yes' : 'billing.collect.reminders.no'),
    },
    friendly: days(t('billing.collect.reminders.first')),
    firm: days(t('billing.collect.reminders.second')),
    final: days(t('billing.collect.reminders.third')),
    mails_a_day: days(t('billing.collect.reminders.a_day')),
  };
};

const DunningForm = ({ stored }: { stored: { value: Dunning; version: number } }) => {
  const { t } = useTranslation();
  const shown = useShownFields();
  const form = useSettingForm<(typeof dunning)['schema'], Fields>({
    setting: dunning,
    stored,
    fields: keysOf(shown),
    toForm,
    toValue,
    onSaved: () => notify.success(t('settings.form.saved')),
  });
  const days = (name: 'friendly' | 'firm' | 'final') => {
    const { error, ...field } = form.field(name);
    return { ...field, error: error ?? form.faultOf(`days.${name}`) };
  };
  return (
    <CheckedForm form={form} className={classes.form}>
      <TheirChanges form={form} fields={shown} />
      <Card title={t('billing.collect.reminders.title')}>
        <Checkbox
          label={t('billing.collect.reminders.send')}
          checked={form.values.is_on}
          onChange={(is_on) => form.change({ is_on })}
        />
        <p className={classes.quiet}>{t('billing.collect.reminders.paused')}</p>
        <div className={classes.fields}>
          <NumberField label={t('billing.collect.reminders.first')} digits={0} {...days('friendly')} />
          <NumberField label={t('billing.collect.reminders.second')} digits={0} {...days('firm')} />
          <NumberField label={t('billing.collect.reminders.third')} digits={0} {...days('final')} />
          <NumberField label={t('billing.collect.reminders.a_day')} digits={0} {...form.field('mails_a_day')} />
        </div>
        <Button type="submit" kind="primary" pending={form.pending}>
          {t('settings.form.save')}
        </Button>
      </Card>
    </CheckedForm>
  );
};
