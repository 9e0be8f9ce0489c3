import type { CrmAccount } from '@portal/contract/accounts/account.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { can, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FilterLine } from '../../../ui/lists/filters/filter-line.tsx';
import { ListSearchField } from '../../../ui/lists/filters/list-search-field.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead, ListText } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { TwinCard } from '../../../ui/primitives/card.tsx';
import { SignInAsButton } from '../../auth/sign-in-as-button.tsx';
import { AccountManagementNav } from '../demo-requests/account-management-nav.tsx';
import { accountAddress, ownUsersAddress } from '../addresses.ts';
import formClasses from '../form/account-form.module.css';
import { Contacts } from '../page/contacts.tsx';
import { customersLists } from './customers-list.tsx';
import classes from './customers.module.css';

/** The operator's customers as its CRM knows them. */
export const CustomersPage = () => {
  const { t } = useTranslation();
  useBreadcrumb([{ label: t('frame.navigation.account_management') }, { label: t('accounts.crm.title_all') }]);
  return <Customers of="all" />;
};

/** The own account and those below it, for their administrators. */
export const AccountsBelowPage = () => {
  const { t } = useTranslation();
  useBreadcrumb([{ label: t('accounts.crm.title_below') }]);
  return <Customers of="below" />;
};

const Customers = ({ of }: { of: 'all' | 'below' }) => {
  const { t } = useTranslation();
  const title = t(`accounts.crm.title_${of}`);
  usePageTitle(title);
  const list = useList(customersLists[of]);
  const phone = usePhone();
  const { account, page } = list.search;
  const opened = list.query.data?.items.find(({ id }) => id === account);
  return (
    <ListPage>
      <ListHead title={title} tabs={of === 'all' ? <AccountManagementNav /> : undefined}>
        <LineEnd>{!phone && <TableAppearance list={list} />}</LineEnd>
      </ListHead>
      <ListText>{t(`accounts.crm.text_${of}`)}</ListText>
      <FilterLine>
        <ListSearchField list={list} />
      </FilterLine>
      <ListRows list={list} />
      <ListFoot list={list} />
      {opened && <CustomerDrawer customer={opened} onClose={() => list.change({ account: undefined, page })} />}
    </ListPage>
  );
};

/** Whom to call at a customer, and the ways to its account. */
const CustomerDrawer = ({ customer, onClose }: { customer: CrmAccount; onClose: () => void }) => {
  const { t } = useTranslation();
  const isOperator = can(useMe(), 'see_all_accounts');
  return (
    <Drawer opened onClose={onClose} title={customer.name}>
      <div className={classes.drawer}>
        <div className={formClasses.buttons}>
          {isOperator ? (
            <LinkButton {...accountAddress(customer.id)}>{t('accounts.crm.to_account')}</LinkButton>
          ) : (
            <LinkButton {...ownUsersAddress(customer.id)}>{t('accounts.page.users')}</LinkButton>
          )}
          {customer.status === 'active' && <SignInAsButton account={customer} />}
        </div>
        <TwinCard>
          <Contacts account={customer} />
        </TwinCard>
      </div>
    </Drawer>
  );
};
