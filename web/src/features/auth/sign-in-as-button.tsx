import { authCalls } from '@portal/contract/auth/auth.calls.ts';
import type { auth as authRows } from '@portal/contract/auth/auth.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, callsOf } from '../../platform/api/api.ts';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { startActing } from '../../platform/session/acting-session.ts';
import { Can } from '../../platform/session/can.tsx';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { EnterIcon } from '../../ui/icons/action-icons.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Callout } from '../../ui/primitives/callout.tsx';

const auth = callsOf<typeof authRows>(authCalls);

type SignInAsProps = {
  account: { id: number; name: string };
  /** The path of the screen to begin with; the account's first one where none is named. */
  landing?: string;
  /** What the button says where it leads to that screen. */
  label?: string;
};

/** The way into an account below, or for the operator into any. */
export const SignInAsButton = ({ account, landing, label }: SignInAsProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const [isConfirming, setConfirming] = useState(false);
  if (me.account.id === account.id || me.signed_in_as) return null;
  return (
    <Can permission="post:sign-in-as">
      <Button icon={<EnterIcon size={16} />} onClick={() => setConfirming(true)}>
        {label ?? t('auth.sign_in_as.open')}
      </Button>
      {isConfirming && <SignInAsDialog account={account} landing={landing} onClose={() => setConfirming(false)} />}
    </Can>
  );
};

type SignInAsDialogProps = { account: SignInAsProps['account']; landing: string | undefined; onClose: () => void };

/** Says what it means, then signs in in this tab, with a full load so that nothing of the own account stays in memory. */
const SignInAsDialog = ({ account, landing = '/', onClose }: SignInAsDialogProps) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(auth.signInAs, { params: { id: account.id } }),
    onSuccess: (session) => {
      startActing(session);
      window.location.assign(landing);
    },
    onError: (error) => {
      onClose();
      notifyFailure(error);
    },
  });
  return (
    <Dialog
      title={t('auth.sign_in_as.title', { name: account.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('auth.sign_in_as.cancel')}</Button>
          <Button kind="primary" pending={isPending} onClick={() => mutate()} data-autofocus>
            {t('auth.sign_in_as.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('auth.sign_in_as.text')}</p>
      <Callout>
        <strong>{t('auth.sign_in_as.closed')}</strong> {t('auth.sign_in_as.closed_text')}
      </Callout>
    </Dialog>
  );
};
