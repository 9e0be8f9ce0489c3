import { isBooked } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Can } from '../../../platform/session/can.tsx';
import { PrintIcon, TagIcon } from '../../../ui/icons/action-icons.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
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
      <li className={classes.row}>
        <TagIcon size={16} />
        <span className={classes.name}>{t('documents.labels.screen.row')}</span>
        <span className={classes.meta}>
          {isReady
            ? t('documents.labels.screen.row_meta', { count: units })
            : t('documents.labels.screen.after_accept')}
        </span>
        {isReady && (
          <IconButton
            size="small"
            icon={PrintIcon}
            label={t('documents.labels.screen.title')}
            onClick={() => setOpen(true)}
          />
        )}
      </li>
      <Suspense>{open && <LabelDialog loadId={load.id} units={units} onClose={() => setOpen(false)} />}</Suspense>
    </Can>
  );
};
