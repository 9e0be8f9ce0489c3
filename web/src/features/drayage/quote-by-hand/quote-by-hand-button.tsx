import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../platform/can.tsx';
import { Button } from '../../../ui/button.tsx';

const QuoteByHandDrawer = lazy(async () => ({
  default: (await import('./quote-by-hand-drawer.tsx')).QuoteByHandDrawer,
}));

/** For operations, while a container waits for its price: opens the quote to fill in. */
export const QuoteByHandButton = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Can permission="post:operations-quote">
      <Button kind="primary" onClick={() => setOpen(true)}>
        {t('drayage.load.by_hand.open')}
      </Button>
      {open && (
        <Suspense>
          <QuoteByHandDrawer load={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  );
};
