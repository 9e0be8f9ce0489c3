import { isOver } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Can } from '../../../platform/session/can.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const StopDrawer = lazyDialog(async () => (await import('./stop-drawer.tsx')).StopDrawer);

/** Opens the drawer of a stop, as long as it can change. */
export const ChangeStopButton = ({ load, stop }: { load: LoadDetails; stop: Stop }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!mayChangeStop(load, stop)) return null;
  return (
    <Can permission="patch:stops">
      <Button
        kind="link"
        size="small"
        aria-label={t(`tendering.stop_change.title_${stop.type}`)}
        onClick={() => setOpen(true)}
      >
        {t('tendering.stop_change.open')}
      </Button>
      <Suspense>{open && <StopDrawer load={load} stop={stop} onClose={() => setOpen(false)} />}</Suspense>
    </Can>
  );
};

/** Whether a stop may change: not after delivery, and the pickup not once in transit. */
const mayChangeStop = (load: LoadDetails, stop: Stop): boolean =>
  !isOver(load.status) && !(load.status === 'in transit' && stop.id === load.stops[0]?.id);
