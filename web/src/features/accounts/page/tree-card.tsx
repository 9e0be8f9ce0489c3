import type { Account } from '@portal/contract/accounts/account.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { AccountBadge } from '../../../ui/primitives/account-badge.tsx';
import { AccountState } from '../account-state.tsx';
import { accountList } from '../accounts.api.ts';
import { accountAddress, newAccountAddress } from '../addresses.ts';
import classes from './account-page.module.css';
import { MoveDialog } from './move-dialog.tsx';

const mostBelow = 50;

/** The account above this one and those right below it. */
export const TreeCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const [isMoving, setMoving] = useState(false);
  const { data, error, refetch } = useQuery(accountList({ parent_id: account.id, limit: mostBelow }));
  const isOpen = account.status !== 'closed';
  return (
    <Card
      title={t('accounts.page.tree')}
      aside={
        isOpen && (
          <>
            <Button kind="link" size="small" onClick={() => setMoving(true)}>
              {t('accounts.page.move')}
            </Button>
            <LinkButton kind="link" size="small" {...newAccountAddress(account.id)}>
              {t('accounts.page.add_below')}
            </LinkButton>
          </>
        )
      }
    >
      <ul className={classes.tree}>
        {account.parent && (
          <li>
            <AccountBadge {...account.parent} />
            <Link {...accountAddress(account.parent.id)}>{account.parent.name}</Link>
          </li>
        )}
        <li data-level={account.parent ? 1 : 0} data-own>
          <AccountBadge id={account.id} name={account.name} />
          <span>{account.name}</span>
          <span className={classes.note}>{t('accounts.page.this_account')}</span>
        </li>
        {data?.items.map((child) => (
          <li key={child.id} data-level={account.parent ? 2 : 1}>
            <AccountBadge id={child.id} name={child.name} />
            <Link {...accountAddress(child.id)}>{child.name}</Link>
            <span className={classes.note}>
              {child.status === 'active' ? (
                t('accounts.loads', { count: child.loads_30_days })
              ) : (
                <AccountState status={child.status} />
              )}
            </span>
          </li>
        ))}
      </ul>
      {!data && !error && <Skeleton height={44} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && data.total === 0 && <p className={classes.note}>{t('accounts.page.none_below')}</p>}
      {data && data.total > data.items.length && (
        <p className={classes.note}>{t('accounts.page.more_below', { count: data.total - data.items.length })}</p>
      )}
      {isMoving && <MoveDialog account={account} onClose={() => setMoving(false)} />}
    </Card>
  );
};
