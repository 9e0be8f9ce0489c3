import type { Account } from '@portal/contract/accounts/account.ts';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PencilIcon, TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { PauseIcon } from '../../../ui/icons/status-icons.tsx';
import { ActionMenu } from '../../../ui/overlays/action-menu.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { SignInAsButton } from '../../auth/sign-in-as-button.tsx';
import { useChangeAccount, useCloseAccount } from '../accounts.api.ts';
import classes from '../form/account-form.module.css';
import { EditAccountDrawer } from './edit-account-drawer.tsx';

type Opened = 'edit' | 'suspend' | 'close' | null;

/** What may be done with the account as a whole; nothing with the operator's own and with one that is closed. */
export const AccountActions = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>(null);
  const phone = usePhone();
  const close = () => setOpened(null);
  const suspend = { label: t('accounts.page.suspend'), icon: PauseIcon, onSelect: () => setOpened('suspend') };
  const change = useChangeAccount(account);
  const restore = () =>
    change.mutate(
      { status: 'active' },
      {
        onSuccess: () => notify.success(t('accounts.page.restored', { name: account.name })),
        onError: notifyFailure,
      },
    );
  if (account.is_operator || account.status === 'closed') return null;
  return (
    <div className={classes.buttons}>
      <Button kind="ghost" icon={<PencilIcon size={16} />} onClick={() => setOpened('edit')}>
        {t('accounts.page.edit')}
      </Button>
      {account.status === 'active' ? (
        !phone && (
          <Button kind="ghost" icon={<PauseIcon size={16} />} onClick={suspend.onSelect}>
            {suspend.label}
          </Button>
        )
      ) : (
        <Button pending={change.isPending} onClick={restore}>
          {t('accounts.page.restore')}
        </Button>
      )}
      {account.status === 'active' && <SignInAsButton account={account} />}
      <ActionMenu
        label={t('accounts.page.more')}
        actions={[
          ...(phone && account.status === 'active' ? [suspend] : []),
          { label: t('accounts.page.close'), icon: TrashIcon, onSelect: () => setOpened('close') },
        ]}
      />
      {opened === 'edit' && <EditAccountDrawer account={account} onClose={close} />}
      {opened === 'suspend' && <SuspendDialog account={account} onClose={close} />}
      {opened === 'close' && <CloseDialog account={account} onClose={close} />}
    </div>
  );
};

type QuestionProps = {
  title: string;
  text: string;
  action: string;
  pending: boolean;
  onYes: () => void;
  onClose: () => void;
};

const Question = ({ title, text, action, pending, onYes, onClose }: QuestionProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('accounts.cancel')}
          </Button>
          <Button kind="danger" pending={pending} onClick={onYes}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
};

type DialogProps = { account: Account; onClose: () => void };

/** Asks before everybody of the account is signed out. */
const SuspendDialog = ({ account, onClose }: DialogProps) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useChangeAccount(account);
  const onYes = () =>
    mutate(
      { status: 'suspended' },
      {
        onSuccess: () => notify.success(t('accounts.page.suspended', { name: account.name })),
        onError: notifyFailure,
        onSettled: onClose,
      },
    );
  return (
    <Question
      title={t('accounts.page.suspend_title', { name: account.name })}
      text={t('accounts.page.suspend_text', { count: account.users })}
      action={t('accounts.page.suspend')}
      pending={isPending}
      onYes={onYes}
      onClose={onClose}
    />
  );
};

/** Asks before the account is closed for good. */
const CloseDialog = ({ account, onClose }: DialogProps) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useCloseAccount(account.id);
  const onYes = () =>
    mutate(undefined, {
      onSuccess: () => notify.success(t('accounts.page.closed', { name: account.name })),
      onError: notifyFailure,
      onSettled: onClose,
    });
  return (
    <Question
      title={t('accounts.page.close_title', { name: account.name })}
      text={t('accounts.page.close_text')}
      action={t('accounts.page.close')}
      pending={isPending}
      onYes={onYes}
      onClose={onClose}
    />
  );
};
