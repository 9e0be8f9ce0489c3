import type { Account } from '@portal/contract/accounts/account.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { BoxIcon } from '../../../ui/icons/freight-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { SignInAsButton } from '../../auth/sign-in-as-button.tsx';
import { AccountFrame } from './account-frame.tsx';

/** What an account ships often. It alone reads and changes these: the operator does so signed in as the account. */
export const AccountCommoditiesPage = () => (
  <AccountFrame>{(account) => <Commodities account={account} />}</AccountFrame>
);

const Commodities = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const { name, status } = account;
  const isOpen = status === 'active';
  return (
    <Card title={t('accounts.page.commodities')}>
      <EmptyState
        icon={BoxIcon}
        action={
          isOpen && (
            <SignInAsButton
              account={account}
              landing="/settings/my-line-items"
              label={t('accounts.page.commodities_open')}
            />
          )
        }
      >
        {t(isOpen ? 'accounts.page.commodities_text' : 'accounts.page.commodities_closed', { name })}
      </EmptyState>
    </Card>
  );
};
