import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import type { LoadToPrice } from './load-to-price.ts';

const QuoteByHandDrawer = lazyDialog(async () => (await import('./quote-by-hand-drawer.tsx')).QuoteByHandDrawer);
const HandBackDialog = lazyDialog(async () => (await import('./hand-back-dialog.tsx')).HandBackDialog);

/** For operations, while a load waits for its price: quote it, or hand it back to be changed. */
export const OperationsButtons = ({ load }: { load: LoadToPrice }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'quote' | 'hand_back' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen('quote')}>
        {t('drayage.load.by_hand.open')}
      </Button>
      <Button onClick={() => setOpen('hand_back')}>{t('drayage.load.hand_back.open')}</Button>
      <Suspense>
        {open === 'quote' && <QuoteByHandDrawer load={load} onClose={close} />}
        {open === 'hand_back' && <HandBackDialog loadId={load.id} onClose={close} />}
      </Suspense>
    </>
  );
};
