import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { resetSecondFactor } from './users.api.ts';

type ResetSecondFactorProps = { userId: number; name: string; onReset: () => void };

/** For a user who lost phone and recovery codes: takes the second factor away after a question. */
export const ResetSecondFactor = ({ userId, name, onReset }: ResetSecondFactorProps) => {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => resetSecondFactor(userId),
    onSuccess: onReset,
    onError: (error) => notify.failure(errorText(error)),
  });
  return (
    <>
      <Button onClick={() => setConfirming(true)}>{t('users.manage.second_factor.reset')}</Button>
      {isConfirming && (
        <Dialog
          title={t('users.manage.second_factor.title', { name })}
          onClose={() => setConfirming(false)}
          actions={
            <>
              <Button onClick={() => setConfirming(false)}>{t('users.manage.cancel')}</Button>
              <Button kind="danger" pending={isPending} onClick={() => mutate()}>
                {t('users.manage.second_factor.reset')}
              </Button>
            </>
          }
        >
          <p>{t('users.manage.second_factor.text')}</p>
        </Dialog>
      )}
    </>
  );
};
