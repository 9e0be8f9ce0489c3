import type { Account } from '@portal/contract/accounts/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import layout from '../../../ui/layout/detail-page.module.css';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { AccountBadge } from '../../../ui/primitives/account-badge.tsx';
import { AccountState } from '../account-state.tsx';
import { AccountTags } from '../account-tags.tsx';
import { accountDetails } from '../accounts.api.ts';
import { accountsAddress } from '../addresses.ts';
import { AccountActions } from './account-actions.tsx';
import classes from './account-page.module.css';
import { AccountTabs } from './account-tabs.tsx';

type AccountFrameProps = {
  /** What stands below the tabs, once the account of the address is read. */
  children: (account: Account) => ReactNode;
};

/** What the screens of one account share: its name and state, what may be done with it, and its parts as tabs. */
export const AccountFrame = ({ children }: AccountFrameProps) => {
  const { t } = useTranslation();
  const id = Number(useParams({ strict: false }).account);
  const { data, error, refetch } = useQuery(accountDetails(id));
  throwIfNotFound(error);
  const name = data?.name ?? '';
  usePageTitle(name || t('accounts.title'));
  useBreadcrumb([
    { label: t('frame.navigation.account_management') },
    { label: t('accounts.title'), address: accountsAddress },
    { label: name || String(id) },
  ]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={layout.page}>
      {data ? <AccountHeader account={data} /> : <h1>{t('accounts.title')}</h1>}
      {data && <AccountTabs id={id} account={data} />}
      {data ? children(data) : <Skeleton height={420} />}
    </div>
  );
};

const AccountHeader = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  return (
    <header className={layout.header}>
      <div className={layout.name}>
        <AccountBadge id={account.id} name={account.name} large />
        <h1>{account.name}</h1>
        <AccountState status={account.status} inHead />
        <AccountTags account={account} />
        <span className={classes.since}>{t('accounts.page.since', { date: dateAndTime(account.created_at)[0] })}</span>
      </div>
      <AccountActions account={account} />
    </header>
  );
};
