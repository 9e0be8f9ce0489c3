import type { AccountSummary } from '@portal/contract/accounts/account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { moveAccount } from '../accounts.api.ts';
import { accountKeys } from '../accounts.keys.ts';
import { AccountPicker, type PickedAccount } from '../form/account-picker.tsx';
import classes from '../form/account-form.module.css';

type MoveDialogProps = { account: Pick<AccountSummary, 'id' | 'name' | 'parent'>; onClose: () => void };

/** Puts the account, with all below it, below another one; emptied, below none. */
export const MoveDialog = ({ account, onClose }: MoveDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useCheckedForm<{ parent_id: PickedAccount | null }, unknown>({
    initial: { parent_id: account.parent },
    check: () => ({}),
    send: ({ parent_id }) => moveAccount(account, parent_id?.id ?? null),
    onSent: () => {
      void client.invalidateQueries({ queryKey: accountKeys.all });
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
        <AccountPicker
          label={t('accounts.fields.parent')}
          placeholder={t('accounts.search_hint')}
          {...form.field('parent_id')}
        />
      </CheckedForm>
    </Dialog>
  );
};
