import type { Account } from '@portal/contract/accounts/account.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useChangeAccount } from '../accounts.api.ts';
import { AccountPicker, type PickedAccount } from '../form/account-picker.tsx';
import classes from '../form/account-form.module.css';

/** Puts the account, with all below it, below another one; emptied, below none. */
export const MoveDialog = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const { t } = useTranslation();
  const change = useChangeAccount(account);
  const form = useCheckedForm<{ parent_id: PickedAccount | null }, Account>({
    initial: { parent_id: account.parent },
    check: () => ({}),
    send: ({ parent_id }) => change.mutateAsync({ parent_id: parent_id?.id ?? null }),
    onSent: () => {
      notify.success(t('accounts.page.moved', { name: account.name }));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('accounts.page.move_title', { name: account.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('accounts.cancel')}</Button>
          <Button kind="primary" pending={form.pending} onClick={form.submit}>
            {t('accounts.page.move')}
          </Button>
        </>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        <p className={classes.text}>{t('accounts.page.move_text')}</p>
        <AccountPicker label={t('accounts.fields.parent')} {...form.field('parent_id')} />
      </CheckedForm>
    </Dialog>
  );
};
