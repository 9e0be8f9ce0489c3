import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { Collection } from '@portal/contract/billing/collections/dunning.ts';
import { isPayable } from '@portal/contract/billing/invoice-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { invoiceCollection } from './collections.api.ts';
import classes from './collections.module.css';
import { PromiseDrawer } from './promise-drawer.tsx';
import { PromiseList } from './promise-list.tsx';
import { ReminderList } from './reminder-list.tsx';
import { WriteOffDrawer } from './write-off-drawer.tsx';
import { WriteOffList } from './write-off-list.tsx';

/** What is done to collect an invoice: the operator's alone, and nothing of what was never owed for long. */
export const CollectionCard = ({ invoice }: { invoice: InvoiceDetails }) =>
  mayDo(useMe(), 'post:billing') ? <OperatorsCard invoice={invoice} /> : null;

const isEmpty = ({ next, mailed, promises, write_offs }: Collection): boolean =>
  !next && mailed.length + promises.length + write_offs.length === 0;

const isWriteOffAsked = ({ write_offs: [latest] }: Collection): boolean => latest?.status === 'waiting';

const OperatorsCard = ({ invoice }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(invoiceCollection(invoice.id));
  const [opened, setOpened] = useState<'promise' | 'write_off' | null>(null);
  const close = () => setOpened(null);
  const me = useMe();
  const isOpen = isPayable(invoice.status);
  if (data && isEmpty(data) && !isOpen) return null;
  return (
    <Card
      title={t('billing.collect.invoice.title')}
      aside={isOpen && <Button onClick={() => setOpened('promise')}>{t('billing.collect.promise.note')}</Button>}
    >
      {data ? (
        <Shown collection={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Skeleton height={40} />
      )}
      {isOpen && data && !me.signed_in_as && !isWriteOffAsked(data) && (
        <div className={classes.after}>
          <Button kind="ghost" onClick={() => setOpened('write_off')}>
            {t('billing.collect.write_off.action')}
          </Button>
        </div>
      )}
      {opened === 'promise' && <PromiseDrawer invoices={[invoice]} onClose={close} />}
      {opened === 'write_off' && <WriteOffDrawer invoice={invoice} onClose={close} />}
    </Card>
  );
};

const Shown = ({
  collection: { invoice_id, next, pause, mailed, promises, write_offs },
}: {
  collection: Collection;
}) => {
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
      {write_offs.length > 0 && <WriteOffList invoice={invoice_id} writeOffs={write_offs} />}
      {promises.length > 0 && <PromiseList invoice={invoice_id} promises={promises} />}
      {mailed.length > 0 && (
        <>
          <h3>{t('billing.collect.account.latest')}</h3>
          <ReminderList mailed={mailed} />
        </>
      )}
    </div>
  );
};
