import { isBooked } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Can } from '../../../platform/session/can.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from './print-labels.module.css';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const LabelDialog = lazyDialog(async () => (await import('./label-dialog.tsx')).LabelDialog);

/** The line of the load's documents that opens the label dialog. */
export const PrintLabels = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (load.mode === 'drayage') return null;
  const units = load.line_items.reduce((total, item) => total + item.handling_unit_count, 0);
  const isReady = isBooked(load.status) && load.carrier !== null;
  return (
    <Can permission="get:shipping-label">
      <div className={classes.row}>
        <span className={classes.name}>{t('documents.labels.screen.row')}</span>
        <span className={classes.meta}>
          {isReady
            ? t('documents.labels.screen.row_meta', { count: units })
            : t('documents.labels.screen.after_accept')}
        </span>
        {isReady && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('documents.labels.screen.title')}
          </Button>
        )}
      </div>
      <Suspense>{open && <LabelDialog loadId={load.id} units={units} onClose={() => setOpen(false)} />}</Suspense>
    </Can>
  );
};
