import { ledgerNames } from '@portal/contract/billing/billing.settings.ts';
import { type LedgerNames, LedgerNames as Names } from '@portal/contract/billing/ledger-export.ts';
import { type LedgerAccount, ledgerAccounts } from '@portal/contract/billing/ledger.ts';
import { useQueryClient } from '@tanstack/react-query';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { changeSetting, settingQuery } from '../../settings/settings.api.ts';
import { SettingDrawer } from '../../settings/setting-drawer.tsx';
import classes from './ledger-page.module.css';

export type StoredNames = { value: LedgerNames; version: number };

/** What QuickBooks and Xero call the accounts of the books. */
export const NamesDrawer = ({ stored, onClose }: { stored: StoredNames; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useCheckedForm<LedgerNames, unknown>({
    initial: stored.value,
    check: (typed) => schemaFaults(Names, typed),
    send: async (value) => {
      const saved = await changeSetting(ledgerNames, { value, version: stored.version });
      client.setQueryData(settingQuery(ledgerNames).queryKey, saved);
    },
    onSent: () => {
      notify.success(t('settings.form.saved'));
      onClose();
    },
  });
  const { accounts } = form.values;
  const name = (account: LedgerAccount, change: Partial<LedgerNames['accounts'][LedgerAccount]>) =>
    form.change({ accounts: { ...accounts, [account]: { ...accounts[account], ...change } } });
  return (
    <SettingDrawer title={t('billing.screens.ledger.names_title')} form={form} onClose={onClose}>
      <p className={classes.quiet}>{t('billing.screens.ledger.names_text')}</p>
      {ledgerAccounts.map((account) => (
        <fieldset key={account} className={classes.names}>
          <legend>{t(`billing.ledger_accounts.${account}`)}</legend>
          <TextField
            label={t('billing.screens.ledger.quickbooks_name')}
            maxLength={100}
            value={accounts[account].quickbooks}
            error={form.faultOf(`accounts.${account}.quickbooks`)}
            onChange={(quickbooks) => name(account, { quickbooks })}
          />
          <TextField
            label={t('billing.screens.ledger.xero_code')}
            maxLength={10}
            value={accounts[account].xero}
            error={form.faultOf(`accounts.${account}.xero`)}
            onChange={(xero) => name(account, { xero })}
          />
        </fieldset>
      ))}
      <TextField
        label={t('billing.screens.ledger.xero_tax_rate')}
        hint={t('billing.screens.ledger.xero_tax_hint')}
        required
        {...form.field('xero_tax_rate')}
      />
    </SettingDrawer>
  );
};
