import { isTrackable } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Can } from '../../../platform/session/can.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { ShareIcon } from '../../../ui/icons/action-icons.tsx';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

type ShareLoadButtonProps = {
  load: Pick<LoadDetails, 'id' | 'status'>;
  /** Another action of the page comes first. */
  isSecond: boolean;
};

/** Shares a load, its papers by mail or its journey by a link; the main action once it is booked. */
export const ShareLoadButton = ({ load: { id, status }, isSecond }: ShareLoadButtonProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Can permission="post:share-files">
      <Button
        kind={isTrackable(status) && !isSecond ? 'primary' : 'default'}
        icon={<ShareIcon size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('sharing.share')}
      </Button>
      <Suspense>{open && <ShareDialog loadId={id} status={status} onClose={() => setOpen(false)} />}</Suspense>
    </Can>
  );
};
