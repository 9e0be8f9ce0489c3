import type { Account } from '@portal/contract/accounts/account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import layout from '../../../ui/layout/detail-page.module.css';
import { ConnectionCard } from '../../freight-system/connection-card.tsx';
import { connectionKey } from '../../freight-system/freight-system.api.ts';
import { ProviderCard } from '../../single-sign-on/provider-card.tsx';
import { singleSignOnKey } from '../../single-sign-on/single-sign-on.api.ts';
import { accountKeys } from '../accounts.keys.ts';
import { VolumeBars } from '../volume-bars.tsx';
import { AnswerCard, AnswerCell, Answer, AnswerNote } from '../../../ui/status/answer-card.tsx';
import { AccountFrame } from './account-frame.tsx';
import { CompanyCard } from './company-card.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { MarkupCard } from './markup-card.tsx';
import { ModesCard } from './modes-card.tsx';
import { TreeCard } from './tree-card.tsx';
import { UsersCard } from './users-card.tsx';

/** One customer: what it may book, what is agreed with it, and who belongs to it. */
export const AccountPage = () => <AccountFrame>{(account) => <AccountBody account={account} />}</AccountFrame>;

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
