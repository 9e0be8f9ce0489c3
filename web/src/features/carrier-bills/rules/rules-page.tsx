import { type ChangeKind, changeKinds } from '@portal/contract/billing/invoice-change.ts';
import {
  carrierBillRules,
  type PassOnRule,
  passOnRules,
} from '@portal/contract/carrier-bills/carrier-bills.settings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { changeSetting, settingQuery } from '../../settings/settings.api.ts';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import classes from './rules-page.module.css';

type Fields = {
  tolerance_amount: number | null;
  tolerance_percent: number | null;
  pass_on: Record<ChangeKind, PassOnRule>;
};

type Stored = { value: z.output<(typeof carrierBillRules)['schema']>; version: number };

/** How far a carrier's bill may be off, and which agreed differences shippers are billed for. */
export const RulesPage = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useQuery(settingQuery(carrierBillRules));
  const [reads, setReads] = useState(0);
  const readAgain = () =>
    void client
      .fetchQuery({ ...settingQuery(carrierBillRules), staleTime: 0 })
      .then(() => setReads((count) => count + 1))
      .catch((error: unknown) => notify.failure(errorText(error)));
  return (
    <SettingsFrame name="carrier_bill_rules" text={t('carrier_bills.screens.rules.text')}>
      <Loaded query={query}>{(stored) => <RulesForm key={reads} stored={stored} onReadAgain={readAgain} />}</Loaded>
    </SettingsFrame>
  );
};

const useRulesForm = ({ value, version }: Stored) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useCheckedForm<Fields, unknown>({
    initial: value,
    check: (typed) => schemaFaults(carrierBillRules.schema, typed),
    send: async (typed) => {
      const next = carrierBillRules.schema.parse(typed);
      client.setQueryData(
        settingQuery(carrierBillRules).queryKey,
        await changeSetting(carrierBillRules, { value: next, version }),
      );
    },
    onSent: () => notify.success(t('settings.form.saved')),
  });
};

const RulesForm = ({ stored, onReadAgain }: { stored: Stored; onReadAgain: () => void }) => {
  const { t } = useTranslation();
  const form = useRulesForm(stored);
  const isOutdated = form.refusal instanceof ApiError && form.refusal.status === 409;
  return (
    <CheckedForm
      form={form}
      className={classes.form}
      errorAction={isOutdated && <Button onClick={onReadAgain}>{t('carrier_bills.screens.rules.read_again')}</Button>}
    >
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
              value={form.values.pass_on[kind]}
              onChange={(rule) => form.change({ pass_on: { ...form.values.pass_on, [kind]: rule } })}
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
