import { authCalls } from '@portal/contract/auth/auth.calls.ts';
import type { auth as authRows } from '@portal/contract/auth/auth.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { errorText } from '../../platform/api/api-error.ts';
import { notify } from '../../platform/notify.ts';
import { startActing } from '../../platform/session/acting-session.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Can } from '../../platform/session/can.tsx';
import { EnterIcon } from '../../ui/icons/action-icons.tsx';
import { Button } from '../../ui/primitives/button.tsx';

const auth = callsOf<typeof authRows>(authCalls);

/** Signs in as an account in this tab, with a full load so that nothing of the own account stays in memory. */
export const SignInAsButton = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(auth.signInAs, { params: { id: accountId } }),
    onSuccess: (session) => {
      startActing(session);
      window.location.assign('/');
    },
    onError: (error) => notify.failure(errorText(error)),
  });
  if (me.account.id === accountId || me.signed_in_as) return null;
  return (
    <Can permission="post:sign-in-as">
      <Button icon={<EnterIcon size={16} />} pending={isPending} onClick={() => mutate()}>
        {t('auth.sign_in_as')}
      </Button>
    </Can>
  );
};
