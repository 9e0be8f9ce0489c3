import type { AccountDunning } from '@portal/contract/billing/collections/dunning.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { accountDunning } from './collections.api.ts';
import classes from './collections.module.css';
import { DunningDrawer } from './dunning-drawer.tsx';
import { ReminderList } from './reminder-list.tsx';

/** When an account is reminded of overdue invoices, and the reminders it got: the operator's alone. */
export const DunningCard = ({ account }: { account: { id: number; name: string } }) => {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(accountDunning(account.id));
  const [isChanging, setChanging] = useState(false);
  return (
    <Card
      title={t('billing.collect.account.title')}
      aside={data && <Button onClick={() => setChanging(true)}>{t('billing.collect.account.change')}</Button>}
    >
      {data ? (
        <Terms dunning={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Skeleton height={60} />
      )}
      {data && isChanging && <DunningDrawer name={account.name} dunning={data} onClose={() => setChanging(false)} />}
    </Card>
  );
};

const Terms = ({ dunning: { is_on, is_dunned, days, usual_days, mailed } }: { dunning: AccountDunning }) => {
  const { t } = useTranslation();
  const { friendly, firm, final } = days ?? usual_days;
  const after = { friendly: String(friendly), firm: String(firm), final: String(final) };
  return (
    <div className={classes.stack}>
      {!is_dunned ? (
        <p>{t('billing.collect.account.off')}</p>
      ) : (
        <>
          <p>{t('billing.collect.account.on', after)}</p>
          <p className={classes.quiet}>
            {t(days ? 'billing.collect.account.own' : 'billing.collect.account.usual')}{' '}
            {!is_on && t('billing.collect.account.all_off')}
          </p>
        </>
      )}
      <h3>{t('billing.collect.account.latest')}</h3>
      {mailed.length > 0 ? (
        <ReminderList mailed={mailed} namesInvoices />
      ) : (
        <p className={classes.quiet}>{t('billing.collect.account.none')}</p>
      )}
    </div>
  );
};
