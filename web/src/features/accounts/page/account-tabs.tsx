import type { Account } from '@portal/contract/accounts/account.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TabCount, TabLink, TabLinks } from '../../../ui/layout/tab-links.tsx';
import {
  accountAddress,
  accountCommoditiesAddress,
  accountHistoryAddress,
  accountStatementAddress,
  accountUsersAddress,
} from '../addresses.ts';

/** The parts of one account, each a screen; the account may still be on its way. */
export const AccountTabs = ({ id, account }: { id: number; account: Account | undefined }) => {
  const { t } = useTranslation();
  return (
    <TabLinks label={t('accounts.page.tabs')}>
      <TabLink {...accountAddress(id)} activeOptions={{ exact: true }}>
        {t('accounts.page.overview')}
      </TabLink>
      <TabLink {...accountUsersAddress(id)}>
        {t('accounts.page.users')} <TabCount>{account?.users}</TabCount>
      </TabLink>
      <TabLink {...accountCommoditiesAddress(id)}>{t('accounts.page.commodities')}</TabLink>
      {!account?.is_operator && <TabLink {...accountStatementAddress(id)}>{t('accounts.page.statements')}</TabLink>}
      <TabLink {...accountHistoryAddress(id)}>{t('accounts.page.history')}</TabLink>
    </TabLinks>
  );
};
