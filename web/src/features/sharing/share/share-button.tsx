import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Can } from '../../../platform/session/can.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { MailIcon } from '../../../ui/icons/status-icons.tsx';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

type ShareButtonProps = { loadId: number; documentIds?: readonly number[]; onShared?: () => void };

/** Opens the dialog that shares documents of a load. */
export const ShareButton = ({ loadId, documentIds = [], onShared }: ShareButtonProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Can permission="post:share-files">
      <Button size="small" icon={<MailIcon size={16} />} onClick={() => setOpen(true)}>
        {t('sharing.share')}
      </Button>
      {open && (
        <Suspense>
          <ShareDialog
            loadId={loadId}
            documentIds={documentIds}
            onClose={() => setOpen(false)}
            {...(onShared && { onShared })}
          />
        </Suspense>
      )}
    </Can>
  );
};
