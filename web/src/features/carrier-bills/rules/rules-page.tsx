import { type ChangeKind, changeKinds } from '@portal/contract/billing/invoice-change.ts';
import {
  carrierBillRules,
  type PassOnRule,
  passOnRules,
} from '@portal/contract/carrier-bills/carrier-bills.settings.ts';
import { keysOf, recordOf } from '@portal/contract/values/records.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { notify } from '../../../platform/notify.ts';
import { money, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { settingQuery } from '../../settings/settings.api.ts';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import { type ShownFields, TheirChanges } from '../../settings/versions/their-changes.tsx';
import { useSettingForm } from '../../settings/versions/use-setting-form.ts';
import classes from './rules-page.module.css';

type Rules = z.output<(typeof carrierBillRules)['schema']>;
type Stored = { value: Rules; version: number };

/** Each kind of change by itself: two people may change two of them. */
type Fields = Record<ChangeKind, PassOnRule> & { tolerance_amount: number | null; tolerance_percent: number | null };

const toForm = ({ pass_on, ...tolerance }: Rules): Fields => ({ ...tolerance, ...pass_on });
const toValue = ({ tolerance_amount, tolerance_percent, ...pass_on }: Fields) => ({
  tolerance_amount,
  tolerance_percent,
  pass_on,
});

/** How far a carrier's bill may be off, and which agreed differences shippers are billed for. */
export const RulesPage = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(carrierBillRules));
  return (
    <SettingsFrame name="carrier_bill_rules" text={t('carrier_bills.screens.rules.text')}>
      <Loaded query={query}>{(stored) => <RulesForm stored={stored} />}</Loaded>
    </SettingsFrame>
  );
};

const useShownRules = (): ShownFields<Fields> => {
  const { t } = useTranslation();
  return {
    tolerance_amount: { label: t('carrier_bills.screens.rules.amount'), text: (amount) => money(amount ?? 0) },
    tolerance_percent: {
      label: t('carrier_bills.screens.rules.percent'),
      text: (percent) => `${number(percent ?? 0, 2)} %`,
    },
    ...recordOf(changeKinds, (kind) => ({
      label: t(`carrier_bills.kinds.${kind}`),
      text: (rule: PassOnRule) => t(`carrier_bills.rules.${rule}`),
    })),
  };
};

/** The rules; where somebody else saved them meanwhile, both values of what both changed. */
const RulesForm = ({ stored }: { stored: Stored }) => {
  const { t } = useTranslation();
  const shown = useShownRules();
  const form = useSettingForm<(typeof carrierBillRules)['schema'], Fields>({
    setting: carrierBillRules,
    stored,
    fields: keysOf(shown),
    toForm,
    toValue,
    onSaved: () => notify.success(t('settings.form.saved')),
  });
  return (
    <CheckedForm form={form} className={classes.form}>
      <TheirChanges form={form} fields={shown} />
      <Card title={t('carrier_bills.screens.rules.tolerance')}>
        <p className={classes.text}>{t('carrier_bills.screens.rules.tolerance_text')}</p>
        <div className={classes.fields}>
          <NumberField
            label={t('carrier_bills.screens.rules.amount')}
            unit="USD"
            digits={2}
            {...form.field('tolerance_amount')}
          />
          <NumberField
            label={t('carrier_bills.screens.rules.percent')}
            unit="%"
            digits={2}
            {...form.field('tolerance_percent')}
          />
        </div>
      </Card>
      <Card title={t('carrier_bills.screens.rules.pass_on')}>
        <p className={classes.text}>{t('carrier_bills.screens.rules.pass_on_text')}</p>
        <div className={classes.fields}>
          {changeKinds.map((kind) => (
            <SelectField
              key={kind}
              label={t(`carrier_bills.kinds.${kind}`)}
              options={passOnRules.map((value) => ({
                value,
                label: t(`carrier_bills.rules.${value}`),
              }))}
              {...form.field(kind)}
            />
          ))}
        </div>
      </Card>
      <div>
        <Button type="submit" kind="primary" pending={form.pending}>
          {t('settings.form.save')}
        </Button>
      </div>
    </CheckedForm>
  );
};
