import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../platform/can.tsx';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import classes from './head-button.module.css';

const QuoteFileDialog = lazy(async () => ({ default: (await import('./quote-file-dialog.tsx')).QuoteFileDialog }));

/** The statuses in which a load has prices that can be passed on. */
const priced: readonly LoadStatus[] = ['quotes received', 'quoted', 'declined'];

type QuoteFileButtonProps = {
  load: LoadDetails;
  excluded: readonly number[];
  /** Without its word on phones. */
  compact?: boolean;
};

/** Opens the paper of a load's quotes, where the load has prices. */
export const QuoteFileButton = ({ load, excluded, compact }: QuoteFileButtonProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!priced.includes(load.status)) return null;
  return (
    <Can permission="get:quote-file">
      <Button
        icon={<DownloadIcon size={16} />}
        aria-label={t('quotes.download.title')}
        title={t('quotes.download.title')}
        onClick={() => setOpen(true)}
      >
        <span className={compact ? classes.wide : undefined}>{t('quotes.download.open')}</span>
      </Button>
      <Suspense>
        {open && <QuoteFileDialog loadId={load.id} excluded={excluded} onClose={() => setOpen(false)} />}
      </Suspense>
    </Can>
  );
};
