import { isTenderable } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Can } from '../../../platform/session/can.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { storedExclusions } from '../carriers/excluded-carriers.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const QuoteFileDialog = lazyDialog(async () => (await import('./quote-file-dialog.tsx')).QuoteFileDialog);

/** Opens the download of a load’s quotes on the load page, without the carriers excluded on this device. */
export const QuoteFileButton = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!isTenderable(load.status)) return null;
  return (
    <Can permission="get:quote-file">
      <Button icon={<DownloadIcon size={16} />} onClick={() => setOpen(true)}>
        {t('quotes.download.title')}
      </Button>
      <Suspense>
        {open && (
          <QuoteFileDialog loadId={load.id} excluded={storedExclusions(load.id)} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Can>
  );
};
