import type { Account } from '@portal/contract/accounts/account.ts';
import { useState } from 'react';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useChangeAccount } from '../accounts.api.ts';
import classes from '../form/account-form.module.css';
import { AddressFields, CompanyFields, CreditFields } from '../form/company-fields.tsx';
import { companyBody, companyFaults, companyOf } from '../form/company-form.ts';
import { FormDrawer } from '../form/form-drawer.tsx';

type EditAccountDrawerProps = { account: Account; onClose: () => void };

/** Company and terms of an account. Somebody else's newer version is shown on the page behind, and asked about here. */
export const EditAccountDrawer = ({ account, onClose }: EditAccountDrawerProps) => {
  const { t } = useTranslation();
  const change = useChangeAccount(account);
  const [initial] = useState(() => companyOf(account));
  const form = useCheckedForm({
    initial,
    check: companyFaults,
    send: (typed) => change.mutateAsync(companyBody(typed)),
    onSent: () => {
      notify.success(t('accounts.page.saved'));
      onClose();
    },
  });
  return (
    <FormDrawer title={t('accounts.page.edit_title', { name: account.name })} form={form} onClose={onClose}>
      <div className={classes.fields}>
        <CompanyFields form={form} />
      </div>
      <AddressFields form={form} />
      <CreditFields form={form} />
    </FormDrawer>
  );
};
