import type { Account } from '@portal/contract/accounts/account.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { date, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TabCount, TabLink, TabLinks } from '../../../ui/layout/tab-links.tsx';
import layout from '../../../ui/layout/detail-page.module.css';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { ConnectionCard } from '../../freight-system/connection-card.tsx';
import { connectionKey } from '../../freight-system/freight-system.api.ts';
import { ProviderCard } from '../../single-sign-on/provider-card.tsx';
import { singleSignOnKey } from '../../single-sign-on/single-sign-on.api.ts';
import { AccountBadge } from '../account-badge.tsx';
import { AccountState } from '../account-state.tsx';
import { AccountTags } from '../account-tags.tsx';
import { accountDetails } from '../accounts.api.ts';
import { accountKeys } from '../accounts.keys.ts';
import { accountAddress, accountHistoryAddress, accountsAddress, accountUsersAddress } from '../addresses.ts';
import { VolumeBars } from '../volume-bars.tsx';
import { AnswerCard, AnswerCell, Answer, AnswerNote } from '../../../ui/status/answer-card.tsx';
import { AccountActions } from './account-actions.tsx';
import classes from './account-page.module.css';
import { CompanyCard } from './company-card.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { MarkupCard } from './markup-card.tsx';
import { ModesCard } from './modes-card.tsx';
import { TreeCard } from './tree-card.tsx';
import { UsersCard } from './users-card.tsx';

const route = getRouteApi('/frame/account-management/accounts/$account');

/** One customer: what it may book, what is agreed with it, and who belongs to it. */
export const AccountPage = () => {
  const { t } = useTranslation();
  const id = Number(route.useParams().account);
  const { data, error, refetch } = useQuery(accountDetails(id));
  if (!(id > 0) || (error instanceof ApiError && error.status === 404)) throw notFound();
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
      {data && <AccountTabs account={data} />}
      {data ? <AccountBody account={data} /> : <Skeleton height={420} />}
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
        <AccountState status={account.status} />
        <AccountTags account={account} />
        <span className={classes.since}>{t('accounts.page.since', { date: date(account.created_at) })}</span>
      </div>
      <AccountActions account={account} />
    </header>
  );
};

const AccountTabs = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  return (
    <TabLinks label={t('accounts.page.tabs')}>
      <TabLink {...accountAddress(account.id)}>{t('accounts.page.overview')}</TabLink>
      <TabLink {...accountUsersAddress(account.id)}>
        {t('accounts.page.users')} <TabCount>{account.users}</TabCount>
      </TabLink>
      <TabLink {...accountHistoryAddress(account.id)}>{t('accounts.page.history')}</TabLink>
    </TabLinks>
  );
};

const AccountBody = ({ account }: { account: Account }) => (
  <>
    <Figures account={account} />
    <div className={layout.columns}>
      <div className={layout.column}>
        <ModesCard account={account} />
        <UsersCard account={account} />
        <ContactsCard account={account} />
        {isLinkable(account) && <SingleSignOnCard account={account} />}
      </div>
      <div className={layout.column}>
        {account.markup_percent !== undefined && <MarkupCard account={account} />}
        <TreeCard account={account} />
        <CompanyCard account={account} />
        {isLinkable(account) && <FreightSystemCard account={account} />}
      </div>
    </div>
  </>
);

/** Whether people of the account may sign in from elsewhere. */
const isLinkable = (account: Account): boolean => !account.is_operator && account.status !== 'closed';

/** A change of one card changes the version of both. */
const useReadAgain = (id: number) => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [accountKeys.account(id), connectionKey(id), singleSignOnKey(id)])
      void client.invalidateQueries({ queryKey });
  };
};

const SingleSignOnCard = ({ account: { id } }: { account: Account }) => (
  <ProviderCard accountId={id} onSaved={useReadAgain(id)} />
);

const FreightSystemCard = ({ account: { id } }: { account: Account }) => (
  <ConnectionCard accountId={id} onSaved={useReadAgain(id)} />
);

/** How much the account sends, and what is on its way. */
const Figures = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  return (
    <AnswerCard third="narrow">
      <AnswerCell question={t('accounts.page.loads')}>
        <Answer>{number(account.loads_30_days)}</Answer>
        <AnswerNote>{t('accounts.page.loads_before', { count: account.loads_30_days_before })}</AnswerNote>
      </AnswerCell>
      <AnswerCell question={t('accounts.page.weeks')}>
        <VolumeBars weeks={account.weeks} />
      </AnswerCell>
      <AnswerCell question={t('accounts.page.open_loads')}>
        <Answer>{number(account.open_loads)}</Answer>
        <AnswerNote>{t('accounts.page.open_loads_note')}</AnswerNote>
      </AnswerCell>
    </AnswerCard>
  );
};
