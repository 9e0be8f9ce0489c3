import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { Suspense } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { dateAndTime } from '../../../platform/words/format.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { loadToPrice } from '../../drayage/quote-by-hand/load-to-price.ts';
import { Received } from '../../drayage/received/received.tsx';
import { loadAddress } from '../../loads/addresses.ts';

const OperationsButtons = lazyPart(
  async () => (await import('../../drayage/quote-by-hand/operations-buttons.tsx')).OperationsButtons,
);

/** In the place of quotes while operations make the price: since when, and what happens next. */
export const WithOperations = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const [date, time] = dateAndTime(load.operations_since ?? load.updated_at);
  return (
    <Received
      title={t('quotes.operations.title')}
      lines={[t('quotes.operations.since', { date, time }), t('quotes.operations.next')]}
      actions={
        <>
          <Can permission="post:operations-quote">
            <Suspense>
              <OperationsButtons load={loadToPrice(load, t)} />
            </Suspense>
          </Can>
          <LinkButton {...loadAddress(load.id)}>{t('quotes.selection.open_load')}</LinkButton>
        </>
      }
    />
  );
};
