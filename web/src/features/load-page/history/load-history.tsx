import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { loadHistory } from '../../loads/history.api.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { historyLines } from './history-lines.ts';
import { NewestLines } from './history-timeline.tsx';
import classes from './load-history.module.css';
import { WholeHistory } from './whole-history.tsx';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const Drawer = lazyDialog(async () => (await import('../../../ui/overlays/drawer.tsx')).Drawer);

type LoadHistoryProps = {
  load: LoadDetails;
  /** Inside a card that has its heading already. */
  bare?: boolean;
};

/** The newest history lines; a drawer shows the whole history. */
export const LoadHistory = ({ load, bare }: LoadHistoryProps) => {
  const { t } = useTranslation();
  const [isWholeOpen, setIsWholeOpen] = useState(false);
  const history = useQuery(loadHistory(load.id));
  const lines = historyLines(history.data?.items ?? [], load, t);
  const open = lines.length > 0 && (
    <Button kind="link" size="small" onClick={() => setIsWholeOpen(true)}>
      {history.data ? t('loads.history.all', { count: history.data.total }) : t('loads.history.whole')}
    </Button>
  );
  const content = (
    <>
      {history.isPending && <Skeleton height={120} />}
      {history.isError && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      {history.isSuccess && lines.length === 0 && <p className={classes.none}>{t('loads.history.none.all')}</p>}
      {history.isSuccess && <NewestLines lines={lines} isMoving={load.status === 'in transit'} />}
      {isWholeOpen && (
        <Suspense>
          <Drawer opened onClose={() => setIsWholeOpen(false)} title={t('loads.page.history')}>
            <WholeHistory load={load} />
          </Drawer>
        </Suspense>
      )}
    </>
  );
  if (!bare) {
    return (
      <Card title={t('loads.page.history')} aside={open}>
        {content}
      </Card>
    );
  }
  return (
    <>
      {content}
      {open && <div className={classes.open}>{open}</div>}
    </>
  );
};
