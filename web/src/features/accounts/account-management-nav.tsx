import { useTranslation } from '../../platform/words/use-translation.ts';
import { TabLink, TabLinks } from '../../ui/layout/tab-links.tsx';

/** The screens of account management. */
export const AccountManagementNav = () => {
  const { t } = useTranslation();
  return (
    <TabLinks label={t('frame.navigation.account_management')}>
      <TabLink to="/account-management/accounts">{t('accounts.title')}</TabLink>
      <TabLink to="/account-management/customers">{t('accounts.crm.title_all')}</TabLink>
      <TabLink to="/account-management/demo-requests">{t('accounts.demo_requests_tab')}</TabLink>
      <TabLink to="/account-management/roles">{t('accounts.roles_tab')}</TabLink>
    </TabLinks>
  );
};
