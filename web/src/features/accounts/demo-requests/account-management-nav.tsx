import { useQuery } from '@tanstack/react-query';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TabCount, TabLink, TabLinks } from '../../../ui/layout/tab-links.tsx';
import { accountList, rolesCount } from '../accounts.api.ts';
import { demoRequestList } from './demo-requests.api.ts';

/** The screens of account management, with how many accounts, waiting requests and roles there are. */
export const AccountManagementNav = () => {
  const { t } = useTranslation();
  const me = useMe();
  const accounts = useQuery(accountList({ limit: 1 }));
  const requests = useQuery({
    ...demoRequestList({ status: ['waiting'], limit: 1 }),
    enabled: mayDo(me, 'post:accounts'),
  });
  const roles = useQuery({ ...rolesCount, enabled: mayDo(me, 'get:role') });
  return (
    <TabLinks label={t('frame.navigation.account_management')}>
      <TabLink to="/account-management/accounts">
        {t('accounts.title')} <TabCount>{accounts.data?.total}</TabCount>
      </TabLink>
      <TabLink to="/account-management/customers">{t('accounts.crm.title_all')}</TabLink>
      <TabLink to="/account-management/demo-requests">
        {t('accounts.demo_requests_tab')} <TabCount>{requests.data?.total}</TabCount>
      </TabLink>
      <TabLink to="/account-management/roles">
        {t('accounts.roles_tab')} <TabCount>{roles.data}</TabCount>
      </TabLink>
    </TabLinks>
  );
};
