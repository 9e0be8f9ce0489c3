import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import { isOver } from '@portal/contract/loads/load-states.ts';
import { eventsFrom } from '@portal/contract/loads/load-status.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { LockIcon } from '../../../ui/icons/action-icons.tsx';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

/** Opens the cancel dialog; where a load cannot be cancelled, the button says why. */
export const CancelLoadButton = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [open, setOpen] = useState(false);
  const why = whyNotCancel(load, mayDo(me, 'post:cancellation'));
  return (
    <>
      <Button icon={why && <LockIcon size={16} />} disabledReason={why && t(why)} onClick={() => setOpen(true)}>
        {t('tendering.cancel.button')}
      </Button>
      {open && (
        <Suspense>
          <CancelDialog load={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const whyNotCancel = (load: LoadDetails, allowed: boolean): PhraseKey | null => {
  if (!allowed) return 'tendering.cancel.not_allowed';
  if (eventsFrom(load.status).includes('cancel')) return null;
  return isOver(load.status) ? 'tendering.cancel.over' : 'tendering.cancel.too_late';
};
