import { writeOffs } from '@portal/contract/billing/billing.settings.ts';
import { useQuery } from '@tanstack/react-query';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { settingQuery } from '../../settings/settings.api.ts';
import { Loaded } from '../../settings/settings-frame.tsx';
import { TheirChanges } from '../../settings/versions/their-changes.tsx';
import { useSettingForm } from '../../settings/versions/use-setting-form.ts';
import classes from './collections.module.css';

type Fields = { alone_up_to: number | null };

/** Up to which amount one person writes off alone. */
export const WriteOffRulesCard = () => {
  const query = useQuery(settingQuery(writeOffs));
  return <Loaded query={query}>{(stored) => <RulesForm stored={stored} />}</Loaded>;
};

const RulesForm = ({ stored }: { stored: { value: { alone_up_to: number }; version: number } }) => {
  const { t } = useTranslation();
  const label = t('billing.collect.write_off.limit');
  const form = useSettingForm<(typeof writeOffs)['schema'], Fields>({
    setting: writeOffs,
    stored,
    fields: ['alone_up_to'],
    toForm: (value) => ({ ...value }),
    toValue: (typed) => typed,
    onSaved: () => notify.success(t('settings.form.saved')),
  });
  return (
    <CheckedForm form={form} className={classes.form}>
      <TheirChanges form={form} fields={{ alone_up_to: { label, text: (amount) => money(amount ?? 0) } }} />
      <Card title={t('billing.collect.write_off.rules')}>
        <p className={classes.quiet}>{t('billing.collect.write_off.rules_text')}</p>
        <div className={classes.fields}>
          <NumberField label={label} unit="USD" digits={2} {...form.field('alone_up_to')} />
        </div>
        <Button type="submit" kind="primary" pending={form.pending}>
          {t('settings.form.save')}
        </Button>
      </Card>
    </CheckedForm>
  );
};
