import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { Collection } from '@portal/contract/billing/collections/dunning.ts';
import { useQuery } from '@tanstack/react-query';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { invoiceCollection } from './collections.api.ts';
import classes from './collections.module.css';
import { ReminderList } from './reminder-list.tsx';

/** What is done to collect an invoice: the operator's alone, and nothing of what was never owed for long. */
export const CollectionCard = ({ invoice }: { invoice: InvoiceDetails }) =>
  mayDo(useMe(), 'post:billing') ? <OperatorsCard id={invoice.id} /> : null;

const OperatorsCard = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(invoiceCollection(id));
  if (data && !data.next && data.mailed.length === 0) return null;
  return (
    <Card title={t('billing.collect.invoice.title')}>
      {data ? (
        <Shown collection={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Skeleton height={40} />
      )}
    </Card>
  );
};

const Shown = ({ collection: { next, pause, mailed } }: { collection: Collection }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.stack}>
      {next && !pause && (
        <p>
          {t('billing.collect.invoice.next', {
            stage: t(`billing.collect.stages.${next.stage}`),
            date: date(next.on),
          })}
        </p>
      )}
      {pause && <p role="status">{t(`billing.collect.invoice.pauses.${pause}`)}</p>}
      {mailed.length > 0 && <ReminderList mailed={mailed} />}
    </div>
  );
};
