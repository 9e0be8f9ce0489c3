import { type AccountDunning, DunningTermsInput } from '@portal/contract/billing/collections/dunning.ts';
import { type DunningStage, dunningStages } from '@portal/contract/billing/collections/dunning-stages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SettingDrawer } from '../../settings/setting-drawer.tsx';
import { billingKeys } from '../billing.keys.ts';
import { changeDunning } from './collections.api.ts';

type Fields = { is_dunned: boolean; has_own: boolean } & Record<DunningStage, number | null>;

const labels = { friendly: 'first', firm: 'second', final: 'third' } as const satisfies Record<DunningStage, string>;

type DunningDrawerProps = { name: string; dunning: AccountDunning; onClose: () => void };

/** Whether an account is reminded of overdue invoices, and after how many days where those are not the usual ones. */
export const DunningDrawer = ({ name, dunning, onClose }: DunningDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const bodyOf = ({ is_dunned, has_own, friendly, firm, final }: Fields) => ({
    is_dunned,
    days: has_own ? { friendly, firm, final } : null,
    version: dunning.version,
  });
  const form = useCheckedForm<Fields, unknown>({
    initial: { is_dunned: dunning.is_dunned, has_own: dunning.days !== null, ...(dunning.days ?? dunning.usual_days) },
    check: (typed) => {
      const faults = schemaFaults(DunningTermsInput, bodyOf(typed));
      return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field.replace('days.', ''), fault]));
    },
    send: (typed) => changeDunning(dunning.account_id, DunningTermsInput.parse(bodyOf(typed))),
    onSent: () => {
      void client.invalidateQueries({ queryKey: billingKeys.all });
      notify.success(t('billing.collect.account.saved'));
      onClose();
    },
  });
  const { is_dunned, has_own } = form.values;
  return (
    <SettingDrawer title={t('billing.collect.account.change_title', { account: name })} form={form} onClose={onClose}>
      <Checkbox
        label={t('billing.collect.account.send')}
        checked={is_dunned}
        onChange={(checked) => form.change({ is_dunned: checked })}
      />
      {is_dunned && (
        <Checkbox
          label={t('billing.collect.account.own_days')}
          checked={has_own}
          onChange={(checked) => form.change({ has_own: checked })}
        />
      )}
      {is_dunned &&
        has_own &&
        dunningStages.map((stage) => (
          <NumberField
            key={stage}
            label={t(`billing.collect.reminders.${labels[stage]}`)}
            digits={0}
            {...form.field(stage)}
          />
        ))}
    </SettingDrawer>
  );
};
