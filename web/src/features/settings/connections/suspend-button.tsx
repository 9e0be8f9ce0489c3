import type { Connection } from '@portal/contract/carriers/connections.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { changeConnection, readCarriersAgain } from './connections.api.ts';

/** Takes a carrier off the requests for quotes after a question, or puts it back at once. */
export const SuspendButton = ({ carrier, onDone }: { carrier: Connection; onDone: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { id, name, enabled, version, under_way } = carrier;
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeConnection(id, { version, enabled: !enabled }),
    onSuccess: () => {
      notify.success(t(`settings.carriers.connections.suspend.${enabled ? 'done' : 'resumed'}`));
      readCarriersAgain(client);
      onDone();
    },
    onError: notifyFailure,
  });
  if (!enabled) {
    return (
      <Button pending={isPending} onClick={() => mutate()}>
        {t('settings.carriers.connections.suspend.resume')}
      </Button>
    );
  }
  return (
    <>
      <Button kind="ghost" onClick={() => setConfirming(true)}>
        {t('settings.carriers.connections.suspend.suspend')}
      </Button>
      {isConfirming && (
        <Dialog
          title={t('settings.carriers.connections.suspend.title', { carrier: name })}
          onClose={() => setConfirming(false)}
          actions={
            <>
              <Button onClick={() => setConfirming(false)}>{t('settings.form.cancel')}</Button>
              <Button kind="danger" pending={isPending} onClick={() => mutate()}>
                {t('settings.carriers.connections.suspend.suspend')}
              </Button>
            </>
          }
        >
          <p>{t('settings.carriers.connections.suspend.text')}</p>
          {under_way > 0 && <p>{t('settings.carriers.connections.suspend.under_way', { count: under_way })}</p>}
        </Dialog>
      )}
    </>
  );
};
