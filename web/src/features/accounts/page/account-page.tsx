import type { Account } from '@portal/contract/accounts/account.ts';
import { useQueryClient } from '@tanstack/react-query';
import layout from '../../../ui/layout/detail-page.module.css';
import { TwinCard } from '../../../ui/primitives/card.tsx';
import { ConnectionCard } from '../../freight-system/connection-card.tsx';
import { connectionKey } from '../../freight-system/freight-system.api.ts';
import { ProviderCard } from '../../single-sign-on/provider-card.tsx';
import { singleSignOnKey } from '../../single-sign-on/single-sign-on.api.ts';
import { accountKeys } from '../accounts.keys.ts';
import { AccountFrame } from './account-frame.tsx';
import { CompanyCard } from './company-card.tsx';
import { Contacts } from './contacts.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { MarkupCard } from './markup-card.tsx';
import { ModesCard } from './modes-card.tsx';
import { Statements } from './statements.tsx';
import { TreeCard } from './tree-card.tsx';
import { UsersCard } from './users-card.tsx';

/** One customer: what it may book, what is agreed with it, and who belongs to it. */
export const AccountPage = () => <AccountFrame>{(account) => <AccountBody account={account} />}</AccountFrame>;

const AccountBody = ({ account }: { account: Account }) => (
  <>
    <FiguresStrip account={account} />
    <div className={layout.columns}>
      <div className={layout.column}>
        <ModesCard account={account} />
        <UsersCard account={account} />
        <ContactsAndStatements account={account} />
        {isLinkable(account) && <SingleSignOnCard account={account} />}
      </div>
      <div className={layout.column}>
        {account.markup_percent !== undefined && <MarkupCard key={account.id} account={account} />}
        <TreeCard account={account} />
        <CompanyCard account={account} />
        {isLinkable(account) && <FreightSystemCard account={account} />}
      </div>
    </div>
  </>
);

/** The operator's own account has no statements. */
const ContactsAndStatements = ({ account }: { account: Account }) => (
  <TwinCard>
    <Contacts account={account} />
    {!account.is_operator && <Statements account={account} />}
  </TwinCard>
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
