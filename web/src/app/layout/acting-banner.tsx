import { authCalls } from '@portal/contract/auth/auth.calls.ts';
import type { auth as authRows } from '@portal/contract/auth/auth.contract.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, callsOf } from '../../platform/api/api.ts';
import { returnToOwnAccount } from '../../platform/session/session-end.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button } from '../../ui/primitives/button.tsx';
import classes from './acting-banner.module.css';

const auth = callsOf<typeof authRows>(authCalls);

/** Says on every screen for which account this tab acts, and leads back to the own one, by itself when the time is over. */
export const ActingBanner = ({ account, until }: { account: Me['account']; until: string }) => {
  const { t } = useTranslation();
  const back = useMutation({
    mutationFn: () => api(auth.signOut, {}),
    // Without a connection the session ends by its time.
    onSettled: returnToOwnAccount,
  });
  useEffect(() => {
    const timer = setTimeout(returnToOwnAccount, Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <div className={classes.banner} role="status">
      <span>{t('frame.signed_in_as.text', { account: account.name, time: dateAndTime(until)[1] })}</span>
      <Button size="small" pending={back.isPending} onClick={() => back.mutate()}>
        {t('frame.signed_in_as.back')}
      </Button>
    </div>
  );
};
