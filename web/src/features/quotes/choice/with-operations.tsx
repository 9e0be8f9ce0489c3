import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { Suspense } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { dateAndTime } from '../../../platform/words/format.ts';
import { CheckCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { loadToPrice } from '../../drayage/quote-by-hand/load-to-price.ts';
import { loadAddress } from '../../loads/addresses.ts';
import classes from './with-operations.module.css';

const OperationsButtons = lazyPart(
  async () => (await import('../../drayage/quote-by-hand/operations-buttons.tsx')).OperationsButtons,
);

/** In the place of quotes while operations make the price: since when, and what happens next. */
export const WithOperations = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const [date, time] = dateAndTime(load.operations_since ?? load.updated_at);
  return (
    <div className={classes.received} role="status">
      <CheckCircleIcon size={24} className={classes.icon ?? ''} />
      <h2 className={classes.title}>{t('quotes.operations.title')}</h2>
      <p className={classes.text}>{t('quotes.operations.since', { date, time })}</p>
      <p className={classes.text}>{t('quotes.operations.next')}</p>
      <div className={classes.actions}>
        <Can permission="post:operations-quote">
          <Suspense>
            <OperationsButtons load={loadToPrice(load, t)} />
          </Suspense>
        </Can>
        <LinkButton {...loadAddress(load.id)}>{t('quotes.selection.open_load')}</LinkButton>
      </div>
    </div>
  );
};
