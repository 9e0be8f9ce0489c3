import type { Connection } from '@portal/contract/carriers/connections.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { changeConnection, readCarriersAgain } from './connections.api.ts';

/** Takes a carrier off the requests for quotes after a question, or puts it back at once. */
export const SuspendButton = ({ carrier, onDone }: { carrier: Connection; onDone: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { id, name, enabled, version, under_way } = carrier;
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeConnection(id, { version, enabled: !enabled }),
    onSuccess: () => {
      notify.success(t(`settings.connections.suspend.${enabled ? 'done' : 'resumed'}`));
      readCarriersAgain(client);
      onDone();
    },
    onError: (error) => notify.failure(errorText(error)),
  });
  if (!enabled) {
    return (
      <Button pending={isPending} onClick={() => mutate()}>
        {t('settings.connections.suspend.resume')}
      </Button>
    );
  }
  return (
    <>
      <Button kind="ghost" onClick={() => setAsking(true)}>
        {t('settings.connections.suspend.suspend')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('settings.connections.suspend.title', { carrier: name })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('settings.form.cancel')}</Button>
              <Button kind="danger" pending={isPending} onClick={() => mutate()}>
                {t('settings.connections.suspend.suspend')}
              </Button>
            </>
          }
        >
          <p>{t('settings.connections.suspend.text')}</p>
          {under_way > 0 && <p>{t('settings.connections.suspend.under_way', { count: under_way })}</p>}
        </Dialog>
      )}
    </>
  );
};
